package org.yomi.benchmarks.problems;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Timed;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.benchmarks.corpus.Warmup;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;

/** Puts the problems of {@code problems-dev.jsonl} to a solver: a line a question, then tables. */
public final class ProblemsRunner {
    private static final String FILE = "problems-dev.jsonl";
    private static final String NEUTRAL = "neutral";
    private static final String SETS = "sets";
    private static final String MIRRORED = "mirrored";

    /** The nodes of the comparison with other programs; time must not end a search before. */
    private static final Limits LIMITS = new Limits(300_000, Duration.ofSeconds(60), Limits.DEFAULT.memoryMb());

    private final RunOptions options;
    private final PrintStream out;
    private final Solver solver;
    private final Limits limits;
    private final ProblemsReport report = new ProblemsReport();

    private ProblemsRunner(RunOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
        solver = options.solver();
        limits = options.limits();
    }

    public static void main(String[] args) throws IOException {
        Options own = new Options()
                .addOption(RunOptions.option(SETS, "TEXT", "asks the sets whose names contain this only"))
                .addOption(null, NEUTRAL, false, "asks under the neutral ko rule only: no ko results")
                .addOption(null, MIRRORED, false, "asks each problem in its eight mirror images");
        System.exit(RunOptions.run(
                args, own, LIMITS, (options, out) -> new ProblemsRunner(options, out).run(), System.out));
    }

    private void run() throws IOException {
        Optional<List<Entry>> entries = options.entries(FILE, out);
        if (entries.isPresent()) {
            ask(entries.get());
        }
    }

    private void ask(List<Entry> entries) {
        List<Problem> problems = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.text("set").contains(options.text(SETS, ""))) {
                addProblems(entry, problems);
            }
        }
        if (options.has("warm")) {
            Warmup.run(solver, problems.stream().map(Problem::inquiry).toList());
        }
        problems.stream().limit(options.max()).forEach(this::ask);
        out.println("\n" + report);
    }

    private void addProblems(Entry entry, List<Problem> problems) {
        try {
            for (Problem problem : problems(entry)) {
                Problem asked = options.has(NEUTRAL) ? neutral(problem) : problem;
                problems.addAll(options.has(MIRRORED) ? MirrorImages.of(asked) : List.of(asked));
            }
        } catch (NotAskable e) {
            report.addSkipped(entry.text("set"), e.reason());
        }
    }

    private static List<Problem> problems(Entry entry) throws NotAskable {
        return entry.text("set").startsWith(GoTools.PREFIX)
                ? GoTools.problems(entry)
                : List.of(ZoneSearchSets.problem(entry));
    }

    private static Problem neutral(Problem problem) {
        Inquiry inquiry = problem.inquiry();
        return new Problem(
                problem.id(),
                problem.set(),
                problem.difficulty(),
                new Inquiry(inquiry.position(), inquiry.goal(), inquiry.first(), Set.of(KoRule.N)),
                problem.expected().neutral(),
                problem.theirNodes(),
                problem.remark());
    }

    private void ask(Problem problem) {
        try {
            Timed timed = Timed.ask(solver, problem.inquiry().question(limits));
            Verdict verdict = problem.expected().verdict(timed.answer());
            report.add(problem, verdict, timed);
            print(verdict, problem, text(problem, timed));
        } catch (NotAskable e) {
            report.addSkipped(problem, e.reason());
            print(Verdict.SKIPPED, problem, "(" + e.reason() + ")");
        }
    }

    private static String text(Problem problem, Timed timed) {
        Answer answer = timed.answer();
        return String.format(
                Locale.ROOT,
                "expected %s got %s %s %d nodes %.1f ms, theirs %.0f nodes %s",
                problem.expected(),
                Verified.word(answer.result(), answer.threats()),
                answer.move().name(problem.inquiry().position().geometry()),
                answer.effort().nodes(),
                timed.millis(),
                problem.theirNodes(),
                problem.remark());
    }

    private void print(Verdict verdict, Problem problem, String text) {
        if (verdict == Verdict.DIFF || !options.has("differ-only")) {
            String goal = problem.inquiry().goal().replaceFirst(" within.*", " ..");
            out.println(String.format(
                            Locale.ROOT,
                            "%-7s %s %s %s %s",
                            verdict.word(),
                            problem.id(),
                            problem.inquiry().first().word(),
                            goal,
                            text)
                    .strip());
        }
    }
}
