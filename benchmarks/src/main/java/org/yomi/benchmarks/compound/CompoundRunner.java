package org.yomi.benchmarks.compound;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.benchmarks.corpus.Timed;
import org.yomi.benchmarks.corpus.Warmup;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Puts the compound questions of a regression script to both ways of reading them: a table, one question a line. */
public final class CompoundRunner {
    private static final String SCRIPT = "script";
    private static final String DEFAULT_SCRIPT = "regression/compound-paper.tst";
    private static final Limits LIMITS = new Limits(1_000_000, Duration.ofSeconds(60), Limits.DEFAULT.memoryMb());

    private final Solver dynamic = new ProofNumberSolver();
    private final Solver whole = ProofNumberSolver.ofWholeFormulas();
    private final RunOptions options;
    private final PrintStream out;
    private final Limits limits;
    private final Tally allDynamic = new Tally();
    private final Tally allStatic = new Tally();
    private final Tally bothDynamic = new Tally();
    private final Tally bothStatic = new Tally();
    private final Table table = new Table(
            "question", "position", "first", "result", "dynamic nodes", "ms", "static", "static nodes", "static ms");

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
            Warmup.run(dynamic, inquiries);
            Warmup.run(whole, inquiries);
        }
        for (CompoundProblem problem : problems) {
            ask(problem);
        }
        out.print(table);
        out.println("\nAll " + problems.size() + ": dynamic " + allDynamic + "; static " + allStatic
                + "\nThose that both decide: dynamic " + bothDynamic + "; static " + bothStatic);
    }

    private void ask(CompoundProblem problem) {
        try {
            Timed parts = Timed.ask(dynamic, problem.inquiry().question(limits));
            Timed one = Timed.ask(whole, problem.inquiry().question(limits));
            count(parts, one);
            table.add(
                    "`" + problem.inquiry().goal().replace("|", "\\|") + "`",
                    problem.position(),
                    problem.inquiry().first().word(),
                    result(parts),
                    parts.answer().effort().nodes(),
                    parts.millis(),
                    differs(parts, one) ? "DIFF " + result(one) : result(one),
                    one.answer().effort().nodes(),
                    one.millis());
        } catch (NotAskable e) {
            out.println(
                    "skipped " + problem.position() + " " + problem.inquiry().goal() + ": " + e.reason());
        }
    }

    private void count(Timed parts, Timed one) {
        allDynamic.add(parts);
        allStatic.add(one);
        if (Tally.isDecided(parts) && Tally.isDecided(one)) {
            bothDynamic.add(parts);
            bothStatic.add(one);
        }
    }

    private static boolean differs(Timed parts, Timed one) {
        return Tally.isDecided(parts)
                && Tally.isDecided(one)
                && parts.answer().result() != one.answer().result();
    }

    private static String result(Timed timed) {
        return timed.answer().result().word();
    }
}
