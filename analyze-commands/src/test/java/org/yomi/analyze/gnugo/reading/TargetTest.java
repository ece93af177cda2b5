package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

/** Whether a line shows that a stone is taken in a ko; White's are taken. */
class TargetTest {
    private static final String KO = """
            . . . . . .
            . X O . . .
            X O . O . .
            . X O . . .
            """;

    private static final String BLOCK = """
            . . . . . .
            . X X . . .
            X O O . . .
            . X X . . .
            """;

    private static boolean isTakenByKo(String diagram, String... line) {
        Position position = Position.parse(diagram, Colour.BLACK);
        List<Integer> moves = Arrays.stream(line)
                .map(name -> position.geometry().parse(name).orElseThrow())
                .toList();
        int stone = position.geometry().parse("B2").orElseThrow();
        return new Target(List.of(stone), Colour.WHITE).isTakenByKo(moves, position);
    }

    @Test
    void aLoneStoneMayBe() {
        assertThat(isTakenByKo(KO, "C2")).isTrue();
        assertThat(isTakenByKo(KO.replace("X O . O", "X O . ."), "C2")).isFalse();
    }

    @Test
    void aLineThatEndsBeforeDoesNotShowThatItIsNot() {
        assertThat(isTakenByKo(KO)).isTrue();
        assertThat(isTakenByKo(BLOCK)).as("two stones never are").isFalse();
    }
}
