package org.yomi.benchmarks.compound;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.benchmarks.corpus.Timed;
import org.yomi.benchmarks.corpus.Warmup;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Puts the compound questions of a regression script to each way of reading them: a table, one question a line. */
public final class CompoundRunner {
    private static final String SCRIPT = "script";
    private static final String DEFAULT_SCRIPT = "regression/compound-paper.tst";
    private static final Limits LIMITS = new Limits(1_000_000, Duration.ofSeconds(60), Limits.DEFAULT.memoryMb());

    /** One that takes turns, the one that reads parts from the start, and the one that reads the whole only. */
    private final List<Solver> solvers =
            List.of(new ProofNumberSolver(), ProofNumberSolver.ofParts(), ProofNumberSolver.ofWholeFormulas());

    private final RunOptions options;
    private final PrintStream out;
    private final Limits limits;
    private final List<Tally> ofAll = tallies();
    private final List<Tally> ofDecided = tallies();
    private final Table table = new Table(headings());

    private CompoundRunner(RunOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
        limits = options.limits();
    }

    public static void main(String[] args) throws IOException {
        Options own =
                new Options().addOption(RunOptions.option(SCRIPT, "FILE", "the script, default " + DEFAULT_SCRIPT));
        System.exit(RunOptions.run(
                args, own, LIMITS, (options, out) -> new CompoundRunner(options, out).run(), System.out));
    }

    private void run() throws IOException {
        List<CompoundProblem> problems = CompoundScript.read(Path.of(options.text(SCRIPT, DEFAULT_SCRIPT))).stream()
                .filter(CompoundProblem::isCompound)
                .limit(options.max())
                .toList();
        if (options.has("warm")) {
            List<Inquiry> inquiries =
                    problems.stream().map(CompoundProblem::inquiry).toList();
            solvers.forEach(solver -> Warmup.run(solver, inquiries));
        }
        for (CompoundProblem problem : problems) {
            ask(problem);
        }
        out.print(table);
        out.println("\nAll " + problems.size() + ": " + named(ofAll));
        out.println("Those that all decide: " + named(ofDecided));
    }

    private List<Tally> tallies() {
        return solvers.stream().map(solver -> new Tally()).toList();
    }

    private String[] headings() {
        List<String> headings = new ArrayList<>(List.of("question", "position", "first", "result"));
        solvers.forEach(solver -> headings.addAll(List.of(solver.name(), "nodes", "ms")));
        return headings.toArray(String[]::new);
    }

    private String named(List<Tally> tallies) {
        return IntStream.range(0, tallies.size())
                .mapToObj(i -> solvers.get(i).name() + " " + tallies.get(i))
                .collect(Collectors.joining("; "));
    }

    private void ask(CompoundProblem problem) {
        try {
            List<Timed> answers = new ArrayList<>();
            for (Solver solver : solvers) {
                answers.add(Timed.ask(solver, problem.inquiry().question(limits)));
            }
            count(answers);
            List<Object> row = new ArrayList<>(List.of(
                    "`" + problem.inquiry().goal().replace("|", "\\|") + "`",
                    problem.position(),
                    problem.inquiry().first().word(),
                    commonResult(answers)));
            for (Timed answer : answers) {
                row.addAll(List.of(
                        Tally.isDecided(answer) ? "" : result(answer),
                        answer.answer().effort().nodes(),
                        answer.millis()));
            }
            table.add(row.toArray());
        } catch (NotAskable e) {
            out.println(
                    "skipped " + problem.position() + " " + problem.inquiry().goal() + ": " + e.reason());
        }
    }

    private void count(List<Timed> answers) {
        boolean allDecide = answers.stream().allMatch(Tally::isDecided);
        for (int i = 0; i < answers.size(); i++) {
            ofAll.get(i).add(answers.get(i));
            if (allDecide) {
                ofDecided.get(i).add(answers.get(i));
            }
        }
    }

    /** The result of those that decide. */
    private static String commonResult(List<Timed> answers) {
        List<String> results = answers.stream()
                .filter(Tally::isDecided)
                .map(CompoundRunner::result)
                .distinct()
                .toList();
        return results.size() > 1 ? "DIFF " + results : results.isEmpty() ? Result.UNKNOWN.word() : results.get(0);
    }

    private static String result(Timed timed) {
        return timed.answer().result().word();
    }
}
