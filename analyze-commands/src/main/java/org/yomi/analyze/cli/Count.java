package org.yomi.analyze.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.yomi.analyze.counting.CountRequest;
import org.yomi.analyze.counting.CountTask;
import org.yomi.analyze.counting.CountTasks;
import org.yomi.analyze.counting.TableFormat;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;

/** {@code yomi count}: counts positions and games, and computes the tables of 'Combinatorics of Go'. */
final class Count implements SubCommand {
    private static final String FORMAT = "format";
    private static final String MAX = "max";
    private static final String RUNS = "runs";
    private static final String SEED = "seed";
    private static final String THREADS = "threads";
    private static final String CHECKPOINT = "checkpoint";

    @Override
    public String name() {
        return "count";
    }

    @Override
    public String arguments() {
        return "WHAT NUMBERS\n"
                + CountTasks.all().stream()
                        .map(task -> "       yomi count " + (task.name() + " " + task.arguments()).strip() + ": "
                                + task.summary())
                        .collect(Collectors.joining("\n"));
    }

    @Override
    public String summary() {
        return "counts positions and games of Go, after Tromp and Farnebäck's 'Combinatorics of Go'";
    }

    @Override
    public Options options() {
        return new Options()
                .addOption(Values.option(FORMAT, "FORMAT", "how a table is written: text (if not said), csv, markdown"))
                .addOption(Values.option(MAX, "N", "how far a table goes"))
                .addOption(Values.option(RUNS, "N", "how many samples an estimate takes"))
                .addOption(Values.option(SEED, "N", "of what is random; 1 unless said"))
                .addOption(Values.option(THREADS, "N", "how many threads count; all processors unless said"))
                .addOption(Values.option(
                        CHECKPOINT, "DIR", "keeps there what is done, and goes on from there if it was ended"));
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException {
        CountTask task = task(line.getArgList());
        CountRequest request = request(task, line);
        Progress progress = new Progress(console);
        try (Interrupt interrupt = new Interrupt()) {
            String result = task.run(request, new CountProgress(interrupt::came, progress));
            progress.clear();
            console.out().print(result);
            console.out().flush();
            return ExitStatus.OK;
        } catch (RefusedCount e) {
            progress.clear();
            console.err().println("yomi: " + e.getMessage());
            return ExitStatus.TROUBLE;
        } catch (StoppedCount e) {
            progress.clear();
            console.err().println("yomi: " + e.getMessage());
            return ExitStatus.NO;
        }
    }

    private static CountTask task(List<String> words) throws UsageException {
        String name = words.isEmpty() ? "" : words.get(0);
        for (CountTask task : CountTasks.all()) {
            if (task.name().equals(name)) {
                return task;
            }
        }
        String names = CountTasks.all().stream().map(CountTask::name).collect(Collectors.joining(", "));
        throw new UsageException("count needs one of " + names + (name.isEmpty() ? "" : ", got '" + name + "'"));
    }

    private static CountRequest request(CountTask task, CommandLine line) throws UsageException {
        int processors = Runtime.getRuntime().availableProcessors();
        return new CountRequest(
                numbers(task, line.getArgList()),
                optional(line, MAX),
                optional(line, RUNS),
                Values.whole(line, SEED, Long.MIN_VALUE, 1),
                (int) Math.min(processors, Values.count(line, THREADS, processors)),
                Optional.ofNullable(line.getOptionValue(CHECKPOINT)).map(Path::of),
                format(line));
    }

    private static List<Integer> numbers(CountTask task, List<String> words) throws UsageException {
        String call = (task.name() + " " + task.arguments()).strip();
        if (words.size() != call.split(" ").length) {
            throw new UsageException("it is: yomi count " + call);
        }
        List<Integer> numbers = new ArrayList<>();
        for (String word : words.subList(1, words.size())) {
            if (!word.matches("[0-9]{1,9}")) {
                throw new UsageException("count " + task.name() + " needs whole numbers, got '" + word + "'");
            }
            numbers.add(Integer.parseInt(word));
        }
        return numbers;
    }

    private static OptionalInt optional(CommandLine line, String option) throws UsageException {
        return line.hasOption(option)
                ? OptionalInt.of((int) Math.min(Integer.MAX_VALUE, Values.count(line, option, 1)))
                : OptionalInt.empty();
    }

    private static TableFormat format(CommandLine line) throws UsageException {
        String word = line.getOptionValue(FORMAT, "text");
        for (TableFormat format : TableFormat.values()) {
            if (format.name().toLowerCase(Locale.ROOT).equals(word)) {
                return format;
            }
        }
        throw new UsageException("--" + FORMAT + " must be text, csv or markdown, got '" + word + "'");
    }
}
