package org.yomi.benchmarks.corpus;

import java.time.Duration;
import java.util.List;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;

/** Questions solved before the measurement, so that those measured are not charged for the JIT; half a minute at most. */
public final class Warmup {
    private static final int QUESTIONS = 150;
    private static final Limits LIMITS = new Limits(1_000_000, Duration.ofMillis(200), Limits.DEFAULT.memoryMb());

    private Warmup() {}

    /** Solves questions of a list from its start, again and again if it is short, with small limits. */
    public static void run(Solver solver, List<Inquiry> inquiries) {
        for (int i = 0; i < QUESTIONS && !inquiries.isEmpty(); i++) {
            try {
                Timed.ask(solver, inquiries.get(i % inquiries.size()).question(LIMITS));
            } catch (NotAskable e) {
                // The measurement counts it, with the reason.
            }
        }
    }
}
