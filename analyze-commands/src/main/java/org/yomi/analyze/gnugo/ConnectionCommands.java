package org.yomi.analyze.gnugo;

import java.util.List;
import org.yomi.analyze.gnugo.reading.Aim;
import org.yomi.analyze.gnugo.reading.Counter;
import org.yomi.analyze.gnugo.reading.Moves;
import org.yomi.analyze.gnugo.reading.Outcome;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.engine.question.FirstMove;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** Connecting two blocks, and cutting them apart. */
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
                                        + " '0', as for attack; '1 PASS' if he need not move. The stones have to become one block"
                                        + " here; GNU Go is content if they cannot be cut by what it reads.")
                        .handler(call -> commands.answer(call, commands.connection(call))),
                Command.row(GROUP, "disconnect")
                        .arguments("VERTEX VERTEX")
                        .help("Whether the opponent, moving first, keeps two stones from ever being one block: '1 G1',"
                                + " '2 G1', '3 G1' or '0'.")
                        .handler(call -> commands.answer(call, new Not(commands.connection(call)))));
    }

    private Goal connection(Call call) {
        List<Integer> stones = Words.twoStones(call.arguments(), reader.position());
        return new Connect(stones.get(0), stones.get(1), Words.owner(reader.position(), stones.get(0)));
    }

    private String answer(Call call, Goal goal) {
        Aim aim = new Aim(goal, Assumptions.NONE, Counter.CONNECTION);
        Position position = reader.position();
        Outcome outcome = reader.get(aim, call);
        if (outcome.move().equals(FirstMove.PASS)) {
            outcome = outcome.by(moveInstead(outcome, aim, call));
        }
        return Words.codeAndMove(outcome, position.geometry());
    }

    /** A move of the main line; none where the stones are one block already. */
    private FirstMove moveInstead(Outcome outcome, Aim aim, Call call) {
        return Moves.insteadOfPass(
                reader.position(),
                aim.goal().max(),
                outcome.line(),
                position -> reader.keeps(outcome.result(), position, aim, call));
    }
}
