package org.yomi.benchmarks.suite;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.benchmarks.program.GtpProgram;
import org.yomi.engine.question.Limits;

/**
 * Asks a program {@code dragon_status} for both dragons of each race of the suites, whose {@code analyze_semeai} say what it
 * should be: a line for each that is another one, then a table.
 */
public final class RacingDragonsRunner {
    private static final String FILE = "tactics-dev.jsonl";
    private static final List<String> TIERS = List.of("clean", "newer", "hard");
    private static final String UNKNOWN = "unknown";
    private static final Limits LIMITS = Limits.DEFAULT.withTime(Duration.ofSeconds(1));

    private RacingDragonsRunner() {}

    public static void main(String[] args) throws IOException {
        Options own = new Options().addOption(SuiteRunner.programOption());
        System.exit(RunOptions.run(args, own, LIMITS, RacingDragonsRunner::run, System.out));
    }

    private static void run(RunOptions options, PrintStream out) throws IOException {
        Optional<List<RacingDragon>> dragons = options.entries(FILE, out)
                .map(all -> RacingDragon.of(all.stream()
                        .filter(entry -> entry.text("command").equals("analyze_semeai"))
                        .filter(entry -> TIERS.contains(entry.text("tier")))
                        .toList()));
        if (dragons.isPresent()) {
            try (GtpProgram program = SuiteRunner.program(options)) {
                ask(dragons.get().stream().limit(options.max()).toList(), program, out);
            }
        }
    }

    private static void ask(List<RacingDragon> dragons, GtpProgram program, PrintStream out) throws IOException {
        Map<String, Map<String, Integer>> counts = new TreeMap<>();
        long start = System.nanoTime();
        for (RacingDragon dragon : dragons) {
            try {
                String status = status(dragon, program);
                counts.computeIfAbsent(dragon.status(), any -> new TreeMap<>()).merge(status, 1, Integer::sum);
                if (!status.equals(dragon.status())) {
                    String stone = dragon.entry().texts("args").get(0);
                    out.printf("%s %s is %s, got %s%n", dragon.entry().id(), stone, dragon.status(), status);
                }
            } catch (NotAskable e) {
                out.println(dragon.entry().id() + " skipped: " + e.reason());
            }
        }
        Table table = new Table("by the suites", "asked", "alive", "critical", "dead", UNKNOWN);
        counts.forEach((status, got) -> table.add(
                status,
                got.values().stream().mapToInt(Integer::intValue).sum(),
                got.getOrDefault("alive", 0),
                got.getOrDefault("critical", 0),
                got.getOrDefault("dead", 0),
                got.getOrDefault(UNKNOWN, 0)));
        out.printf(Locale.ROOT, "%n%s%n%.0f seconds%n", table, (System.nanoTime() - start) / 1e9);
    }

    private static String status(RacingDragon dragon, GtpProgram program) throws IOException, NotAskable {
        program.load(dragon.entry().position(dragon.entry().colour("mover")));
        GtpProgram.Reply reply =
                program.send("dragon_status " + dragon.entry().texts("args").get(0));
        return reply.success() ? reply.text().split(" ")[0] : UNKNOWN;
    }
}
