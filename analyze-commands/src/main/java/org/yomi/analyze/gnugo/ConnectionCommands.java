package org.yomi.analyze.gnugo;

import java.util.List;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.gnugo.reading.Aim;
import org.yomi.analyze.gnugo.reading.ConnectionReading;
import org.yomi.analyze.gnugo.reading.Counter;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.settings.Horizons;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** Connecting two blocks, and cutting them apart; getting a block into an area, and keeping it out. */
public final class ConnectionCommands {
    private static final String GROUP = "In GNU Go's words: connections";

    private final Reader reader;

    private ConnectionCommands(Reader reader) {
        this.reader = reader;
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader) {
        ConnectionCommands commands = new ConnectionCommands(reader);
        return List.of(
                Command.row(GROUP, "connect")
                        .arguments("VERTEX VERTEX")
                        .help(
                                "Whether the owner gets two stones into one block if he moves first: '1 G1', '2 G1', '3 G1' or"
                                        + " '0', as for attack; '1 PASS' if they are one block already. The stones have to become one block"
                                        + " here; GNU Go is content if they cannot be cut by what it reads.")
                        .handler(call -> commands.answer(call, commands.connection(call))),
                Command.row(GROUP, "disconnect")
                        .arguments("VERTEX VERTEX")
                        .help("Whether the opponent, moving first, keeps two stones from ever being one block: '1 G1',"
                                + " '2 G1', '3 G1' or '0'. What takes long leans on apart(" + Horizons.APART
                                + "), at last on apart("
                                + Horizons.LEAST_APART + "):"
                                + " stones that are so many moves apart count as never connected.")
                        .handler(call -> commands.answer(call, new Not(commands.connection(call)))),
                Command.row(GROUP, "break_in")
                        .arguments("VERTEX VERTEX ...")
                        .help(
                                "Whether the owner of the first vertex' stone gets its block into an area if he moves first:"
                                        + " '1 G1', '2 G1', '3 G1' or '0', as for connect. The area is all further vertices, with"
                                        + " stones or without. The block has to get a stone there; GNU Go is content if what it"
                                        + " reads cannot keep it out.")
                        .handler(call -> commands.answer(call, commands.entry(call))),
                Command.row(GROUP, "block_off")
                        .arguments("VERTEX VERTEX ...")
                        .help(
                                "Whether the opponent, moving first, keeps the block of the first vertex' stone out of an area"
                                        + " for ever: '1 G1', '2 G1', '3 G1' or '0'; '0', too, if it is there already. What takes long leans"
                                        + " on apart(" + Horizons.APART + ") or apart(" + Horizons.LEAST_APART
                                        + "), as for disconnect.")
                        .handler(call -> commands.answer(call, new Not(commands.entry(call)))));
    }

    private Goal connection(Call call) {
        List<Integer> stones = Words.twoStones(call.arguments(), reader.position());
        return new Connect(stones.get(0), stones.get(1), Words.owner(reader.position(), stones.get(0)));
    }

    private Goal entry(Call call) {
        Position position = reader.position();
        call.arguments().expectAtLeast(2);
        int stone = Stones.at(call.arguments(), 0, position);
        return new Enter(stone, Words.area(call.arguments(), 1, position), Words.owner(position, stone));
    }

    private String answer(Call call, Goal goal) {
        // That stones are kept apart for ever is hardly ever proven on an open board.
        Assumptions horizon = goal instanceof Not ? reader.connections() : Assumptions.NONE;
        Aim aim = new Aim(goal, horizon, Counter.CONNECTION);
        return Words.codeAndMove(
                new ConnectionReading(reader, aim, call).outcome(),
                reader.position().geometry());
    }
}
