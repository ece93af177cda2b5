package org.yomi.benchmarks.suite;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.program.GtpProgram;
import org.yomi.benchmarks.tactics.TacticalGoals;
import org.yomi.benchmarks.tactics.TacticsChoice;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Limits;

/**
 * Puts the questions of {@code tactics-dev.jsonl} to a program over GTP, in the words of the suites they come from: a line
 * for each reply that does not pass, then a table for each tier and command. Yomi is the program unless another is named.
 */
public final class SuiteRunner {
    private static final String PROGRAM = "program";
    private static final String YOMI = "analyze-commands/target/yomi/bin/yomi";
    private static final Limits LIMITS = Limits.DEFAULT.withTime(Duration.ofSeconds(1));

    private final RunOptions options;
    private final PrintStream out;
    private final GtpProgram program;
    private final SuiteReport report = new SuiteReport();

    private SuiteRunner(RunOptions options, GtpProgram program, PrintStream out) {
        this.options = options;
        this.program = program;
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        Options own = TacticsChoice.options().addOption(programOption());
        System.exit(RunOptions.run(args, own, LIMITS, SuiteRunner::run, System.out));
    }

    /** The option for the program that is asked. */
    static Option programOption() {
        return RunOptions.option(PROGRAM, "COMMAND", "the program, default " + YOMI);
    }

    /** Starts the program that the options name, with their limits if it is Yomi. */
    static GtpProgram program(RunOptions options) throws IOException {
        GtpProgram program =
                GtpProgram.start(List.of(options.text(PROGRAM, YOMI).split(" ")));
        if (knows(program, "yomi-param")) {
            Limits limits = options.limits();
            program.ask("yomi-param nodes " + limits.nodes());
            program.ask("yomi-param seconds " + limits.time().toMillis() / 1000.0);
        }
        return program;
    }

    private static boolean knows(GtpProgram program, String command) throws IOException {
        return program.ask("known_command " + command).equals("true");
    }

    private static void run(RunOptions options, PrintStream out) throws IOException {
        Optional<List<Entry>> entries = new TacticsChoice(options).entries(out);
        if (entries.isPresent()) {
            try (GtpProgram program = program(options)) {
                new SuiteRunner(options, program, out).ask(entries.get());
            }
        }
    }

    private void ask(List<Entry> entries) throws IOException {
        for (Entry entry : entries) {
            try {
                ask(entry);
            } catch (NotAskable e) {
                report.addSkipped(e.reason());
            }
        }
        out.println("\n" + report);
    }

    private void ask(Entry entry) throws IOException, NotAskable {
        String command = entry.text("command");
        if (!knows(program, command)) {
            throw new NotAskable("the program does not know " + command);
        }
        if (entry.at("ko").isObject()) {
            throw new NotAskable("a ko ban, which no file can tell");
        }
        TacticalGoals.expectClosed(entry, options.number(TacticsChoice.MAX_OPENNESS, Long.MAX_VALUE));
        program.load(entry.position(entry.text("to_move").equals("white") ? Colour.WHITE : Colour.BLACK));
        String question = (command + " " + String.join(" ", entry.texts("args"))).strip();
        long start = System.nanoTime();
        GtpProgram.Reply reply = program.send(question);
        double millis = (System.nanoTime() - start) / 1e6;
        ReplyPattern expected = ReplyPattern.of(entry);
        Outcome outcome = expected.outcome(reply);
        report.add(entry.text("tier"), command, outcome, millis);
        boolean isTold = options.has("differ-only") ? outcome == Outcome.DIFFERS : outcome != Outcome.PASS;
        if (isTold) {
            out.printf(
                    Locale.ROOT,
                    "%-10s %s %s %s expected %s got '%s' %.0f ms%n",
                    outcome.word(),
                    entry.text("tier"),
                    entry.id(),
                    question,
                    expected.text(),
                    reply.text(),
                    millis);
        }
    }
}
