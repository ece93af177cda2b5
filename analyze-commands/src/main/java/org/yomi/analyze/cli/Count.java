package org.yomi.analyze.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.yomi.analyze.counting.CountAnswer;
import org.yomi.analyze.counting.CountOption;
import org.yomi.analyze.counting.CountRequest;
import org.yomi.analyze.counting.CountTask;
import org.yomi.analyze.counting.CountTasks;
import org.yomi.analyze.counting.TableFormat;
import org.yomi.gtp.reply.Paragraph;

/** {@code yomi count}: counts positions and games, and computes the tables of 'Combinatorics of Go'. */
final class Count implements SubCommand {
    /** More samples than anybody waits for. */
    private static final int MOST_RUNS = 10_000_000;

    /** More than any table's bound; each table knows its own. */
    private static final int MOST_BOUND = 1000;

    /** More than any side or table's number; each task knows its own. */
    private static final int MOST_NUMBER = 999_999_999;

    @Override
    public String name() {
        return "count";
    }

    @Override
    public String arguments() {
        return "WHAT NUMBERS\n\n"
                + CountTasks.all().stream().map(Count::explained).collect(Collectors.joining("\n"));
    }

    private static String explained(CountTask task) {
        String[] lines = task.summary().split("\n");
        return Paragraph.hanging("yomi count " + (task.name() + " " + task.arguments()).strip() + ": " + lines[0], 2, 4)
                + Arrays.stream(lines)
                        .skip(1)
                        .map(line -> "\n" + Paragraph.hanging(line, 4, 7))
                        .collect(Collectors.joining());
    }

    @Override
    public String summary() {
        return "counts positions and games of Go, after Tromp and Farneback's 'Combinatorics of Go'";
    }

    @Override
    public Options options() {
        Options options = new Options();
        for (CountOption option : CountOption.values()) {
            String users = users(option);
            options.addOption(
                    switch (option) {
                        case FORMAT ->
                            described(option, "FORMAT", "how a table is written: text (if not said), csv, markdown");
                        case MAX ->
                            described(
                                    option,
                                    "N",
                                    "how far a table goes; for constants and bounds, the largest boards that are counted");
                        case RUNS -> described(option, "N", "how many samples an estimate takes; for " + users);
                        case SEED -> described(option, "N", "of what is random; 1 unless said; for " + users);
                        case THREADS -> described(option, "N", "how many threads count; all processors unless said");
                        case CHECKPOINT ->
                            described(
                                    option,
                                    "DIR",
                                    "keeps there what is done, and goes on from there if it was ended; for " + users);
                    });
        }
        return options;
    }

    private static Option described(CountOption option, String argument, String help) {
        return Values.option(option.word(), argument, help);
    }

    /** The calls that take an option: {@code table 4, 7, games}. */
    private static String users(CountOption option) {
        return CountTasks.all().stream()
                .map(task -> calls(task, option))
                .filter(calls -> !calls.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String calls(CountTask task, CountOption option) {
        String calls = task.calls().entrySet().stream()
                .filter(call -> call.getValue().contains(option))
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
        return calls.replace(", " + task.name() + " ", ", ");
    }

    @Override
    public boolean showsProgress() {
        return true;
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException {
        CountTask task = task(line.getArgList());
        CountRequest request = request(task, line);
        return LongCount.run(console, count -> {
            CountAnswer answer = task.run(request, count.watch());
            count.print(answer.text());
            answer.missing().ifPresent(what -> count.complain("interrupted, " + what));
            return answer.missing().isEmpty() ? ExitStatus.OK : ExitStatus.NO;
        });
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
        List<Integer> numbers = numbers(task, line.getArgList());
        requireUsed(task, line);
        int processors = Runtime.getRuntime().availableProcessors();
        return new CountRequest(
                numbers,
                optional(line, CountOption.MAX, 0, MOST_BOUND),
                optional(line, CountOption.RUNS, 1, MOST_RUNS),
                optional(line, CountOption.SEED, 0, Integer.MAX_VALUE),
                (int) Math.min(processors, Values.count(line, CountOption.THREADS.word(), processors)),
                checkpoint(line),
                format(line));
    }

    /** Without a name it would be the folder that one is in. */
    private static Optional<Path> checkpoint(CommandLine line) throws UsageException {
        String option = CountOption.CHECKPOINT.word();
        Optional<String> name = Optional.ofNullable(line.getOptionValue(option));
        if (name.filter(String::isEmpty).isPresent()) {
            throw new UsageException("--" + option + ": the name of the folder is empty");
        }
        return name.map(Path::of);
    }

    /** An option that is not looked at would deceive who typed it. */
    private static void requireUsed(CountTask task, CommandLine line) throws UsageException {
        List<String> words = line.getArgList();
        String call = task.calls().containsKey(task.name()) ? task.name() : words.get(0) + " " + words.get(1);
        for (CountOption option : CountOption.values()) {
            Set<CountOption> taken = task.calls().getOrDefault(call, EnumSet.allOf(CountOption.class));
            if (line.hasOption(option.word()) && !taken.contains(option)) {
                throw new UsageException(
                        "count " + call + " does not take --" + option.word() + "; these do: " + users(option));
            }
        }
    }

    private static List<Integer> numbers(CountTask task, List<String> words) throws UsageException {
        String call = (task.name() + " " + task.arguments()).strip();
        String[] names = call.split(" ");
        if (words.size() != names.length) {
            int wanted = names.length - 1;
            throw new UsageException("count " + task.name() + " takes " + wanted
                    + (wanted == 1 ? " number" : " numbers") + ", got " + (words.size() - 1) + ": yomi count " + call);
        }
        List<Integer> numbers = new ArrayList<>();
        for (int i = 1; i < names.length; i++) {
            numbers.add(Values.wholeWord(
                    "count " + task.name() + ": " + names[i], words.get(i), task.least(), MOST_NUMBER));
        }
        return numbers;
    }

    private static OptionalInt optional(CommandLine line, CountOption option, int least, int most)
            throws UsageException {
        return line.hasOption(option.word())
                ? OptionalInt.of((int) Values.whole(line, option.word(), least, most, least))
                : OptionalInt.empty();
    }

    private static TableFormat format(CommandLine line) throws UsageException {
        String word = line.getOptionValue(CountOption.FORMAT.word(), "text");
        for (TableFormat format : TableFormat.values()) {
            if (format.name().toLowerCase(Locale.ROOT).equals(word)) {
                return format;
            }
        }
        throw new UsageException("--format must be text, csv or markdown, got '" + word + "'");
    }
}
