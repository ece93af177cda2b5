package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.yomi.analyze.bench.CaptureProblem;
import org.yomi.analyze.bench.LambdaBench;
import org.yomi.analyze.bench.LambdaReport;
import org.yomi.engine.question.Limits;

/** {@code yomi bench}: runs an experiment of a paper. */
final class Bench implements SubCommand {
    private static final String LAMBDA = "lambda";
    private static final String CORPUS = "corpus";
    private static final String NODES = "nodes";
    private static final String SECONDS = "seconds";
    private static final String MAX = "max";

    /** Seen from the top of a checkout. */
    private static final String DEFAULT_CORPUS = "../shared/corpora/tactics-dev.jsonl";

    private static final String EXAMPLE = "{\"boardsize\": 9, \"black\": [\"C4\", \"D3\", \"E4\"], \"white\": [\"D4\"],"
            + " \"command\": \"attack\", \"args\": [\"D4\"], \"mover\": \"black\"}";

    private static final Limits DEFAULTS = new Limits(100_000, Duration.ofSeconds(10), 256);

    @Override
    public String name() {
        return "bench";
    }

    @Override
    public String arguments() {
        return LAMBDA;
    }

    @Override
    public String summary() {
        return "runs a paper's experiment; lambda: lambda df-pn against plain df-pn on captures";
    }

    @Override
    public Options options() {
        return new Options()
                .addOption(Values.option(
                        CORPUS,
                        "FILE",
                        "the problems, one JSON object a line, blank lines aside, such as " + EXAMPLE
                                + ": mover, who moves first, wants to capture the stone (attack) or to save it (defend);"
                                + " without it, " + DEFAULT_CORPUS + " or, if that is not there, the captures of "
                                + CaptureProblem.SHIPPED))
                .addOption(Values.option(NODES, "N", "a run gives up after so many positions; " + DEFAULTS.nodes()))
                .addOption(Values.option(
                        SECONDS,
                        "S",
                        "a run gives up after so many seconds; "
                                + DEFAULTS.time().toSeconds()))
                .addOption(Values.option(MAX, "N", "takes the first N problems only"));
    }

    @Override
    public boolean showsProgress() {
        return true;
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException, IOException {
        expectExperiment(line.getArgList());
        Limits limits = new Limits(
                Values.nodes(line, NODES, DEFAULTS.nodes()),
                Values.seconds(line, SECONDS, DEFAULTS.time()),
                DEFAULTS.memoryMb());
        long max = Values.count(line, MAX, Long.MAX_VALUE);
        List<CaptureProblem> problems =
                corpus(line, console).stream().limit(max).toList();
        try (Interrupt interrupt = new Interrupt()) {
            LambdaBench bench = new LambdaBench(limits, interrupt::came);
            Progress progress = new Progress(console);
            LambdaReport report = bench.run(problems, progress::show);
            progress.clear();
            console.out().print(report.text());
            console.out().flush();
            if (interrupt.came()) {
                console.err().println("yomi: interrupted, " + report.extent());
            }
        }
        return ExitStatus.OK;
    }

    private static void expectExperiment(List<String> words) throws UsageException {
        String form = "yomi bench " + LAMBDA + " [--" + CORPUS + " FILE]";
        if (words.isEmpty()) {
            throw new UsageException("bench needs the name of an experiment: " + form);
        }
        if (!words.get(0).equals(LAMBDA)) {
            throw new UsageException("there is no experiment '" + words.get(0) + "'; there is " + LAMBDA);
        }
        if (words.size() > 1) {
            throw new UsageException("'" + words.get(1) + "' was not expected: " + form);
        }
    }

    private static List<CaptureProblem> corpus(CommandLine line, Console console) throws UsageException, IOException {
        String file = line.getOptionValue(CORPUS, DEFAULT_CORPUS);
        boolean isNamed = line.hasOption(CORPUS);
        if (!isNamed && Files.notExists(Path.of(file))) {
            console.err().println("yomi: no --" + CORPUS + ", so these are the captures of " + CaptureProblem.SHIPPED);
            return CaptureProblem.shipped();
        }
        List<CaptureProblem> problems = CaptureProblem.read(file);
        if (problems.isEmpty()) {
            throw new UsageException(
                    (isNamed ? "--" + CORPUS + ": " : "") + file + " has no line with the command attack or defend");
        }
        return problems;
    }
}
