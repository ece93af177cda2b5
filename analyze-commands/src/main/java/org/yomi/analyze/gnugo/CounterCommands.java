package org.yomi.analyze.gnugo;

import java.util.List;
import java.util.stream.Stream;
import org.yomi.analyze.gnugo.reading.Counter;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** How many nodes the commands in GNU Go's words took. */
public final class CounterCommands {
    private static final String GROUP = "In GNU Go's words: counters";

    private final Reader reader;

    private CounterCommands(Reader reader) {
        this.reader = reader;
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader) {
        CounterCommands commands = new CounterCommands(reader);
        return Stream.of(Counter.values())
                .flatMap(counter -> Stream.of(commands.get(counter), commands.reset(counter)))
                .toList();
    }

    private Command get(Counter counter) {
        return Command.row(GROUP, "get_" + counter.word() + "_counter")
                .help("The nodes of questions " + counter.about() + " in GNU Go's words since the start or the reset.")
                .handler(call -> {
                    call.arguments().expect(0);
                    return Long.toString(reader.nodes(counter));
                });
    }

    private Command reset(Counter counter) {
        return Command.row(GROUP, "reset_" + counter.word() + "_counter")
                .help("Counts them from 0 again.")
                .handler(call -> reset(call, counter));
    }

    private String reset(Call call, Counter counter) {
        call.arguments().expect(0);
        reader.reset(counter);
        return "";
    }
}
