package org.yomi.analyze.tactics;

import java.util.List;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** Playing the goal of the game out. */
public final class PlayCommands {
    private final Asker asker;
    private final GamePlayer player;

    private PlayCommands(Asker asker, GameGoal goal) {
        this.asker = asker;
        player = new GamePlayer(asker, goal);
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker, GameGoal goal) {
        PlayCommands commands = new PlayCommands(asker, goal);
        return List.of(
                GoalCommands.row("genmove")
                        .arguments("COLOR")
                        .help(
                                "Plays the goal of the game, for either side: the proven move; who gets nothing plays what"
                                        + " holds out longest and leaves most to go wrong. Passes when the goal is decided, or"
                                        + " no move makes a difference. If the goal is not read within the limits, the move"
                                        + " that wins if nobody has a threat, or else the best so far. A ko that only a"
                                        + " threat would win is given up. A move that only an assumption allows, suicide"
                                        + " but for stones of alive(..), is not played. Without a goal, the move"
                                        + " of the goal in doubt that has most stones at stake, as yomi-goals finds it; passes"
                                        + " if there is none. Fails if the goal is of another position: its stones are not on the board, or not those"
                                        + " for which it was set.")
                        .handler(commands::generateMove),
                GoalCommands.row("reg_genmove")
                        .arguments("COLOR")
                        .help("Says what genmove would play, and does not play it.")
                        .handler(call -> commands.name(commands.choose(call))));
    }

    private String generateMove(Call call) {
        return name(asker.play(() -> choose(call)));
    }

    private Move choose(Call call) {
        call.arguments().expect(1);
        Colour colour = Points.colour(call.arguments().color(0));
        return new Move(colour, player.choose(colour, call.interruption()::isRaised));
    }

    private String name(Move move) {
        return asker.position().geometry().name(move.point());
    }
}
