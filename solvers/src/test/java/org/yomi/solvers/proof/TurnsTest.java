package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.RandomQuestions;

/** The capture of two blocks is read in two ways by turns. */
class TurnsTest {
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 240);
    private static final Limits LIMITS = new Limits(3_000_000, Duration.ofMinutes(2), 64);

    @Test
    void threatsAreCountedThoughATurnIsTooShortForThat() {
        RandomQuestions source = new RandomQuestions(new Grid(3, 3), Seeds.random("turns"));
        int kos = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            Optional<OracleQuestion> asked =
                    source.question(new Oracle(new Grid(3, 3), source.goal("captures"), Assumptions.NONE));
            if (asked.isEmpty()) {
                continue;
            }
            Question question = asked.get().translate(EnumSet.allOf(KoRule.class), LIMITS);
            Answer inOneGo = new ProofNumberSolver().solve(question, Monitor.SILENT);
            if (inOneGo.result().isKo()) {
                kos++;
                for (long stretch = 1; stretch < inOneGo.effort().nodes(); stretch *= 2) {
                    Answer byTurns = new ProofNumberSolver(stretch).solve(question, Monitor.SILENT);
                    assertThat(byTurns.result()).isEqualTo(inOneGo.result());
                    assertThat(byTurns.threats()).isNotNull().isEqualTo(inOneGo.threats());
                }
            }
        }
        assertThat(kos).isPositive();
    }
}
