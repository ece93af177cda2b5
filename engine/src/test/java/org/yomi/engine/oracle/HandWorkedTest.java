package org.yomi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.yomi.engine.oracle.board.Side.BLACK;
import static org.yomi.engine.oracle.board.Side.WHITE;

import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;

/** Cases that were worked out by hand. Most allow moves on a few points only, so that a person can see it all. */
class HandWorkedTest {
    private static Oracle oracle(Position position, Goal goal, String within, String alive) {
        Assumptions assumptions = Assumptions.NONE
                .withWithin(position.grid().set(within))
                .withAlive(position.grid().set(alive));
        return new Oracle(position.grid(), goal, assumptions);
    }

    /** Result, best moves and threats, as one text. */
    private static String answer(Oracle oracle, Position position, Side first) {
        int threats = oracle.threats(position, first);
        String moves = oracle.bestMoves(position, first).stream()
                .map(position.grid()::name)
                .collect(Collectors.joining(" "));
        String counted = threats == 0 ? "" : threats == Oracle.MANY ? " many" : " " + threats;
        return oracle.result(position, first) + counted + " [" + moves + "]";
    }

    @ParameterizedTest
    @CsvSource({
        // White owns the last row and everything below; the eye space is in the top row.
        ".XXX, WON [pass A4], WON []",
        "..XX, WON [pass A4 B4], WON []",
        "...X, WON [B4], LOST [B4]",
        "...., LOST, LOST",
        ".X.X, LOST [], LOST [pass]",
    })
    void eyeSpacesInARow(String row, String whiteFirst, String blackFirst) {
        Position position = Position.parse(row + " XXXX OOOO ....");
        Goal goal = Goal.capture(position, "B3");
        Oracle oracle = oracle(position, goal, "A4 B4 C4 D4 A3 B3 C3 D3", "");
        assertThat(answer(oracle, position, WHITE)).startsWith(whiteFirst);
        assertThat(answer(oracle, position, BLACK)).startsWith(blackFirst);
    }

    @Test
    void twoEyesAreSafeAtOnceAndCannotBeTakenOnTheOpenBoard() {
        Position position = Position.parse(".X.X XXXX OO.O");
        assertThat(Oracle.solve(position, Goal.safe(position, "A2"), WHITE)).isEqualTo(Result.WON);
        assertThat(Oracle.solve(position, Goal.capture(position, "A2"), WHITE)).isEqualTo(Result.LOST);
        assertThat(Oracle.solve(position, Goal.live(position, "A2"), WHITE)).isEqualTo(Result.WON);
    }

    @Test
    void takingBackAStoneBeforeTheKoIsFilledNeedsOneThreat() {
        Position position = Position.parse(".XObO XXXOO OOOO.");
        Oracle capture = oracle(position, Goal.capture(position, "C3"), "C3 D3", "E3");
        assertThat(answer(capture, position, BLACK)).isEqualTo("KO_MINUS 1 [D3]");
        Oracle live = oracle(position, Goal.live(position, "C3"), "C3 D3", "E3");
        assertThat(answer(live, position, BLACK)).isEqualTo("KO_PLUS 1 [D3]");
    }

    @Test
    void banOfThePlayerWhoDoesNotMoveFirstIsVoid() {
        Position position = Position.parse(".XObO XXXOO OOOO.");
        Oracle capture = oracle(position, Goal.capture(position, "C3"), "C3 D3", "E3");
        assertThat(answer(capture, position.unbanned(), BLACK)).isEqualTo("WON [D3]");
        assertThat(answer(capture, position, WHITE)).isEqualTo(answer(capture, position.unbanned(), WHITE));
        assertThat(answer(capture, position, WHITE)).isEqualTo("LOST [D3]");
    }

    /** Black has the eye A3 and at C3 one that white takes by a ko; nobody can end the ko but by filling the eye. */
    @Test
    void groupThatLivesOnlyByAnEndlessKoNeedsManyThreats() {
        Position position = Position.parse(".X.XO XXXOO OOOO.");
        Oracle live = oracle(position, Goal.live(position, "B3"), "A3 C3 D3", "E3");
        assertThat(answer(live, position, WHITE)).isEqualTo("KO_MINUS many [pass C3]");
        assertThat(answer(live, position, BLACK)).isEqualTo("KO_MINUS many [pass]");
        Oracle capture = oracle(position, Goal.capture(position, "B3"), "A3 C3 D3", "E3");
        assertThat(answer(capture, position, WHITE)).isEqualTo("KO_PLUS many [pass C3]");
    }

    /** As above, but white can also end the ko at B3: with the second ko alone black is where he was above. */
    @Test
    void twoKosThatOnlyTheAttackerCanEndAreNoBetterThanOne() {
        Position position = Position.parse("OX.X.XO OOXXXOO .OX.XO.");
        Oracle live = oracle(position, Goal.live(position, "D2"), "B3 C3 E3 F3 D1", "");
        assertThat(live.result(position, WHITE)).isEqualTo(Result.KO_MINUS);
        assertThat(live.threats(position, WHITE)).isEqualTo(Oracle.MANY);
    }

    /**
     * Black has the eye D3 and white the eye H1; each needs one of the two kos, and whoever ends a ko is captured. White
     * takes one, black the other, and so on for ever.
     */
    @Test
    void doubleKoSekiIsLifeForBothUnderEveryRule() {
        Position position = Position.parse("X.X.XO.O OXXXXXOO OOOOOOO.");
        Goal goal = Goal.live(position, "C2");
        Oracle black = oracle(position, goal, "A3 B3 D3 F3 G3 H1", "");
        assertThat(answer(black, position, WHITE)).isEqualTo("WON []");
        assertThat(black.result(position, BLACK)).isEqualTo(Result.WON);
        Position taken = Position.parse("bOX.XO.O OXXXXXOO OOOOOOO.");
        assertThat(answer(black, taken, BLACK)).isEqualTo("WON [G3]");
        Position answered = Position.parse(".OX.XwXO OXXXXXOO OOOOOOO.");
        assertThat(answer(black, answered, WHITE)).isEqualTo("WON []");
        Oracle white = oracle(position, Goal.live(position, "A2"), "A3 B3 D3 F3 G3 H1", "");
        assertThat(white.result(position, WHITE)).isEqualTo(Result.WON);
        assertThat(answer(white, position, BLACK)).isEqualTo("WON []");
        Assumptions peaceful = black.assumptions().withNoko(BLACK);
        assertThat(new Oracle(position.grid(), goal, peaceful).result(position, WHITE))
                .isEqualTo(Result.LOST);
    }

    /** Whoever plays on one of the two common liberties is captured on the other. */
    @Test
    void inSekiBothLiveAndNobodyMoves() {
        Position position = Position.parse("OOOO .XXO X.OO");
        Oracle black = new Oracle(position.grid(), Goal.live(position, "A1"), Assumptions.NONE);
        assertThat(answer(black, position, BLACK)).isEqualTo("WON [pass]");
        assertThat(answer(black, position, WHITE)).isEqualTo("WON []");
        Oracle white = new Oracle(position.grid(), Goal.live(position, "D1"), Assumptions.NONE);
        assertThat(answer(white, position, BLACK)).isEqualTo("WON []");
        assertThat(answer(white, position, WHITE)).isEqualTo("WON [pass]");
        assertThat(Oracle.solve(position, Goal.safe(position, "A1"), BLACK)).isEqualTo(Result.LOST);
    }

    /** Black throws in at C1; when white takes it from B1, black takes four stones at C1, and no ban is in the way. */
    @Test
    void snapback() {
        Position position = Position.parse(".XX. XOOX X..O");
        Oracle capture = oracle(position, Goal.capture(position, "B2"), "B1 C1 B2 C2", "D1");
        assertThat(answer(capture, position, BLACK)).isEqualTo("WON [C1]");
        assertThat(answer(capture, position, WHITE)).isEqualTo("LOST [C1]");
        Position thrownIn = Position.parse(".XX. XOOX X.XO");
        assertThat(answer(capture, thrownIn, WHITE)).isEqualTo("WON []");
    }

    @Test
    void sendingTwoAndReturningOneGoesRoundUnderSimpleKo() {
        Position start = Position.parse("..... XXXOO X.O.O");
        Oracle oracle = new Oracle(start.grid(), Goal.live(start, "B2"), Assumptions.NONE);
        Position two = play(oracle, start, WHITE, "B1");
        Position taken = play(oracle, two, BLACK, "D1");
        assertThat(taken).isEqualTo(Position.parse("..... XXXOO X..XO"));
        assertThat(play(oracle, taken, WHITE, "C1")).isEqualTo(start);
    }

    private static Position play(Oracle oracle, Position position, Side player, String move) {
        return Objects.requireNonNull(
                oracle.moveRules().play(position, player, position.grid().point(move)));
    }

    @Test
    void connectedOrCapturedAtTheStartIsSettledAtOnce() {
        Position position = Position.parse("XX.. .X.. ..X.");
        assertThat(Oracle.solve(position, Goal.connect(position, "A3", "B2"), WHITE))
                .isEqualTo(Result.WON);
        assertThat(Oracle.solve(position, Goal.connect(position, "C1", "C1"), WHITE))
                .isEqualTo(Result.WON);
        Position cut = Position.parse("XX.. .XO. OOXO");
        Oracle split = oracle(cut, Goal.connect(cut, "A3", "C1"), "A2 A3", "C1");
        assertThat(answer(split, cut, BLACK)).isEqualTo("LOST []");
    }

    /** The diagonal stones have two ways to connect: playing one, min leaves the other. */
    @Test
    void diagonalStonesAreConnectedByMiai() {
        Position position = Position.parse("X... .X.. ....");
        Oracle connect = oracle(position, Goal.connect(position, "A3", "B2"), "B3 A2", "");
        assertThat(answer(connect, position, WHITE)).isEqualTo("WON []");
        assertThat(answer(connect, position, BLACK)).isEqualTo("WON [pass A2 B3]");
    }

    /** Either white stone alone runs home to the corner; after the double atari at C3 only one of them can. */
    @Test
    void doubleAtariAchievesADisjunctionOfGoalsThatAreAllLostAlone() {
        Position position = Position.parse(".O.O. OXXXO .....");
        String within = "A3 B3 C3 D3 E3";
        Goal left = Goal.capture(position, "B3");
        Goal right = Goal.capture(position, "D3");
        assertThat(answer(oracle(position, left, within, "A2 E2"), position, BLACK))
                .isEqualTo("LOST []");
        assertThat(answer(oracle(position, right, within, "A2 E2"), position, BLACK))
                .isEqualTo("LOST []");
        Oracle either = oracle(position, Goal.or(left, right), within, "A2 E2");
        assertThat(answer(either, position, BLACK)).isEqualTo("WON [C3]");
        assertThat(answer(either, position, WHITE)).startsWith("LOST [").contains("C3");
        Oracle both = oracle(position, Goal.and(left, right), within, "A2 E2");
        assertThat(answer(both, position, BLACK)).isEqualTo("LOST []");
    }

    @Test
    void liveOfTwoIsMoreThanNotToCaptureBoth() {
        Position position = Position.parse("X.O. ..O. OOO. X...");
        Goal both = Goal.and(Goal.live(position, "A4"), Goal.live(position, "A1"));
        Goal notBoth = Goal.not(Goal.and(Goal.capture(position, "A4"), Goal.capture(position, "A1")));
        String within = "A4 B4 A3 B3 B1";
        assertThat(oracle(position, both, within, "A1").result(position, WHITE)).isEqualTo(Result.LOST);
        assertThat(oracle(position, notBoth, within, "A1").result(position, WHITE))
                .isEqualTo(Result.WON);
    }

    @Test
    void targetThatGetsEnoughLibertiesHasEscaped() {
        Position corner = Position.parse("O.. X.. ...");
        Goal goal = Goal.capture(corner, "A3");
        Oracle two = new Oracle(corner.grid(), goal, Assumptions.NONE.withEscape(2));
        assertThat(answer(two, corner, BLACK)).isEqualTo("WON [B2 B3 C3]");
        assertThat(answer(two, corner, WHITE)).isEqualTo("LOST [B3]");
    }

    @Test
    void questionWithoutItsStonesIsRefused() {
        Position position = Position.parse("X. .O");
        Oracle oracle = new Oracle(position.grid(), new Atom.Live(1, BLACK), Assumptions.NONE);
        assertThatThrownBy(() -> oracle.result(position, BLACK)).isInstanceOf(IllegalArgumentException.class);
    }
}
