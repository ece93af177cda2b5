package org.yomi.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Tenuki;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;

class GoalMemoryTest {
    private static final Geometry GEOMETRY = Geometry.of(5, 5);
    private static final Zone ZONE = Zone.rectangle(GEOMETRY, point("A1"), point("C2"));
    private static final Zone OTHER_ZONE = Zone.rectangle(GEOMETRY, point("A1"), point("A4"));
    private static final Goal GOAL = new Capture(point("A1"), Colour.BLACK);

    /** White's stone at A1 is captured by A2. */
    private static final String ATARI = """
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            O X . . .
            """;

    private final GoalMemory memory = new GoalMemory(3);

    private static int point(String name) {
        return GEOMETRY.parse(name).orElseThrow();
    }

    private static Position atari(Colour toMove) {
        return Position.parse(ATARI, toMove);
    }

    private static Position with(Position position, String name, int cell) {
        byte[] cells = position.cells();
        cells[point(name)] = (byte) cell;
        return Position.of(GEOMETRY, cells, position.toMove(), position.ban());
    }

    private static Position banned(Position position, String name) {
        return Position.of(GEOMETRY, position.cells(), position.toMove(), point(name));
    }

    private static Question question(Position position, Assumptions assumptions) {
        return Question.of(position, GOAL, assumptions, position.toMove(), Limits.DEFAULT);
    }

    private static Question question(Position position) {
        return question(position, Assumptions.NONE);
    }

    private static Answer won(Question question, String... line) {
        List<Integer> moves = List.of(line).stream()
                .map(name -> name.equals("pass") ? Geometry.PASS : point(name))
                .toList();
        return new Answer(
                question,
                Result.WON,
                FirstMove.of(moves.get(0)),
                moves,
                ZONE,
                null,
                null,
                List.of(),
                null,
                new Effort(7, 8, "test"));
    }

    private static Answer lost(Question question, Zone zone) {
        return new Answer(
                question,
                Result.LOST,
                FirstMove.NONE,
                List.of(),
                null,
                zone,
                null,
                List.of(),
                null,
                new Effort(7, 8, "test"));
    }

    private static Answer ko(Question question, @Nullable Threats threats) {
        return new Answer(
                question,
                Result.KO_PLUS,
                FirstMove.of(point("A2")),
                List.of(),
                ZONE,
                OTHER_ZONE,
                threats,
                List.of(),
                null,
                new Effort(7, 8, "test"));
    }

    private boolean knows(Position position) {
        return memory.recall(question(position)).isPresent();
    }

    @Test
    void aStoneOutsideTheZoneLeavesTheAnswerAsItIs() {
        memory.keep(won(question(atari(Colour.BLACK)), "A2"));
        Position now = with(atari(Colour.BLACK), "E5", Board.WHITE);
        Answer answer = memory.recall(question(now)).orElseThrow();
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.question().position()).isEqualTo(now);
        assertThat(answer.move().point()).isEqualTo(point("A2"));
        assertThat(answer.negativeZone()).isEqualTo(ZONE);
        assertThat(answer.effort()).isEqualTo(Effort.none("test"));
    }

    @Test
    void aStoneInsideMakesItStaleUntilItIsTakenBack() {
        memory.keep(won(question(atari(Colour.BLACK)), "A2"));
        assertThat(knows(with(atari(Colour.BLACK), "C2", Board.BLACK))).isFalse();
        assertThat(knows(with(atari(Colour.BLACK), "B1", Board.EMPTY))).isFalse();
        assertThat(knows(atari(Colour.BLACK))).isTrue();
    }

    @Test
    void answersForSeveralContentsOfTheZoneAreKept() {
        Position other = with(atari(Colour.BLACK), "C1", Board.WHITE);
        memory.keep(won(question(atari(Colour.BLACK)), "A2"));
        memory.keep(lost(question(other), ZONE));
        assertThat(memory.recall(question(atari(Colour.BLACK))))
                .map(Answer::result)
                .contains(Result.WON);
        assertThat(memory.recall(question(other))).map(Answer::result).contains(Result.LOST);
    }

    @Test
    void aBanCountsInsideTheZoneOnly() {
        memory.keep(won(question(atari(Colour.BLACK)), "A2"));
        assertThat(knows(banned(atari(Colour.BLACK), "E5"))).isTrue();
        assertThat(knows(banned(atari(Colour.BLACK), "C2"))).isFalse();
        memory.clear();
        memory.keep(won(question(banned(atari(Colour.BLACK), "C2")), "A2"));
        assertThat(knows(atari(Colour.BLACK))).isFalse();
        assertThat(knows(banned(atari(Colour.BLACK), "B2"))).isFalse();
        assertThat(knows(banned(atari(Colour.BLACK), "C2"))).isTrue();
        memory.keep(won(question(banned(atari(Colour.BLACK), "E5")), "A2"));
        assertThat(knows(banned(atari(Colour.BLACK), "D5"))).isTrue();
    }

    @Test
    void allThatWasAskedMustBeTheSameButTheLimits() {
        Question question = question(atari(Colour.BLACK));
        memory.keep(won(question, "A2"));
        assertThat(memory.recall(question.withLimits(new Limits(1, Duration.ofMillis(1), 1))))
                .isPresent();
        assertThat(knows(atari(Colour.WHITE))).isFalse();
        assertThat(memory.recall(question(atari(Colour.BLACK), Assumptions.NONE.withEscape(5))))
                .isEmpty();
        assertThat(memory.recall(new Question(
                        question.position(), GOAL, Assumptions.NONE, Colour.BLACK, Set.of(KoRule.N), Limits.DEFAULT)))
                .isEmpty();
        Position wider = Position.parse(". . . . . .\n".repeat(4) + "O X . . . .\n", Colour.BLACK);
        assertThat(memory.recall(question(wider))).isEmpty();
    }

    @Test
    void stonesTakenForAliveMustStand() {
        Assumptions alive = Assumptions.NONE.withAlive(Zone.of(GEOMETRY, point("E5")));
        Position stone = with(atari(Colour.BLACK), "E5", Board.BLACK);
        memory.keep(won(question(stone, alive), "A2"));
        assertThat(memory.recall(question(with(stone, "E1", Board.BLACK), alive)))
                .isPresent();
        assertThat(memory.recall(question(with(stone, "E5", Board.WHITE), alive)))
                .isEmpty();
    }

    @Test
    void theThreatsOfAKoAreThoseOfTheSameStonesOnly() {
        memory.keep(ko(question(atari(Colour.BLACK)), Threats.ONE));
        Position elsewhere = with(atari(Colour.BLACK), "E5", Board.WHITE);
        assertThat(knows(elsewhere)).isFalse();
        assertThat(memory.recall(question(atari(Colour.BLACK))))
                .map(Answer::threats)
                .contains(Threats.ONE);
        Answer uncounted = memory.recall(question(elsewhere).withoutThreats()).orElseThrow();
        assertThat(uncounted.result()).isEqualTo(Result.KO_PLUS);
        assertThat(uncounted.threats()).isNull();
    }

    @Test
    void aKoHoldsWhereBothItsZonesRecur() {
        memory.keep(ko(question(atari(Colour.BLACK)), Threats.ONE));
        assertThat(memory.recall(
                        question(with(atari(Colour.BLACK), "C2", Board.BLACK)).withoutThreats()))
                .isEmpty();
        assertThat(memory.recall(
                        question(with(atari(Colour.BLACK), "A4", Board.BLACK)).withoutThreats()))
                .isEmpty();
    }

    @Test
    void aKoWithoutItsThreatsDoesNotServeAQuestionThatWantsThem() {
        memory.keep(ko(question(atari(Colour.BLACK)).withoutThreats(), null));
        assertThat(knows(atari(Colour.BLACK))).isFalse();
        assertThat(memory.recall(question(atari(Colour.BLACK)).withoutThreats()))
                .map(Answer::result)
                .contains(Result.KO_PLUS);
        memory.keep(ko(question(atari(Colour.BLACK)), Threats.TWO));
        assertThat(memory.recall(question(atari(Colour.BLACK))))
                .map(Answer::threats)
                .contains(Threats.TWO);
    }

    /** By a pass that is enough for who asked if there is one, by a move for who did not. */
    @Test
    void aMoveIsForThoseWhoWantToKnowAsMuchOfTenuki() {
        Question tenuki = question(atari(Colour.BLACK));
        Question move = tenuki.withoutTenuki();
        memory.keep(won(tenuki, "pass"));
        assertThat(memory.recall(move)).isEmpty();
        memory.keep(won(move, "A2"));
        assertThat(memory.recall(move)).map(Answer::move).contains(FirstMove.of(point("A2")));
        assertThat(memory.recall(tenuki)).map(Answer::move).contains(FirstMove.PASS);
        memory.clear();
        memory.keep(lost(move, ZONE));
        assertThat(memory.recall(tenuki)).map(Answer::result).contains(Result.LOST);
    }

    @Test
    void whoLookedLongerForAPassKnowsForThoseWhoGlance() {
        Question tenuki = question(atari(Colour.BLACK));
        Question glance = tenuki.withTenuki(Tenuki.GLANCED_AT);
        memory.keep(won(tenuki, "A2"));
        assertThat(memory.recall(glance)).map(Answer::move).contains(FirstMove.of(point("A2")));
        memory.clear();
        memory.keep(won(glance, "A2"));
        assertThat(memory.recall(tenuki)).isEmpty();
        assertThat(memory.recall(glance)).isPresent();
        assertThat(memory.recall(tenuki.withoutTenuki())).isPresent();
        memory.clear();
        memory.keep(won(tenuki.withoutTenuki(), "A2"));
        assertThat(memory.recall(glance)).isEmpty();
    }

    @Test
    void aPassThatIsEnoughIsForAllButThoseWhoWantAMove() {
        Question tenuki = question(atari(Colour.BLACK));
        memory.keep(won(tenuki.withTenuki(Tenuki.GLANCED_AT), "pass"));
        assertThat(memory.recall(tenuki)).map(Answer::move).contains(FirstMove.PASS);
        assertThat(memory.recall(tenuki.withoutTenuki())).isEmpty();
        memory.clear();
        memory.keep(won(tenuki.withoutTenuki(), "pass"));
        for (Tenuki each : Tenuki.values()) {
            assertThat(memory.recall(tenuki.withTenuki(each))).map(Answer::move).contains(FirstMove.PASS);
        }
    }

    @Test
    void whatStaysUnknownIsSoForWhoLooksLongerForAPass() {
        Question question = question(atari(Colour.BLACK));
        memory.keepUnfinished(
                Answer.unknown(question.withTenuki(Tenuki.GLANCED_AT), StopReason.NODES, new Effort(7, 8, "test")));
        assertThat(memory.recallUnfinished(question)).isPresent();
        assertThat(memory.recallUnfinished(question.withTenuki(Tenuki.GLANCED_AT)))
                .isPresent();
        assertThat(memory.recallUnfinished(question.withoutTenuki())).isEmpty();
    }

    @Test
    void whatLimitsCutShortHoldsForTheVerySameQuestion() {
        Question question = question(atari(Colour.BLACK));
        memory.keepUnfinished(Answer.unknown(question.withoutThreats(), StopReason.NODES, new Effort(7, 8, "test")));
        assertThat(knows(atari(Colour.BLACK))).isFalse();
        for (Question same : List.of(question, question.withoutThreats())) {
            Answer answer = memory.recallUnfinished(same).orElseThrow();
            assertThat(answer.question()).isEqualTo(same);
            assertThat(answer.unknownBecause()).isEqualTo(StopReason.NODES);
            assertThat(answer.effort()).isEqualTo(Effort.none("test"));
        }
        assertThat(memory.recallUnfinished(question.withLimits(Limits.DEFAULT.withNodes(1))))
                .isEmpty();
        assertThat(memory.recallUnfinished(question(with(atari(Colour.BLACK), "E5", Board.WHITE))))
                .isEmpty();
        assertThat(memory.recallUnfinished(question(atari(Colour.WHITE)))).isEmpty();
        assertThat(memory.recallUnfinished(question.withRules(Set.of(KoRule.N))))
                .isEmpty();
        memory.clear();
        assertThat(memory.recallUnfinished(question)).isEmpty();
    }

    @Test
    void aCountOfThreatsThatLimitsCutShortIsUnfinishedForThoseWhoWantIt() {
        Question question = question(atari(Colour.BLACK));
        memory.keepUnfinished(ko(question, null));
        assertThat(memory.recallUnfinished(question)).map(Answer::result).contains(Result.KO_PLUS);
        assertThat(memory.recallUnfinished(question.withoutThreats())).isEmpty();
        memory.clear();
        memory.keepUnfinished(ko(question, Threats.MANY));
        assertThat(memory.recallUnfinished(question)).isEmpty();
    }

    @Test
    void theLineEndsWhereItLeavesTheZoneOrIsIllegal() {
        memory.keep(won(question(atari(Colour.BLACK)), "C1", "pass", "A2", "E5", "B2"));
        assertThat(memory.recall(question(atari(Colour.BLACK))))
                .map(a -> a.line().size())
                .contains(5);
        Optional<Answer> elsewhere = memory.recall(question(with(atari(Colour.BLACK), "E5", Board.WHITE)));
        assertThat(elsewhere).map(Answer::line).contains(List.of(point("C1"), Geometry.PASS, point("A2")));
        memory.clear();
        memory.keep(won(question(atari(Colour.BLACK)), "B2", "B2", "A2"));
        elsewhere = memory.recall(question(with(atari(Colour.BLACK), "E5", Board.WHITE)));
        assertThat(elsewhere).map(Answer::line).contains(List.of(point("B2")));
    }

    @Test
    void anAnswerWhoseMoveIsOutsideItsZoneHoldsForTheSameStonesOnly() {
        memory.keep(won(question(atari(Colour.BLACK)), "E5"));
        assertThat(knows(atari(Colour.BLACK))).isTrue();
        assertThat(knows(with(atari(Colour.BLACK), "E4", Board.WHITE))).isFalse();
    }

    @Test
    void whatIsUnknownIsNotKept() {
        memory.keep(Answer.unknown(question(atari(Colour.BLACK)), StopReason.NODES, new Effort(1, 1, "test")));
        assertThat(knows(atari(Colour.BLACK))).isFalse();
    }

    @Test
    void theTopicsNotAskedAboutForTheLongestTimeAreForgotten() {
        for (int escape = 0; escape < 4; escape++) {
            memory.keep(won(question(atari(Colour.BLACK), Assumptions.NONE.withEscape(escape)), "A2"));
            assertThat(knows(atari(Colour.BLACK))).isTrue();
        }
        assertThat(memory.recall(question(atari(Colour.BLACK), Assumptions.NONE.withEscape(1))))
                .isEmpty();
        assertThat(memory.recall(question(atari(Colour.BLACK), Assumptions.NONE.withEscape(3))))
                .isPresent();
    }

    @Test
    void aSolverIsNotAskedForWhatIsRemembered() {
        ScriptedSolver scripted = new ScriptedSolver((question, monitor) -> won(question, "A2"));
        Solver remembering = new RememberingSolver(scripted, memory);
        Question question = question(atari(Colour.BLACK));
        assertThat(remembering.solve(question, Monitor.SILENT).effort().nodes()).isEqualTo(7);
        assertThat(remembering.solve(question, Monitor.SILENT).effort().nodes()).isZero();
        assertThat(scripted.questions()).hasSize(1);
        assertThat(remembering.name()).isEqualTo("scripted");
        assertThat(remembering.refuses(GOAL)).isEmpty();
    }

    @Test
    void aSolverIsNotAskedAgainWhereItGaveUpUnlessItWasStopped() {
        Question question = question(atari(Colour.BLACK));
        ScriptedSolver tired =
                new ScriptedSolver((each, monitor) -> Answer.unknown(each, StopReason.TIME, new Effort(7, 8, "test")));
        Solver remembering = new RememberingSolver(tired, memory);
        remembering.solve(question, () -> true);
        remembering.solve(question, Monitor.SILENT);
        Answer again = remembering.solve(question, Monitor.SILENT);
        assertThat(tired.questions()).hasSize(2);
        assertThat(again.unknownBecause()).isEqualTo(StopReason.TIME);
        memory.clear();
        ScriptedSolver stopped = new ScriptedSolver(
                (each, monitor) -> Answer.unknown(each, StopReason.CANCELLED, new Effort(7, 8, "test")));
        remembering = new RememberingSolver(stopped, memory);
        remembering.solve(question, Monitor.SILENT);
        remembering.solve(question, Monitor.SILENT);
        assertThat(stopped.questions()).hasSize(2);
    }
}
