package org.yomi.benchmarks.tactics;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.cli.Options;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.RunOptions;

/** Which records of {@code tactics-dev.jsonl} are asked, and how: the options for it and what they say. */
public final class TacticsChoice {
    /** The command that Benson's method answers, not a solver. */
    static final String UNCONDITIONAL = "unconditional_status";

    /** The option for the most open owl questions. */
    public static final String MAX_OPENNESS = "max-openness";

    private static final String FILE = "tactics-dev.jsonl";

    private static final String ALL = "all";
    private static final String NONE = "none";

    private final RunOptions options;
    private final Set<String> commands;
    private final String tier;

    /** Reads the options. */
    public TacticsChoice(RunOptions options) {
        this.options = options;
        String defaults = String.join(",", TacticalGoals.COMMANDS) + "," + UNCONDITIONAL;
        commands = Set.of(options.text("commands", defaults).split(","));
        tier = options.text("tier", "clean");
    }

    /** The options besides those of all runners. */
    public static Options options() {
        return new Options()
                .addOption(RunOptions.option("commands", "A,B,..", "commands of the suites to ask, or " + ALL))
                .addOption(RunOptions.option("tier", "A,B,..", "tiers to ask, or " + ALL + "; default clean"))
                .addOption(RunOptions.option(
                        "assume",
                        "TEXT",
                        "assumptions of all goals, or " + NONE + "; default escape(5) to attack, defend"))
                .addOption(RunOptions.option(
                        MAX_OPENNESS,
                        "N",
                        "most open owl questions, default 20; by default any where a program is asked"))
                .addOption(RunOptions.option("dragon", "HOW", "dead dragon: stone (named), or, and (blocks)"));
    }

    /** The records to take, or nothing, after saying so, when their file is not there. */
    public Optional<List<Entry>> entries(PrintStream out) throws IOException {
        return options.entries(FILE, out)
                .map(all ->
                        all.stream().filter(this::wants).limit(options.max()).toList());
    }

    private boolean wants(Entry entry) {
        if (options.isOnlyOne()) {
            return true;
        }
        String command = entry.text("command");
        boolean wanted = commands.contains(command) || commands.contains(ALL);
        return wanted && (tier.equals(ALL) || List.of(tier.split(",")).contains(entry.text("tier")));
    }

    /** How the questions are made. */
    public TacticalGoals goals() {
        Optional<String> assume = options.has("assume") ? Optional.of(options.text("assume", "")) : Optional.empty();
        return new TacticalGoals(
                assume.map(text -> text.equals(NONE) ? "" : text),
                dragonGoal(options.text("dragon", "stone")),
                options.number(MAX_OPENNESS, 20));
    }

    private static DragonGoal dragonGoal(String name) {
        return switch (name) {
            case "stone" -> DragonGoal.STONE;
            case "or" -> DragonGoal.OR;
            case "and" -> DragonGoal.AND;
            default -> throw new RunOptions.WrongOption("--dragon must be stone, or, and; got " + name);
        };
    }
}
