package org.yomi.benchmarks.tactics;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Timed;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.benchmarks.corpus.Warmup;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;

/** Puts the questions of {@code tactics-dev.jsonl} to a solver: a line a question, then a table a command. */
public final class TacticsRunner {
    private final RunOptions options;
    private final PrintStream out;
    private final TacticalGoals goals;
    private final Solver solver;
    private final Limits limits;
    private final TacticsReport report = new TacticsReport();

    private TacticsRunner(RunOptions options, TacticalGoals goals, PrintStream out) {
        this.options = options;
        this.goals = goals;
        this.out = out;
        solver = options.solver();
        limits = options.limits();
    }

    public static void main(String[] args) throws IOException {
        System.exit(RunOptions.run(args, TacticsChoice.options(), Limits.DEFAULT, TacticsRunner::run, System.out));
    }

    private static void run(RunOptions options, PrintStream out) throws IOException {
        TacticsChoice choice = new TacticsChoice(options);
        TacticsRunner runner = new TacticsRunner(options, choice.goals(), out);
        choice.entries(out).ifPresent(runner::ask);
    }

    private void ask(List<Entry> entries) {
        if (options.has("warm")) {
            Warmup.run(solver, goals.inquiries(entries));
        }
        for (Entry entry : entries) {
            try {
                ask(entry);
            } catch (NotAskable e) {
                report.addSkipped(entry.text("command"), e.reason());
                print(Verdict.SKIPPED, entry, "(" + e.reason() + ")");
            }
        }
        out.println("\n" + report);
    }

    private void ask(Entry entry) throws NotAskable {
        if (entry.text("command").equals(TacticsChoice.UNCONDITIONAL)) {
            askBenson(entry);
        } else {
            askSolver(entry, goals.inquiry(entry));
        }
    }

    private void askBenson(Entry entry) throws NotAskable {
        long start = System.nanoTime();
        UnconditionalStatus status = UnconditionalStatus.of(entry);
        report.add(TacticsChoice.UNCONDITIONAL, status.verdict(), (System.nanoTime() - start) / 1e6, 0);
        String got = status.alive() ? "alive" : "not alive";
        print(status.verdict(), entry, entry.texts("args") + " expected " + entry.text("expected/raw") + " got " + got);
    }

    private void askSolver(Entry entry, Inquiry inquiry) throws NotAskable {
        Timed timed = Timed.ask(solver, inquiry.question(limits));
        Answer answer = timed.answer();
        Expectation expected = Expectation.of(entry);
        String code = Expectation.code(Inquiry.forFirst(answer.question(), answer.result()));
        Verdict verdict = expected.verdict(code);
        String command = entry.text("command");
        report.add(command, verdict, timed.millis(), answer.effort().nodes());
        if (!answer.assumptions().isEmpty()) {
            report.addLeaned(command);
        }
        String move = answer.move().name(inquiry.position().geometry());
        if (verdict == Verdict.OK && !expected.acceptsMove(code, move)) {
            OtherMove other = OtherMove.check(solver, inquiry, answer);
            report.add(command, other);
            move += " (" + other.word() + ")";
        }
        print(verdict, entry, text(inquiry, expected, timed, code.isEmpty() ? "" : " = " + code + " " + move));
    }

    private static String text(Inquiry inquiry, Expectation expected, Timed timed, String inCode) {
        Answer answer = timed.answer();
        return String.format(
                Locale.ROOT,
                "%s %s expected %s got %s%s%s %d nodes %.1f ms",
                inquiry.first().word(),
                inquiry.goal(),
                expected.raw(),
                answer.result().word(),
                inCode,
                answer.assumptions().isEmpty() ? "" : " leaning on " + String.join(" ", answer.assumptions()),
                answer.effort().nodes(),
                timed.millis());
    }

    private void print(Verdict verdict, Entry entry, String text) {
        if (verdict == Verdict.DIFF || !options.has("differ-only")) {
            List<String> flags = entry.texts("flags");
            out.printf(
                    Locale.ROOT,
                    "%-7s %s %s %s%s%n",
                    verdict.word(),
                    entry.id(),
                    entry.text("command"),
                    text,
                    flags.isEmpty() ? "" : " " + flags);
        }
    }
}
