package org.yomi.benchmarks.discovery;

import java.io.PrintStream;
import java.time.Duration;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.verify.ProofChecker;
import org.yomi.engine.verify.Report;

/** Does what {@code yomi-verify} does, and goes ten times as far: asks anew, with the engine's limits, and replays the proof. */
final class Verification {
    private static final long POSITIONS = 50_000;
    private static final Duration TIME = Duration.ofSeconds(60);
    private static final long SEED = 1;

    private final Solver solver;
    private final PrintStream out;

    Verification(Solver solver, PrintStream out) {
        this.solver = solver;
        this.out = out;
    }

    /** What came of several checks. */
    static final class Count {
        private int confirmed;
        private int partly;
        private int refuted;

        void add(Count other) {
            confirmed += other.confirmed;
            partly += other.partly;
            refuted += other.refuted;
        }

        int confirmed() {
            return confirmed;
        }

        int partly() {
            return partly;
        }

        int refuted() {
            return refuted;
        }
    }

    /** Counts whether a question has a result, and a proof that stands; tells which are not confirmed. */
    void check(Question question, Result expected, Count count) {
        Answer answer = solver.solve(question.withLimits(Limits.DEFAULT), Monitor.SILENT);
        if (answer.result() == Result.UNKNOWN) {
            count.partly++;
            tell(question, "unknown " + answer.unknownBecause());
            return;
        }
        Report report = new ProofChecker(solver, POSITIONS, TIME, SEED).check(answer, Monitor.SILENT);
        if (answer.result() != expected || report.verdict() == Report.Verdict.REFUTED) {
            count.refuted++;
            tell(question, "expected " + expected + ", got " + answer.result() + ": " + report);
        } else if (report.verdict() == Report.Verdict.PARTLY) {
            count.partly++;
            tell(question, report.reason());
        } else {
            count.confirmed++;
        }
    }

    private void tell(Question question, String text) {
        out.println(GoalPrinter.print(question.goal(), question.position().geometry()) + ", "
                + question.first().word() + " first: " + text);
    }
}
