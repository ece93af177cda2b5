package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.known.KnownPosition;

/** The searches about one ko: several threads answer as one does. */
@Timeout(120)
class SideBySideTest {
    private static final Limits LIMITS = new Limits(3_000_000, Duration.ofMinutes(2), 64);

    private static Answer solve(Question question, int threads, Monitor monitor) {
        return new ProofNumberSolver()
                .solve(question.withLimits(question.limits().withThreads(threads)), monitor);
    }

    private static Question question(KnownPosition known, Side first, Limits limits) {
        return known.question(known.oracle(), first).translate(EnumSet.allOf(KoRule.class), limits);
    }

    @ParameterizedTest
    @MethodSource("org.yomi.solvers.known.KnownPosition#all")
    void answersDoNotDependOnTheNumberOfThreads(KnownPosition known) {
        for (Side first : Side.values()) {
            Question question = question(known, first, LIMITS);
            Answer alone = solve(question, 1, Monitor.SILENT);
            for (int threads : new int[] {2, 5}) {
                Answer together = solve(question, threads, Monitor.SILENT);
                assertSame(together, alone);
                assertThat(together.line()).isEqualTo(alone.line());
            }
        }
    }

    private static void assertSame(Answer together, Answer alone) {
        assertThat(together.result()).isEqualTo(alone.result());
        assertThat(together.move()).isEqualTo(alone.move());
        assertThat(together.threats()).isEqualTo(alone.threats());
        assertThat(together.negativeZone()).isEqualTo(alone.negativeZone());
        assertThat(together.positiveZone()).isEqualTo(alone.positiveZone());
        assertThat(together.assumptions()).isEqualTo(alone.assumptions());
        assertThat(together.stop()).isEqualTo(alone.stop());
        assertThat(together.effort().nodes()).isEqualTo(alone.effort().nodes());
    }

    /** Whatever was read in advance by then. */
    @Test
    void theLimitOfNodesEndsAQuestionAtTheSameNode() {
        Question question = aKo();
        Answer answer = solve(question, 1, Monitor.SILENT);
        assertThat(answer.result().isKo()).isTrue();
        long all = answer.effort().nodes();
        int uncounted = 0;
        for (long nodes = 1; nodes <= all; nodes += Math.max(1, all / 60)) {
            Question limited = question.withLimits(LIMITS.withNodes(nodes));
            Answer alone = solve(limited, 1, Monitor.SILENT);
            assertSame(solve(limited, 2, Monitor.SILENT), alone);
            uncounted += alone.result().isKo() && alone.threats() == null ? 1 : 0;
        }
        assertThat(uncounted).isPositive();
    }

    @Test
    void threatsThatAreNotWantedAreNotCounted() {
        Question question = aKo();
        Answer counted = solve(question, 1, Monitor.SILENT);
        Answer alone = solve(question.withoutThreats(), 1, Monitor.SILENT);
        assertThat(alone.result()).isEqualTo(counted.result());
        assertThat(alone.threats()).isNull();
        assertThat(alone.effort().nodes()).isLessThan(counted.effort().nodes());
        assertSame(solve(question.withoutThreats(), 5, Monitor.SILENT), alone);
    }

    /** Wherever that is. */
    @Test
    void cancellingEndsAllSearches() {
        Question question = aKo();
        int stopped = 0;
        for (int looks = 1; looks < 400; looks += 13) {
            AtomicInteger left = new AtomicInteger(looks);
            Answer answer = solve(question, 2, () -> left.decrementAndGet() < 0);
            if (answer.result() == Result.UNKNOWN) {
                Stop stop = Objects.requireNonNull(answer.stop());
                assertThat(stop.reason()).isEqualTo(StopReason.CANCELLED);
                assertThat(stop.known().rule()).isNotNull();
                stopped++;
            }
        }
        assertThat(stopped).isPositive();
    }

    /** One in which several counts of threats are read. */
    private static Question aKo() {
        return KnownPosition.all()
                .map(known -> question(known, Side.BLACK, LIMITS))
                .filter(question -> {
                    Answer answer = solve(question, 1, Monitor.SILENT);
                    return answer.threats() != null && answer.threats().ordinal() > 0;
                })
                .findFirst()
                .orElseThrow();
    }
}
