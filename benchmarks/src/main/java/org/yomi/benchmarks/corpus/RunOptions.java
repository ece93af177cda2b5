package org.yomi.benchmarks.corpus;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.help.HelpFormatter;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.Solvers;
import org.yomi.solvers.play.DeepStack;

/** The command line of a runner: where the collections are, which records, which solver, how long. */
public final class RunOptions {
    /** Where the collections are looked for when neither the option nor the system property says. */
    private static final String DEFAULT_CORPORA = "../shared/corpora";

    private static final String CORPORA = "corpora";
    private static final String NODES = "nodes";
    private static final String SECONDS = "seconds";
    private static final String MAX = "max";

    /** Eleven days: longer than anybody waits, and far from overflow. */
    private static final long MOST_MILLIS = 1_000_000_000;

    private final CommandLine line;
    private final Limits defaults;

    private RunOptions(CommandLine line, Limits defaults) {
        this.line = line;
        this.defaults = defaults;
    }

    /** An option has a value that it cannot have; the message says what would be right. */
    public static final class WrongOption extends RuntimeException {
        public WrongOption(String message) {
            super(message);
        }
    }

    /** A runner: does what the options say, prints on the stream. */
    @FunctionalInterface
    public interface Runner {
        void run(RunOptions options, PrintStream out) throws IOException;
    }

    /**
     * Reads a command line and runs what it asks for; prints the help, or what is wrong with an argument, instead when
     * that is the case.
     *
     * @param own the options of this runner besides those of all runners
     * @param defaults the limits of a question when the options set no others
     * @return exit status: 2 for wrong arguments, else 0
     */
    public static int run(String[] args, Options own, Limits defaults, Runner runner, PrintStream out)
            throws IOException {
        Options options = common().addOptions(own);
        try {
            CommandLine line =
                    DefaultParser.builder().setAllowPartialMatching(false).get().parse(options, args);
            if (line.hasOption("help")) {
                HelpFormatter.builder().setShowSince(false).get().printHelp("RUNNER", "", options, "", true);
                return 0;
            }
            runDeep(runner, new RunOptions(line, defaults), out);
            return 0;
        } catch (ParseException | WrongOption e) {
            out.println(e.getMessage() + "\nTry: --help");
            return 2;
        }
    }

    /** On a thread on which questions need no other, as in the engine. */
    private static void runDeep(Runner runner, RunOptions options, PrintStream out) throws IOException {
        try {
            DeepStack.run(() -> {
                try {
                    runner.run(options, out);
                    return true;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Options common() {
        return new Options()
                .addOption(option(CORPORA, "DIR", "folder of the collections, default " + DEFAULT_CORPORA))
                .addOption(option("solver", "NAME", "the solver, default the first there is"))
                .addOption(option(NODES, "N", "positions a question may visit"))
                .addOption(option(SECONDS, "S", "seconds a question may take"))
                .addOption(option(MAX, "N", "takes this many questions only"))
                .addOption(option("only", "ID", "takes the questions of this record only"))
                .addOption(null, "warm", false, "solves a few questions first, unmeasured, until the JIT is warm")
                .addOption(null, "differ-only", false, "prints the lines of differing results only")
                .addOption("h", "help", false, "prints this");
    }

    /** An option with an argument. */
    public static Option option(String name, String argument, String help) {
        return Option.builder()
                .longOpt(name)
                .hasArg()
                .argName(argument)
                .desc(help)
                .get();
    }

    /** The records of a file that the options want, in order; nothing, after saying so, when the file is not there. */
    public Optional<List<Entry>> entries(String file, PrintStream out) throws IOException {
        Path path = Path.of(text(CORPORA, System.getProperty(CORPORA, DEFAULT_CORPORA)), file);
        if (!Files.isRegularFile(path)) {
            out.println("There is no " + path + "; --corpora DIR says where the collections are. Nothing was asked.");
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(path)) {
            return Optional.of(lines.map(Entry::parse).filter(this::isWanted).toList());
        }
    }

    private boolean isWanted(Entry entry) {
        return !isOnlyOne() || entry.id().equals(text("only", ""));
    }

    /** Whether the options name the one record to take. */
    public boolean isOnlyOne() {
        return has("only");
    }

    /** The solver to ask. */
    public Solver solver() {
        List<Solver> solvers = Solvers.all();
        String name = text("solver", solvers.get(0).name());
        return solvers.stream()
                .filter(solver -> solver.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new WrongOption("--solver must be one of "
                        + solvers.stream().map(Solver::name).collect(Collectors.joining(", ")) + ", got " + name));
    }

    /** The limits of a question. */
    public Limits limits() {
        long millis = Math.round(1000 * decimal(SECONDS, defaults.time().toMillis() / 1000.0));
        long nodes = number(NODES, defaults.nodes());
        if (millis < 1 || millis > MOST_MILLIS) {
            throw new WrongOption("--" + SECONDS + " must be from 0.001 to 1000000, got " + text(SECONDS, ""));
        }
        if (nodes < 1) {
            throw new WrongOption("--" + NODES + " must be at least 1, got " + nodes);
        }
        return defaults.withNodes(nodes).withTime(Duration.ofMillis(millis));
    }

    /** How many questions may be asked. */
    public long max() {
        long max = number(MAX, Long.MAX_VALUE);
        if (max < 1) {
            throw new WrongOption("--" + MAX + " must be at least 1, got " + max);
        }
        return max;
    }

    public boolean has(String name) {
        return line.hasOption(name);
    }

    public String text(String name, String otherwise) {
        return line.getOptionValue(name, otherwise);
    }

    /** A whole number. */
    public long number(String name, long otherwise) {
        try {
            return has(name) ? Long.parseLong(text(name, "")) : otherwise;
        } catch (NumberFormatException e) {
            throw new WrongOption("--" + name + " must be a whole number, got " + text(name, ""));
        }
    }

    private double decimal(String name, double otherwise) {
        try {
            return has(name) ? Double.parseDouble(text(name, "")) : otherwise;
        } catch (NumberFormatException e) {
            throw new WrongOption("--" + name + " must be a number, got " + text(name, ""));
        }
    }
}
