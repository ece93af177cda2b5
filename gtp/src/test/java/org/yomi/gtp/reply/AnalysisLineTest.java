package org.yomi.gtp.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Vertex;

class AnalysisLineTest {
    private static final Vertex D4 = new Vertex(3, 3);
    private static final Vertex E5 = new Vertex(4, 4);

    private final AnalysisLine line = new AnalysisLine(BoardSize.square(9));

    @Test
    void putsAllMovesOnOneLine() {
        line.move(List.of(D4, E5), 10, 10_000).move(List.of(E5), 9, 5556);

        assertThat(line)
                .hasToString("info move D4 visits 10 winrate 10000 pv D4 E5 info move E5 visits 9 winrate 5556 pv E5");
    }

    @Test
    void isEmptyWithoutMoves() {
        assertThat(line).hasToString("");
    }

    @Test
    void endsTheLineOfPlayAtAPass() {
        assertThat(line.move(List.of(D4, Vertex.PASS, E5), 1, 1)).hasToString("info move D4 visits 1 winrate 1 pv D4");
    }

    @Test
    void neverSaysWinrateZero() {
        assertThat(line.move(List.of(D4), 1, 0)).hasToString("info move D4 visits 1 winrate 1 pv D4");
    }

    @ParameterizedTest
    @CsvSource({"0,5000", "-1,5000", "1,-1", "1,10001"})
    void refusesNumbersOutOfRange(int visits, int winrate) {
        assertThatIllegalArgumentException().isThrownBy(() -> line.move(List.of(D4), visits, winrate));
        assertThat(line).hasToString("");
    }

    @Test
    void refusesWhatIsNoPoint() {
        assertThatIllegalArgumentException().isThrownBy(() -> line.move(List.of(), 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> line.move(List.of(Vertex.PASS, D4), 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> line.move(List.of(D4, new Vertex(9, 9)), 1, 1));
        assertThat(line).hasToString("");
    }
}
