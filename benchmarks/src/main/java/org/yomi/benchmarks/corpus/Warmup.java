package org.yomi.benchmarks.corpus;

import java.time.Duration;
import java.util.List;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;

/** Questions solved before the measurement, so that the first ones measured are not charged for the JIT. */
public final class Warmup {
    private static final int QUESTIONS = 20;
    private static final Limits LIMITS = new Limits(1_000_000, Duration.ofSeconds(1), Limits.DEFAULT.memoryMb());

    private Warmup() {}

    /** Solves the first questions of a list that can be asked, with small limits. */
    public static void run(Solver solver, List<Inquiry> inquiries) {
        int asked = 0;
        for (int i = 0; i < inquiries.size() && asked < QUESTIONS; i++) {
            try {
                Timed.ask(solver, inquiries.get(i).question(LIMITS));
                asked++;
            } catch (NotAskable e) {
                // The measurement counts it, with the reason.
            }
        }
    }
}
