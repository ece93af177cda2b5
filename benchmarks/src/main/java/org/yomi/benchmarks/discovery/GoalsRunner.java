package org.yomi.benchmarks.discovery;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.RunOptions;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Discovery;
import org.yomi.engine.discovery.DoublePurpose;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.discovery.Scope;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;

/** Lets positions from the middle of real games be looked over, and checks the proofs of what is reported. */
public final class GoalsRunner {
    private static final String FILE = "tactics-dev.jsonl";
    private static final String PASSES = "passes";
    private static final String CHECK = "check";
    private static final Pattern REAL_GAMES = Pattern.compile("golois|nando|nngs|olympiad|nicklas|self_play|trevor");
    private static final int BOARD = 19;
    private static final int FEWEST_STONES = 80;
    private static final int MOST_STONES = 150;
    private static final int POSITIONS = 20;
    private static final int ESCAPE = 5;
    private static final int OPEN = 20;

    private final RunOptions options;
    private final PrintStream out;
    private final Solver solver;
    private final Verification verification;
    private final Table table = new Table(
            "position",
            "stones",
            "goals",
            "in doubt",
            "double",
            "unknown",
            "s",
            "processor s",
            "confirmed",
            "partly",
            "refuted");
    private final Totals totals = new Totals();

    private GoalsRunner(RunOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
        solver = options.solver();
        verification = new Verification(solver, out);
    }

    public static void main(String[] args) throws IOException {
        Options own = new Options()
                .addOption(RunOptions.option(PASSES, "N", "goes so many times over what is left unknown, default 1"))
                .addOption(null, CHECK, false, "asks again about all that is reported and replays its proofs");
        System.exit(RunOptions.run(args, own, Limits.DEFAULT, GoalsRunner::run, System.out));
    }

    private static void run(RunOptions options, PrintStream out) throws IOException {
        GoalsRunner runner = new GoalsRunner(options, out);
        options.entries(FILE, out).ifPresent(runner::look);
    }

    private void look(List<Entry> entries) {
        List<Entry> chosen = options.isOnlyOne() ? entries : middleGame(entries);
        if (options.has("warm") && !chosen.isEmpty()) {
            discover(position(chosen.get(0)));
        }
        chosen.stream().limit(options.max()).forEach(this::look);
        totals.addTo(table);
        out.println("\n" + table);
    }

    /** One position of each game, as the file has them. */
    private static List<Entry> middleGame(List<Entry> entries) {
        List<Entry> chosen = new ArrayList<>();
        Set<String> games = new HashSet<>();
        for (Entry entry : entries) {
            int stones = stones(entry);
            boolean fits = entry.at("boardsize").asInt() == BOARD
                    && stones >= FEWEST_STONES
                    && stones <= MOST_STONES
                    && REAL_GAMES.matcher(entry.text("sgf")).find();
            if (fits && chosen.size() < POSITIONS && games.add(entry.text("sgf"))) {
                chosen.add(entry);
            }
        }
        return chosen;
    }

    private static int stones(Entry entry) {
        return entry.texts("black").size() + entry.texts("white").size();
    }

    private static Position position(Entry entry) {
        try {
            return entry.position(Colour.BLACK);
        } catch (NotAskable e) {
            throw new IllegalArgumentException(entry.id() + ": " + e.reason(), e);
        }
    }

    private Findings discover(Position position) {
        Scope scope =
                new Scope(ESCAPE, OPEN, EnumSet.allOf(KoRule.class), options.limits(), (int) options.number(PASSES, 1));
        return Discovery.of(position, solver, solver, scope, Monitor.SILENT, findings -> {});
    }

    private void look(Entry entry) {
        Position position = position(entry);
        double processor = processorSeconds();
        long start = System.nanoTime();
        Findings findings = discover(position);
        double seconds = (System.nanoTime() - start) / 1e9;
        processor = processorSeconds() - processor;
        Verification.Count count = options.has(CHECK) ? check(position, findings) : new Verification.Count();
        totals.add(findings, seconds, processor, count);
        table.add(
                entry.id(),
                stones(entry),
                findings.size(),
                findings.open().size(),
                findings.doubles().size(),
                findings.unknown(),
                seconds,
                processor,
                count.confirmed(),
                count.partly(),
                count.refuted());
        print(position.geometry(), entry, findings);
    }

    private static double processorSeconds() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime() / 1e9
                : Double.NaN;
    }

    /** Everything reported: both answers of a goal in doubt, and the one of a double purpose. */
    private Verification.Count check(Position position, Findings findings) {
        Verification.Count count = new Verification.Count();
        for (Found found : findings.open()) {
            found.status()
                    .blackFirst()
                    .forEach(answer -> verification.check(answer.question(), answer.result(), count));
        }
        for (DoublePurpose move : findings.doubles()) {
            Question question = Question.of(position, move.goal(), move.assumptions(), move.player(), Limits.DEFAULT);
            verification.check(question, move.after().result(), count);
        }
        return count;
    }

    private void print(Geometry geometry, Entry entry, Findings findings) {
        if (options.has("differ-only")) {
            return;
        }
        for (Found found : findings.open()) {
            out.printf(
                    Locale.ROOT,
                    "%s %s %s stones %d%n",
                    entry.id(),
                    GoalPrinter.print(found.candidate().goal(), geometry),
                    found.status().verdict().word(),
                    found.candidate().stones());
        }
        for (DoublePurpose move : findings.doubles()) {
            out.printf(
                    Locale.ROOT,
                    "%s %s double %s %s stones %d%n",
                    entry.id(),
                    GoalPrinter.print(move.goal(), geometry),
                    move.player().word(),
                    geometry.name(move.move()),
                    move.stones());
        }
    }
}
