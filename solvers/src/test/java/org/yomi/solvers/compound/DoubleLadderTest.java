package org.yomi.solvers.compound;

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
import org.yomi.solvers.known.Stones;
import org.yomi.solvers.proof.ProofNumberSolver;

/**
 * Two white stones in atari on 19x19, each of which gets away in a ladder when the other is taken: Black wins both by a
 * move where the ladders cross (Ramon and Croonenborghs, Figure 1).
 */
class DoubleLadderTest {
    private static final Position LADDERS = Stones.on(19, "C4 D3 D5 E3 R4 Q3 Q5 P3", "D4 Q4 G3 N3 E16 P16");

    private static Answer solve(String goal) {
        try {
            return new ProofNumberSolver()
                    .solve(
                            new Question(
                                    LADDERS,
                                    GoalParser.parse(goal, LADDERS).goal(),
                                    GoalParser.parse(goal, LADDERS).assumptions(),
                                    Colour.BLACK,
                                    EnumSet.allOf(KoRule.class),
                                    new Limits(20_000, Duration.ofMinutes(1), 256)),
                            Monitor.SILENT);
        } catch (GoalException e) {
            throw new AssertionError(goal, e);
        }
    }

    @Test
    void bothAreCapturedByAMoveWhereTheLaddersCross() {
        Answer answer = solve("capture(D4) & capture(Q4)");
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(LADDERS.geometry().name(answer.move().point())).isIn("J8", "J9", "K8", "L8", "L9");
        assertThat(answer.zone().orElseThrow().size()).isLessThan(100);
    }

    @Test
    void oneIsCapturedAtOnce() {
        assertThat(solve("capture(D4) | capture(Q4)").result()).isEqualTo(Result.WON);
    }
}
