package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;

/** Ladders are won without search; what breaks one is not overlooked. */
class LadderProofTest {
    private static final String RUNNER = ". . . . . . . . .\n".repeat(4)
            + ". . . . . . . . .\n. . . . . . . . .\n. X O . . . . . .\n. . X X . . . . .\n. . . . . . . . .\n";

    /** Black has just given atari. */
    private static final String CHASED = RUNNER.replace("\n. . . . . . . . .\n. X O", "\n. . X . . . . . .\n. X O");

    /** White F5 is where the ladder would go. */
    private static final String BROKEN = RUNNER.substring(0, 4 * 18) + ". . . . . O . . .\n" + RUNNER.substring(5 * 18);

    private static Answer solve(String diagram, String goal, Colour first) throws GoalException {
        Position position = Position.parse(diagram, first);
        return new ProofNumberSolver()
                .solve(
                        new Question(
                                position,
                                GoalParser.parse(goal, position).goal(),
                                GoalParser.parse(goal, position).assumptions(),
                                first,
                                EnumSet.allOf(KoRule.class),
                                new Limits(100_000, Duration.ofMinutes(1), 16)),
                        Monitor.SILENT);
    }

    @Test
    void aLadderAcrossTheBoardTakesFewNodesAndItsZoneIsItsPath() throws GoalException {
        Answer answer = solve(CHASED, "capture(C3)", Colour.WHITE);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isLessThan(15);
        assertThat(answer.zone().orElseThrow().size()).isLessThan(50);
    }

    @Test
    void aStoneOnItsWayBreaksIt() throws GoalException {
        assertThat(solve(BROKEN, "capture(C3) escape(3)", Colour.BLACK).result())
                .isEqualTo(Result.LOST);
    }

    @Test
    void itEndsWhereAnAssumptionSaysSo() throws GoalException {
        assertThat(solve(RUNNER, "capture(C3) within(A1-D9)", Colour.BLACK).result())
                .isEqualTo(Result.LOST);
        assertThat(solve(RUNNER, "capture(C3) open(9)", Colour.BLACK).result()).isEqualTo(Result.LOST);
    }
}
