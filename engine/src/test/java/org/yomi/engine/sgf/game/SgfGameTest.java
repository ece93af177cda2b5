package org.yomi.engine.sgf.game;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfPoint;

class SgfGameTest {

    private static SgfGame game(String text) throws SgfException {
        return SgfReader.read(text).get(0);
    }

    /** A sequence in words: {@code +B aa bb} adds, {@code -aa} clears, {@code B aa} plays, {@code =W} sets the turn. */
    static String words(SgfSequence sequence) {
        String changes = sequence.changes().stream().map(SgfGameTest::words).collect(joining(", "));
        return changes + " / " + sequence.toPlay().name().toLowerCase(Locale.ROOT);
    }

    private static String words(SgfChange change) {
        if (change instanceof SgfChange.AddStones add) {
            return "+" + add.color().letter() + " " + words(add.points());
        }
        if (change instanceof SgfChange.ClearPoints clear) {
            return "-" + words(clear.points());
        }
        if (change instanceof SgfChange.Move move) {
            return move.color().letter() + " " + (move.point() == null ? "pass" : move.point());
        }
        return "=" + ((SgfChange.SetToPlay) change).color().letter();
    }

    private static String words(List<SgfPoint> points) {
        return points.stream().map(SgfPoint::toString).collect(joining(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
                    # game                                          | changes, who moves then
                    (;)                                             | ' / black'
                    (;HA[2]AB[aa][bb])                              | +B aa bb / white
                    (;HA[0])                                        | ' / black'
                    (;HA[many])                                     | ' / black'
                    (;PB[x];HA[2]AB[aa][bb])                        | +B aa bb / white
                    (;HA[0];HA[2]AB[aa][bb])                        | +B aa bb / black
                    (;SZ[9]SZ[9];SZ[9:9]B[aa])                      | B aa / white
                    (;;SZ[19]B[aa])                                 | B aa / white
                    (;PL[W]AW[aa:ba]AB[cc])                         | +W aa ba, +B cc, =W / white
                    (;B[aa];W[bb];B[])                              | B aa, W bb, B pass / white
                    (;B[aa];B[bb];W[tt])                            | B aa, B bb, W pass / black
                    (;B[aa];PL[B])                                  | B aa, =B / black
                    (;PL[W];B[aa])                                  | =W, B aa / white
                    (;B[aa];AE[aa]AW[bb]C[hello];W[cc])             | B aa, -aa, +W bb, W cc / black
                    (;B[aa]PL[B]AB[cc])                             | +B cc, B aa, =B / black
                    (;B[aa](;W[bb];B[cc])(;W[dd]))                  | B aa, W bb, B cc / white
                    (;AB[]AE[];KO[]W[aa])                           | W aa / black
                    (;AB[aa][aa]AE[aa];AW[aa])                      | +B aa, -aa, +W aa / black
                    (;B[aa]W[bb])                                   | B aa, W bb / black
                    """)
    void replaysTheMainLine(String text, String expected) throws SgfException {
        assertThat(words(game(text).sequence())).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1 | +B aa / black
                    2 | +B aa, B bb / white
                    3 | +B aa, B bb, W pass, +W dd, =W / black
                    4 | +B aa, B bb, W pass, +W dd, =W, B ee / black
                    5 | +B aa, B bb, W pass, +W dd, =W, B ee, B ff, -ff / white
                    9 | +B aa, B bb, W pass, +W dd, =W, B ee, B ff, -ff / white
                    """)
    void stopsBeforeAMove(int moveNumber, String expected) throws SgfException {
        SgfGame game = game("(;AB[aa];B[bb];W[];AW[dd]PL[W];;B[ee];B[ff];AE[ff])");
        assertThat(words(game.sequenceBefore(moveNumber))).isEqualTo(expected);
    }

    @Test
    void doesTheSetupThatStandsInOneNodeWithTheMoveStoppedAt() throws SgfException {
        assertThat(words(game("(;B[bb]AB[aa])").sequenceBefore(1))).isEqualTo("+B aa / black");
    }

    @Test
    void aMoveThatIsNotReachedMayBeBroken() throws SgfException {
        SgfGame game = game("(;SZ[9];B[aa];W[bb];B[zz])");
        assertThat(words(game.sequenceBefore(2))).isEqualTo("B aa / white");
        assertThatThrownBy(game::sequence)
                .isInstanceOf(SgfException.class)
                .hasMessage("line 1, column 23: expected a point on the 9x9 board, found [zz]");
    }

    @Test
    void moveNumbersBeginWithOne() throws SgfException {
        SgfGame game = game("(;)");
        assertThatThrownBy(() -> game.sequenceBefore(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("moveNumber must be 1 or more, is 0");
    }

    @Test
    void replaysALineThatIsDeeperThanTheStack() throws SgfException {
        SgfGame game = game("(" + ";B[aa];W[bb]".repeat(50_000) + ")");
        assertThat(game.sequence().changes()).hasSize(100_000);
        assertThat(game.sequenceBefore(100_000).toPlay()).isEqualTo(SgfColor.WHITE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (;GM[2])                | line 1, column 6: expected a game of Go, GM[1], found GM[2]
                    (;SZ[1])                | line 1, column 6: expected a board size of 2 to 25 points a side, found [1]
                    (;)(;SZ[26])            | line 1, column 9: expected a board size of 2 to 25 points a side, found [26]
                    (;B[aa][bb])            | line 1, column 9: expected one value of B in a node, found 2
                    (;PL[])                 | line 1, column 6: expected a colour, B or W, found []
                    (;AB[dd]AW[cc][dd])     | line 1, column 16: expected a stone of one colour on a point, found [dd] in AB and AW
                    (;AW[aa:cc]AB[bb])      | line 1, column 6: expected a stone of one colour on a point, found [bb] in AB and AW
                    (;C[no size];SZ[9]B[aa]) | line 1, column 17: expected one size of the board, that of the first node, 19x19, found [9]
                    (;SZ[9]SZ[5])           | line 1, column 11: expected one size of the board, that of the first node, 9x9, found [5]
                    (;SZ[9];B[aa]SZ[x])     | line 1, column 17: expected a board size such as 19 or 19:13, found [x]
                    (;SZ[9]AB[aa:jj])       | line 1, column 14: expected a point on the 9x9 board, found [jj]
                    """)
    void saysWhatIsWrongWithAGame(String text, String message) {
        assertThatThrownBy(() -> {
                    for (SgfGame game : SgfReader.read(text)) {
                        game.sequence();
                    }
                })
                .isInstanceOf(SgfException.class)
                .hasMessage(message);
    }

    @Test
    void readsWhatTheRootSaysOfTheGame() throws SgfException {
        SgfGame game = game("(;GM[1]SZ[19:13]KM[6.5]HA[3]RE[ B+3.5 ]PB[Kitani\nMinoru])");
        assertThat(game.width()).isEqualTo(19);
        assertThat(game.height()).isEqualTo(13);
        assertThat(game.komi()).hasValue(6.5);
        assertThat(game.sequence().toPlay()).isEqualTo(SgfColor.WHITE);
        assertThat(game.rootText("RE")).contains("B+3.5");
        assertThat(game.rootText("PB")).contains("Kitani Minoru");
        assertThat(game.rootText("PW")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"-7.5, -7.5", "0, 0", "7., 7", ".5, 0.5", "+6, 6", "'6,5', 6.5", "',5', 0.5"})
    void readsKomi(String text, double komi) throws SgfException {
        assertThat(game("(;KM[" + text + "])").komi()).hasValue(komi);
    }

    @Test
    void readsWhatANodeBehindTheRootSaysOfTheGame() throws SgfException {
        SgfGame game = game("(;SZ[9];HA[2]KM[0.5]AB[aa][bb](;W[cc])(;W[dd]))");
        assertThat(game.komi()).hasValue(0.5);
        assertThat(words(game.sequence())).isEqualTo("+B aa bb, W cc / black");
        SgfGame variations = game("(;SZ[9](;AB[aa])(;HA[2]AB[aa][bb]))");
        assertThat(words(variations.sequence())).isEqualTo("+B aa / black");
    }

    @ParameterizedTest
    @CsvSource({"''", "six", "'1,006.5'", "','", "NaN", "1e3", "0x10", "6.5d", "."})
    void takesAKomiThatIsNoNumberForNone(String text) throws SgfException {
        assertThat(game("(;KM[" + text + "])").komi()).isEmpty();
    }

    @Test
    void takesAKomiThatNoDoubleHoldsForNone() throws SgfException {
        assertThat(game("(;KM[" + "9".repeat(400) + "])").komi()).isEmpty();
    }
}
