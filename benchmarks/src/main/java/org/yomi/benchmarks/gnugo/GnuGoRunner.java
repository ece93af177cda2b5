package org.yomi.benchmarks.gnugo;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Timed;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.benchmarks.corpus.Warmup;
import org.yomi.benchmarks.program.GtpProgram;
import org.yomi.benchmarks.tactics.Expectation;
import org.yomi.benchmarks.tactics.TacticalGoals;
import org.yomi.benchmarks.tactics.TacticsChoice;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Tenuki;

/** Puts the same questions to a solver and to GNU Go, one after the other, with empty tables and caches. */
public final class GnuGoRunner {
    private static final String GNUGO = "gnugo";

    private final RunOptions options;
    private final PrintStream out;
    private final GtpProgram gnuGo;
    private final TacticalGoals goals;
    private final Solver solver;
    private final Limits limits;
    private final Comparison comparison = new Comparison();

    private GnuGoRunner(RunOptions options, TacticalGoals goals, GtpProgram gnuGo, PrintStream out) {
        this.options = options;
        this.out = out;
        this.gnuGo = gnuGo;
        this.goals = goals;
        solver = options.solver();
        limits = options.limits();
    }

    public static void main(String[] args) throws IOException {
        Options own = TacticsChoice.options()
                .addOption(RunOptions.option(GNUGO, "PROGRAM", "GNU Go, default the gnugo of PATH"));
        System.exit(RunOptions.run(args, own, Limits.DEFAULT, GnuGoRunner::run, System.out));
    }

    private static void run(RunOptions options, PrintStream out) throws IOException {
        TacticsChoice choice = new TacticsChoice(options);
        String program = options.text(GNUGO, GNUGO);
        Optional<Path> path = GnuGo.find(program);
        if (path.isEmpty()) {
            out.println("There is no program " + program + "; --gnugo PROGRAM says where it is. Nothing was asked.");
            return;
        }
        Optional<List<Entry>> entries = choice.entries(out);
        if (entries.isPresent()) {
            try (GtpProgram gnuGo = GnuGo.start(path.get())) {
                new GnuGoRunner(options, choice.goals(), gnuGo, out).ask(entries.get());
            }
        }
    }

    private void ask(List<Entry> entries) throws IOException {
        if (options.has("warm")) {
            Warmup.run(solver, goals.inquiries(entries));
        }
        for (Entry entry : entries) {
            try {
                ask(entry, goals.inquiry(entry));
            } catch (NotAskable e) {
                comparison.addSkipped(e.reason());
            }
        }
        out.println("\n" + comparison.text(solver.name()));
    }

    private void ask(Entry entry, Inquiry inquiry) throws IOException, NotAskable {
        if (inquiry.position().ban() != Geometry.PASS) {
            throw new NotAskable("a ko ban, which GNU Go cannot be told");
        }
        Reply ours = askSolver(inquiry, entry.text("command"));
        Reply theirs = askGnuGo(entry, inquiry);
        Expectation expected = Expectation.of(entry);
        Verdict our = expected.verdict(ours.code());
        Verdict their = expected.verdict(theirs.code());
        comparison.add(entry.text("command"), our, ours, their, theirs);
        if (our == Verdict.DIFF || !options.has("differ-only")) {
            out.printf(
                    Locale.ROOT,
                    "%-7s %s %s %s expected %s: '%s' %.1f ms, GNU Go %s '%s' %.1f ms%n",
                    our.word(),
                    entry.id(),
                    entry.text("command"),
                    inquiry.goal(),
                    expected.raw(),
                    ours.text(),
                    ours.millis(),
                    their.word(),
                    theirs.text(),
                    theirs.millis());
        }
    }

    /** A solver is asked what Yomi's own commands ask, but of lone stones: GNU Go names a move, needed or not. */
    private Reply askSolver(Inquiry inquiry, String command) throws NotAskable {
        Question question = inquiry.question(limits);
        Timed timed = Timed.ask(solver, question.withTenuki(tenuki(command)));
        Answer answer = timed.answer();
        String code = Expectation.code(Inquiry.forFirst(answer.question(), answer.result()));
        String move = answer.move().name(inquiry.position().geometry());
        return new Reply(code.isEmpty() ? "" : code + " " + move, timed.millis());
    }

    private static Tenuki tenuki(String command) {
        return switch (command) {
            case "attack" -> Tenuki.IGNORED;
            case "defend" -> Tenuki.GLANCED_AT;
            default -> Tenuki.SOUGHT;
        };
    }

    /** The time is from sending the command to the reply; an owl command includes GNU Go's look at the whole board. */
    private Reply askGnuGo(Entry entry, Inquiry inquiry) throws IOException {
        gnuGo.load(inquiry.position());
        long start = System.nanoTime();
        String reply = gnuGo.ask(entry.text("command") + " " + String.join(" ", entry.texts("args")));
        return new Reply(reply, (System.nanoTime() - start) / 1e6);
    }
}
