package org.yomi.analyze.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.analyze.TestEngine;
import org.yomi.solvers.proof.ProofNumberSolver;

class SetupTest {
    @TempDir
    Path directory;

    private TestEngine engine = new TestEngine();

    @BeforeEach
    void startInTheDirectory() {
        engine = new TestEngine(directory, new ProofNumberSolver());
    }

    private void file(String name, String sgf) throws IOException {
        Files.writeString(directory.resolve(name), sgf);
    }

    @Test
    void theLastPositionIsLoadedAndItsMovesCanBeTakenBack() throws IOException {
        file("a game.sgf", "(;SZ[5]KM[6.5]AB[aa]AW[ee];B[cc];W[bb](;B[dd])(;B[ab]))");
        assertThat(engine.ask("loadsgf \"a game.sgf\"")).isEqualTo("white");
        assertThat(engine.ask("showboard"))
                .contains("5 X . . . .", "4 . O . . .", "3 . . X . .", "2 . . . X .", "1 . . . . O")
                .endsWith("white to move, 3 moves, komi 6.5");
        assertThat(engine.ask("gg-undo 2", "showboard")).endsWith("white to move, 1 move, komi 6.5");
        assertThat(engine.ask("gg-undo 1", "showboard")).contains("5 X . . . .", "1 . . . . O", "0 moves");
    }

    @Test
    void thePositionBeforeAMoveIsLoaded() throws IOException {
        file("game.sgf", "(;SZ[5];B[cc];W[bb];B[dd])");
        assertThat(engine.ask("loadsgf game.sgf 2")).isEqualTo("white");
        assertThat(engine.ask("showboard")).contains(" 1 move,", "3 . . X . .", "4 . . . . .");
        assertThat(engine.ask("loadsgf game.sgf 1", "showboard")).contains("black to move, 0 moves");
        assertThat(engine.ask("loadsgf game.sgf 99", "showboard")).contains("3 moves");
        assertThat(engine.fail("loadsgf game.sgf x"))
                .isEqualTo("argument 2 must be the number of a move, such as 12, or its vertex, such as D4, got 'x'");
        assertThat(engine.fail("loadsgf game.sgf 0")).contains("argument 2 must be a whole number from 1");
    }

    @Test
    void thePositionBeforeTheFirstMoveOnAPointIsLoaded() throws IOException {
        file("game.sgf", "(;SZ[5];B[cc];W[bb];B[dd])");
        assertThat(engine.ask("loadsgf game.sgf b4")).isEqualTo("white");
        assertThat(engine.ask("showboard")).contains(" 1 move,", "3 . . X . .", "4 . . . . .");
        assertThat(engine.ask("loadsgf game.sgf A1", "showboard")).contains("3 moves");
        assertThat(engine.fail("loadsgf game.sgf K10")).contains("argument 2 must be a vertex such as D4 on this 5x5");
    }

    @Test
    void closingParenthesesMayBeMissingAtTheEndOfAFile() throws IOException {
        file("game.sgf", "(;SZ[5]AB[aa]AW[ee];B[cc](;W[bb]\n");
        assertThat(engine.ask("loadsgf game.sgf")).isEqualTo("black");
        assertThat(engine.ask("showboard")).contains("5 X . . . .", "4 . O . . .", "3 . . X . .", "2 moves");
    }

    @Test
    void theHelpSaysWhatHappensToAGameThatIsTooShort() {
        assertThat(engine.ask("help loadsgf").replaceAll("\\s+", " "))
                .contains(
                        "If the game has fewer moves, or none on that vertex, this is no error but its last position");
    }

    @Test
    void theSideToMoveOfAProblemIsKept() throws IOException {
        file("problem.sgf", "(;SZ[9:5]AB[aa]AW[bb]PL[W])");
        assertThat(engine.ask("loadsgf problem.sgf")).isEqualTo("white");
        assertThat(engine.ask("showboard")).contains("A B C D E F G H J", "white to move");
    }

    @Test
    void stonesThatSetupTakesAreNotCaptured() throws IOException {
        file("game.sgf", "(;SZ[5];B[aa];W[ba];B[ee];W[ab];AE[ee])");
        assertThat(engine.ask("loadsgf game.sgf", "captures w")).isEqualTo("1");
        assertThat(engine.ask("captures b")).isEqualTo("0");
    }

    @Test
    void stonesMayBeSetUpBetweenMovesAndReplaceOthers() throws IOException {
        file("setup.sgf", "(;SZ[5];B[cc];AW[cc][aa]AE[bb];W[dd];AB[ab][ba]AE[aa])");
        engine.ask("loadsgf setup.sgf");
        assertThat(engine.ask("showboard")).contains("5 . X . . .", "4 X . . . .", "3 . . O . .", "2 . . . O .");
    }

    @Test
    void aRecordMayBreakTheKoRuleButNotPlayOnStones() throws IOException {
        file("ko.sgf", "(;SZ[4]AB[ba][ab][bc]AW[ca][cc][db]AB[cb];W[bb];B[cb])");
        assertThat(engine.ask("loadsgf ko.sgf")).isEqualTo("white");
        file("occupied.sgf", "(;SZ[4];B[aa];W[aa])");
        assertThat(engine.fail("loadsgf occupied.sgf"))
                .isEqualTo("occupied.sgf, move 2: illegal move: white A4, the point is occupied");
    }

    @Test
    void aBrokenFileNamesLineAndColumnAndLeavesTheGame() throws IOException {
        engine.ask("boardsize 9", "play b D4");
        String before = engine.state();
        file("broken.sgf", "(;SZ[9]\n;B[dd];W[zz])");
        assertThat(engine.fail("loadsgf broken.sgf")).startsWith("broken.sgf, line 2, column ");
        file("open.sgf", "(;SZ[9]\n;B[dd");
        assertThat(engine.fail("loadsgf open.sgf")).contains("line 2, column ");
        file("large.sgf", "(;SZ[26])");
        assertThat(engine.fail("loadsgf large.sgf")).contains("line 1, column ").contains("2 to 25");
        file("empty.sgf", "");
        engine.fail("loadsgf empty.sgf");
        file("dead.sgf", "(;SZ[9]AB[aa]AW[ab][ba])");
        assertThat(engine.fail("loadsgf dead.sgf"))
                .isEqualTo("dead.sgf, setup before move 1: the block at A9 has no liberty");
        assertThat(engine.state()).isEqualTo(before);
    }

    @Test
    void setupNeedsAnEmptyBoardAndLiberties() {
        engine.ask("boardsize 5");
        assertThat(engine.fail("gogui-setup b A1 w A2 w B1")).contains("the block at A1 has no liberty");
        assertThat(engine.fail("gogui-setup b A1 w A1")).isEqualTo("two stones on A1");
        engine.ask("gogui-setup b A1 w E5");
        assertThat(engine.ask("showboard")).contains("5 . . . . O", "1 X . . . .", "black to move, 0 moves");
        assertThat(engine.fail("gogui-setup b B2")).contains("not empty");
        engine.ask("clear_board", "play b pass");
        assertThat(engine.ask("gogui-setup b B2", "showboard")).contains("2 . X . . .", "2 moves");
        assertThat(engine.ask("undo", "showboard")).contains("2 . . . . .", " 1 move,");
    }

    @Test
    void anyStonesAreAHandicap() {
        engine.ask("boardsize 5", "set_free_handicap A1");
        assertThat(engine.ask("showboard")).contains("1 X . . . .", "white to move, 0 moves");
        engine.ask("clear_board", "set_free_handicap A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 C3");
        assertThat(engine.fail("set_free_handicap D4")).contains("not empty");
        engine.ask("clear_board");
        assertThat(engine.fail("set_free_handicap D4 D4")).isEqualTo("two stones on D4");
    }

    @Test
    void fixedHandicapsHaveTheirCustomaryPoints() {
        assertThat(engine.ask("boardsize 19", "fixed_handicap 2")).isEqualTo("D4 Q16");
        assertThat(engine.ask("clear_board", "fixed_handicap 5")).isEqualTo("D4 Q16 D16 Q4 K10");
        assertThat(engine.ask("clear_board", "fixed_handicap 6")).isEqualTo("D4 Q16 D16 Q4 D10 Q10");
        assertThat(engine.ask("clear_board", "fixed_handicap 7")).isEqualTo("D4 Q16 D16 Q4 D10 Q10 K10");
        assertThat(engine.ask("clear_board", "fixed_handicap 9")).isEqualTo("D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
        assertThat(engine.ask("boardsize 9", "fixed_handicap 3")).isEqualTo("C3 G7 C7");
        assertThat(engine.ask("boardsize 8", "place_free_handicap 9")).isEqualTo("C3 F6 C6 F3");
        engine.ask("clear_board");
        assertThat(engine.fail("fixed_handicap 5")).contains("from 2 to 4, got '5'");
        engine.ask("boardsize 6");
        assertThat(engine.fail("fixed_handicap 2")).contains("a 6x6 board has no handicap points");
    }
}
