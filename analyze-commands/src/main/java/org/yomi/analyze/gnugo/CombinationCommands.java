package org.yomi.analyze.gnugo;

import java.util.List;
import java.util.stream.Collectors;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.gnugo.reading.Combinations;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** Double threats. */
public final class CombinationCommands {
    private static final String GROUP = "In GNU Go's words: blocks";
    private static final String NONE = "PASS";

    private final Reader reader;

    private CombinationCommands(Reader reader) {
        this.reader = reader;
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader) {
        CombinationCommands commands = new CombinationCommands(reader);
        return List.of(
                Command.row(GROUP, "combination_attack")
                        .arguments("COLOR")
                        .help(
                                "A move by which COLOR captures one of two blocks, near each other and with three liberties at"
                                        + " most, neither of which attack captures: the first that is found; PASS if there is none.")
                        .handler(commands::attack),
                Command.row(GROUP, "combination_defend")
                        .arguments("COLOR")
                        .help(
                                "The moves of COLOR's opponent after which the combination that combination_attack found for"
                                        + " COLOR captures neither block, nothing if there is none; PASS if there is no combination.")
                        .handler(commands::defend));
    }

    private String attack(Call call) {
        Combinations combinations = combinations(call);
        return combinations
                .first()
                .map(found -> Words.move(
                        reader.position().geometry(), combinations.move(found).point()))
                .orElse(NONE);
    }

    private String defend(Call call) {
        Combinations combinations = combinations(call);
        return combinations
                .first()
                .map(found -> combinations.defences(found).stream()
                        .map(reader.position().geometry()::name)
                        .collect(Collectors.joining(" ")))
                .orElse(NONE);
    }

    private Combinations combinations(Call call) {
        call.arguments().expect(1);
        return new Combinations(reader, Points.colour(call.arguments().color(0)), call);
    }
}
