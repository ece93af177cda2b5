package org.yomi.analyze.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.cli.CommandLine;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.batch.AnswerLine;
import org.yomi.analyze.batch.Batch;
import org.yomi.analyze.batch.Conveyor;
import org.yomi.analyze.batch.Defaults;
import org.yomi.analyze.batch.Outcome;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Reading;
import org.yomi.solvers.Solvers;

/** {@code yomi solve} with many questions: every game of some files, or JSON lines on stdin; JSON lines come out. */
final class SolveBatch {
    /** The argument that stands for questions on stdin. */
    static final String STDIN = "-";

    private final CommandLine line;
    private final Console console;
    private final Progress progress;
    private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);

    /** What {@link #counts} said last, for the threads that read. */
    private volatile String counted;

    SolveBatch(CommandLine line, Console console) {
        this.line = line;
        this.console = console;
        this.progress = new Progress(console);
        this.counted = counts();
    }

    /**
     * Answers all questions.
     *
     * @return trouble if one could not be put, no if one is unknown, else ok
     */
    int run() throws UsageException, IOException {
        int threads = Problem.threads(line);
        // All is written before the interrupt is closed: afterwards the process may be gone.
        try (Interrupt interrupt = new Interrupt()) {
            Batch batch = new Batch(Solvers.all().get(0), defaults(threads), new Watch(this, interrupt));
            try {
                Conveyor.run(threads, source(batch), this::print, interrupt::came);
            } finally {
                progress.clear();
            }
            if (interrupt.came()) {
                console.err().println("yomi: interrupted, " + counted);
            }
            return status();
        }
    }

    private int status() {
        if (outcomes.containsKey(Outcome.ERROR)) {
            return ExitStatus.TROUBLE;
        }
        return outcomes.containsKey(Outcome.UNKNOWN) ? ExitStatus.NO : ExitStatus.OK;
    }

    private Conveyor.Source<AnswerLine> source(Batch batch) throws UsageException {
        List<String> files = line.getArgList();
        if (!files.contains(STDIN)) {
            expectNoGoal(files);
            return batch.games(files, progress::warn);
        }
        if (files.size() > 1 || line.hasOption(Problem.MOVE)) {
            throw new UsageException("- reads questions from stdin: leave out other files and --" + Problem.MOVE);
        }
        return batch.lines(new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8)));
    }

    /** Who gives the goal twice should not read that it is no file. */
    private static void expectNoGoal(List<String> files) throws UsageException {
        for (String file : files) {
            boolean looksLikeGoal = GoalParser.looksLikeGoal(file)
                    && !file.toLowerCase(Locale.ROOT).endsWith(".sgf");
            if (looksLikeGoal && isMissing(file)) {
                throw new UsageException("there is no file " + file + "; the goal is that of --" + Solve.GOAL
                        + ", and all other words are files");
            }
        }
    }

    /** Whether a name could be that of a file, but there is none; what can be no name gets a line of its own later. */
    private static boolean isMissing(String file) {
        try {
            return Files.notExists(Path.of(file));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private Defaults defaults(int threads) throws UsageException {
        return new Defaults(
                goal(),
                Problem.color(line),
                line.hasOption(Problem.MOVE) ? OptionalInt.of(Problem.moveNumber(line)) : OptionalInt.empty(),
                limits(threads));
    }

    /** What is wrong with the goal whatever the position is said once, before anything is read. */
    private Optional<String> goal() throws UsageException {
        @Nullable String goal = line.getOptionValue(Solve.GOAL);
        try {
            if (goal != null) {
                GoalParser.expectForm(goal);
            }
        } catch (GoalException e) {
            throw new UsageException("--" + Solve.GOAL + ", " + e.getMessage());
        }
        return Optional.ofNullable(goal);
    }

    /** Each question has one thread and, as long as Java has so much, the memory of a question that is asked alone. */
    private Limits limits(int threads) throws UsageException {
        Limits together = Limits.DEFAULT.withMemoryMb(threads * Limits.DEFAULT.memoryMb());
        return Limits.DEFAULT
                .withMemoryMb(together.shared(threads).memoryMb())
                .withNodes(Values.nodes(line, Problem.NODES, Limits.DEFAULT.nodes()))
                .withTime(Values.seconds(line, Problem.SECONDS, Limits.DEFAULT.time()));
    }

    /** At once: whoever asked may wait for it before he asks again. */
    private void print(AnswerLine answer) throws IOException {
        outcomes.merge(answer.outcome(), 1, Integer::sum);
        counted = counts();
        progress.print(answer.json() + "\n");
        console.expectWritten();
        progress.show(counted);
    }

    private String counts() {
        int all = outcomes.values().stream().mapToInt(Integer::intValue).sum();
        int errors = outcomes.getOrDefault(Outcome.ERROR, 0);
        return String.format(
                Locale.ROOT,
                "%d %s answered, %d of them unknown, %d %s",
                all,
                all == 1 ? "question" : "questions",
                outcomes.getOrDefault(Outcome.UNKNOWN, 0),
                errors,
                errors == 1 ? "error" : "errors");
    }

    /** Between two answers it shows how far a question is that takes long. */
    private record Watch(SolveBatch batch, Interrupt interrupt) implements Monitor {
        @Override
        public boolean cancelled() {
            return interrupt.came();
        }

        @Override
        public void progress(Reading reading) {
            batch.progress.show(() -> batch.counted + "; reading, " + reading.nodes() + " nodes");
        }
    }
}
