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

/** The searches about one ko: one after the other, each with what those before it found. */
@Timeout(120)
class CountedThreatsTest {
    private static final Limits LIMITS = new Limits(3_000_000, Duration.ofMinutes(2), 64);

    private static Answer solve(Question question) {
        return new ProofNumberSolver().solve(question, Monitor.SILENT);
    }

    private static Question question(KnownPosition known, Side first, Limits limits) {
        return known.question(known.oracle(), first).translate(EnumSet.allOf(KoRule.class), limits);
    }

    @Test
    void aLimitOfNodesLeavesAKoUncounted() {
        Question question = aKo();
        Answer answer = solve(question);
        long all = answer.effort().nodes();
        int uncounted = 0;
        for (long nodes = 1; nodes <= all; nodes += Math.max(1, all / 60)) {
            Answer limited = solve(question.withLimits(LIMITS.withNodes(nodes)));
            assertThat(limited.effort().nodes()).isLessThanOrEqualTo(nodes + 1);
            if (limited.result() == Result.UNKNOWN) {
                assertThat(limited.unknownBecause()).isEqualTo(StopReason.NODES);
            } else {
                assertThat(limited.result()).isEqualTo(answer.result());
                assertThat(limited.threats()).isIn(null, answer.threats());
                uncounted += limited.threats() == null ? 1 : 0;
            }
        }
        assertThat(uncounted).isPositive();
    }

    /** One search says what the next one need not read. */
    @ParameterizedTest
    @MethodSource("org.yomi.solvers.known.KnownPosition#all")
    void countingTakesFewNodes(KnownPosition known) {
        for (Side first : Side.values()) {
            Question question = question(known, first, LIMITS);
            long uncounted = solve(question.withoutThreats()).effort().nodes();
            assertThat(solve(question).effort().nodes()).isLessThanOrEqualTo(uncounted * 3 / 2 + 100);
        }
    }

    @Test
    void countingTakesFewNodesInAll() {
        long counted = 0;
        long uncounted = 0;
        for (KnownPosition known : KnownPosition.all().toList()) {
            for (Side first : Side.values()) {
                Question question = question(known, first, LIMITS);
                counted += solve(question).effort().nodes();
                uncounted += solve(question.withoutThreats()).effort().nodes();
            }
        }
        assertThat(counted).isLessThanOrEqualTo(uncounted * 4 / 3);
    }

    @Test
    void threatsThatAreNotWantedAreNotCounted() {
        Question question = aKo();
        Answer counted = solve(question);
        Answer alone = solve(question.withoutThreats());
        assertThat(alone.result()).isEqualTo(counted.result());
        assertThat(alone.threats()).isNull();
        assertThat(alone.effort().nodes()).isLessThan(counted.effort().nodes());
    }

    /** Wherever that is. */
    @Test
    void cancellingEndsAllSearches() {
        Question question = aKo();
        int stopped = 0;
        for (int looks = 1; looks < 400; looks += 13) {
            AtomicInteger left = new AtomicInteger(looks);
            Answer answer = new ProofNumberSolver().solve(question, () -> left.decrementAndGet() < 0);
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
                    Answer answer = solve(question);
                    return answer.threats() != null && answer.threats().ordinal() > 0;
                })
                .findFirst()
                .orElseThrow();
    }
}
