package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input gives a message that names what is wrong, changes nothing, and the engine goes on. */
class BadInputTest {
    private final TestEngine engine = new TestEngine();

    @BeforeEach
    void aGameHasBegun() {
        engine.ask("boardsize 9", "komi 5.5", "play b D4", "play w E5", "play b E4");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    yomi-capture D44              | argument 1 must be a vertex such as D4 on this 9x9 board, got 'D44'
                    yomi-capture K1               | got 'K1'
                    yomi-live pass                | got 'pass'
                    yomi-solve b capture(Q16)     | goal, column 9: expected a vertex from A1 to J9, found 'Q16'
                    yomi-solve b capture(D5)      | D5 is empty; capture needs a stone
                    yomi-capture D5               | argument 1 must be a vertex with a stone, but D5 is empty
                    yomi-live A1                  | argument 1 must be a vertex with a stone, but A1 is empty
                    yomi-connect D4 A1            | argument 2 must be a vertex with a stone, but A1 is empty
                    yomi-connect D4 E5            | the stones of arguments 1 and 2 must have one colour
                    yomi-solve b enter(D5,A1-J1)  | D5 is empty; enter needs a stone
                    yomi-solve b enter(D4)        | goal, column 9: expected ',' and a region, such as A1-C3, found ')'
                    yomi-solve b race(D4)         | goal, column 8: expected ',' and a stone of the other colour, found ')'
                    yomi-solve b race(D4,D5)      | D5 is empty; race needs a stone
                    yomi-solve b race(D4,E4)      | D4 and E4 are both black; race needs stones of the other colour after the first
                    yomi-connect D4               | expected 2 arguments, got 1
                    yomi-solve b capture(D4) & capture(E5) | the parts of & have different players
                    yomi-status capture(D4        | expected ')', found the end
                    yomi-solve b invade(b,A1) & invade(b,A2) & invade(b,A3) & invade(b,A4) & invade(b,A5) & invade(b,A6) & invade(b,A7) & invade(b,A8) & invade(b,A9) & invade(b,B1) & safe(D4) | or else up to 10 different parts
                    yomi-solve capture(D4)        | expected at least 2 arguments, got 1
                    yomi-solve green capture(D4)  | argument 1 must be a colour (b or w), got 'green'
                    yomi-status b capture(D4)     | found 'b'; no colour stands before a goal here
                    yomi-goal White capture(D4)   | found 'White'; no colour stands before a goal here
                    yomi-solve b w capture(D4)    | found 'w'; no colour stands before a goal here
                    yomi-status                   | expected at least 1 argument, got 0
                    yomi-json b                   | expected at least 2 arguments, got 1
                    yomi-goal kill(D4)            | expected a goal
                    yomi-param colour red         | argument 1 must be one of nodes, seconds
                    yomi-param nodes many         | argument 2 must be a whole number from 1 to
                    yomi-param nodes 0            | argument 2 must be a whole number from 1 to
                    yomi-param nodes              | argument 2 must be a whole number from 1 to 2147483647, but it is missing
                    yomi-param seconds 0          | argument 2 must be a number from
                    yomi-param escape 626         | a whole number from 0 to 625, got '626'; or the word default
                    yomi-param escape             | but it is missing
                    yomi-param ko C               | argument 2 must be one of all, A, N, B
                    yomi-param solver magic       | argument 2 must be one of dfpn, dynamic, static, room, lambda, plain
                    yomi-param threads 0          | argument 2 must be a whole number from 1 to
                    yomi-param threads 999999     | argument 2 must be a whole number from 1 to
                    yomi-explain b                | expected at least 2 arguments, got 1
                    yomi-explain capture(D4) b    | argument 1 must be a colour
                    yomi-explain b capture(A1)    | A1 is empty
                    yomi-order b                  | expected at least 2 arguments
                    yomi-param live_gfx maybe     | argument 2 must be one of true, false, 1, 0
                    yomi-param nodes 1 2          | expected 0 to 2 arguments, got 3
                    analyze b 10 x                | expected 0 to 2 arguments, got 3
                    analyze x                     | argument 1 must be a colour
                    boardsize 26                  | argument 1 must be a whole number from 2 to 25, got '26'
                    boardsize 1                   | from 2 to 25
                    boardsize                     | expected 1 argument, got 0
                    rectangular_boardsize 9 99    | argument 2 must be a whole number from 2 to 25, got '99'
                    komi much                     | argument 1 must be a number, got 'much'
                    play b                        | expected 2 arguments, got 1
                    play b D4                     | illegal move: black D4, the point is occupied
                    play b K10                    | argument 2 must be a vertex such as D4 or pass on this 9x9 board
                    gogui-play_sequence b A1 w A1 | illegal move: white A1, the point is occupied
                    gogui-play_sequence           | expected at least 2 arguments, got 0; usage: gogui-play_sequence COLOR VERTEX
                    gogui-play_sequence b         | expected at least 2 arguments, got 1
                    gogui-play_sequence b A1 w    | argument 4 must be a vertex
                    undo 2                        | expected no arguments, got 1
                    gg-undo 4                     | cannot undo: only 3 moves were played
                    gg-undo -1                    | argument 1 must be a whole number from 0
                    gogui-setup b A1              | the board is not empty: clear_board first
                    gogui-setup_player            | expected 1 argument, got 0
                    set_free_handicap A1 B1       | the board is not empty: clear_board first
                    fixed_handicap 2              | the board is not empty: clear_board first
                    place_free_handicap 1         | argument 1 must be a whole number from 2
                    loadsgf there-is-none.sgf     | there is no file there-is-none.sgf
                    loadsgf my game.sgf           | there is no file my; a name with blanks goes in quotes
                    loadsgf "my game.sgf          | there is no file "my; a name with blanks goes in quotes
                    loadsgf none.sgf D4           | there is no file none.sgf
                    loadsgf src                   | cannot read the file src
                    genmove                       | expected 1 argument, got 0
                    time_settings 1 2             | expected 3 arguments, got 2
                    time_left b -1 0              | argument 2 must be a whole number from 0
                    cputime now                   | expected no arguments, got 1
                    gogui-title x                 | expected no arguments, got 1
                    countlib D5                   | argument 1 must be a vertex with a stone, but D5 is empty
                    accuratelib b D4              | argument 2 must be an empty vertex, but a stone is on D4
                    is_legal D4                   | expected 2 arguments, got 1
                    list_stones green             | argument 1 must be a colour (b or w), got 'green'
                    trymove b D4                  | illegal move: black D4, the point is occupied
                    popgo                         | no move is being tried
                    yomi-zoom b capture(D4)       | unknown command
                    """)
    void isRefusedAndNothingChanges(String command, String message) {
        String before = engine.state();
        assertThat(engine.fail(command)).contains(message);
        assertThat(engine.state()).isEqualTo(before);
        assertThat(engine.ask("name")).isEqualTo("Yomi");
    }
}
