package org.yomi.analyze.settings;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.KoRule;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.GtpFailure;

/** The table of {@code yomi-param}: names, values and what is allowed. */
final class Parameters {
    private static final String DEFAULT = "default";
    private static final String ALL_RULES = "all";
    private static final int MOST_MEGABYTES = 1 << 20;

    private final Settings settings;

    private Parameters(Settings settings) {
        this.settings = settings;
    }

    /** The rows, in the order in which they are listed. */
    static List<Parameter> rows(Settings settings) {
        Parameters table = new Parameters(settings);
        return List.of(
                table.nodes(),
                table.seconds(),
                table.memory(),
                count(
                        "escape",
                        "liberties from which a target counts as escaped",
                        settings::escape,
                        settings::setEscape),
                count("open", "points from which a target counts as out", settings::open, settings::setOpen),
                count(
                        "apart",
                        "moves apart from which stones count as never connected",
                        settings::apart,
                        settings::setApart),
                table.ko(),
                table.solver(),
                table.threads(),
                table.remember(),
                table.liveGfx(),
                table.recordMoves());
    }

    private Parameter nodes() {
        return Parameter.text(
                "nodes",
                "positions a question may visit",
                () -> Long.toString(settings.limits().nodes()),
                (arguments, i) -> settings.setNodes(arguments.integer(i, 1, Integer.MAX_VALUE)));
    }

    private Parameter seconds() {
        return Parameter.text(
                "seconds",
                "seconds a question may take, and a command in GNU Go's words with all that it asks: dragon_status and analyze_semeai twice that, lists of dragons as long for each line",
                this::secondsNow,
                (arguments, i) -> {
                    double seconds = arguments.number(i, Seconds.LEAST, Seconds.MOST);
                    settings.setTime(Seconds.time(BigDecimal.valueOf(seconds)).orElseThrow());
                });
    }

    private String secondsNow() {
        return BigDecimal.valueOf(settings.limits().time().toMillis(), 3)
                .stripTrailingZeros()
                .toPlainString();
    }

    private Parameter memory() {
        return Parameter.text(
                "memory_mb",
                "megabytes for the tables of a question",
                () -> Integer.toString(settings.limits().memoryMb()),
                (arguments, i) -> settings.setMemoryMb(arguments.integer(i, 1, MOST_MEGABYTES)));
    }

    private static Parameter count(
            String name, String help, Supplier<OptionalInt> value, Consumer<OptionalInt> setter) {
        return Parameter.text(
                name,
                help + " (0: never; default: as each command has it)",
                () -> value.get().isPresent() ? Integer.toString(value.get().getAsInt()) : DEFAULT,
                (arguments, i) -> setter.accept(countOrDefault(arguments, i)));
    }

    private static OptionalInt countOrDefault(Arguments arguments, int i) {
        if (i < arguments.count() && arguments.word(i).equalsIgnoreCase(DEFAULT)) {
            return OptionalInt.empty();
        }
        try {
            return OptionalInt.of(arguments.integer(i, 0, Assumptions.MAX_COUNT));
        } catch (GtpFailure e) {
            throw new GtpFailure(e.getMessage() + "; or the word " + DEFAULT);
        }
    }

    private Parameter ko() {
        List<String> choices = List.of(ALL_RULES, KoRule.A.name(), KoRule.N.name(), KoRule.B.name());
        return Parameter.choice(
                "ko",
                "rules under which a question is put: all, A (min has the threats), N (nobody) or B (max); replies name it"
                        + " unless it is all",
                choices,
                () -> settings.rules().size() == 1
                        ? settings.rules().iterator().next().name()
                        : ALL_RULES,
                (arguments, i) -> settings.setRules(rules(arguments.choice(i, choices))));
    }

    private static Set<KoRule> rules(String choice) {
        return choice.equals(ALL_RULES) ? EnumSet.allOf(KoRule.class) : EnumSet.of(KoRule.valueOf(choice));
    }

    private Parameter solver() {
        List<String> names = settings.solverNames();
        return Parameter.choice(
                "solver",
                "who answers: " + String.join(", ", names),
                names,
                () -> settings.solver().name(),
                (arguments, i) -> settings.setSolver(arguments.choice(i, names)));
    }

    private Parameter threads() {
        return Parameter.text(
                "threads",
                "threads that read several questions side by side, 1 to the number of processors,"
                        + " which is the default; they share memory_mb, and the answers are the same",
                () -> Integer.toString(settings.threads()),
                (arguments, i) -> settings.setThreads(arguments.integer(i, 1, Settings.mostThreads())));
    }

    private Parameter remember() {
        return Parameter.flag(
                "remember",
                "whether an answer is given again, with 0 nodes, as long as nothing changes in its zone, and one that the"
                        + " limits cut short as long as neither board nor limits change: 0 or 1",
                settings::isRemembering,
                (arguments, i) -> settings.setRemembering(arguments.flag(i)));
    }

    private Parameter liveGfx() {
        return Parameter.flag(
                "live_gfx",
                "whether GoGui's board shows the moves being read: 0 or 1; GoGui switches it on",
                settings.live()::isEnabled,
                (arguments, i) -> settings.live().setEnabled(arguments.flag(i)));
    }

    private Parameter recordMoves() {
        return Parameter.flag(
                "record_moves",
                "whether play takes any move that a record may have, suicide, a ko taken back at once, and a move on a stone,"
                        + " which it replaces: 0 or 1; GoGui and Sabaki switch it on, since they show such a move and would"
                        + " have to give up otherwise",
                settings::takesRecordMoves,
                (arguments, i) -> settings.setRecordMoves(arguments.flag(i)));
    }
}
