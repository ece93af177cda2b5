package org.yomi.analyze.protocol;

import java.util.List;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.settings.Settings;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

/** Playing moves and taking them back. */
public final class MoveCommands {
    private static final String GROUP = "Moves";

    private final Game game;
    private final Settings settings;

    private MoveCommands(Game game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    /** The rows of this group. */
    public static List<Command> rows(Game game, Settings settings) {
        MoveCommands commands = new MoveCommands(game, settings);
        return List.of(
                row("play")
                        .arguments("COLOR VERTEX")
                        .help(
                                "Plays a move or a pass; a player may move twice in a row. Refuses occupied points, suicide"
                                        + " and a move that the simple ko rule forbids, unless record_moves is set; loadsgf follows records"
                                        + " of other rules.")
                        .handler(commands::play),
                row("black")
                        .arguments("VERTEX")
                        .help("Plays a move or a pass of Black, as play does: GNU Go's suites have this word, too.")
                        .handler(call -> commands.play(call, Color.BLACK)),
                row("white")
                        .arguments("VERTEX")
                        .help("Plays a move or a pass of White, likewise.")
                        .handler(call -> commands.play(call, Color.WHITE)),
                row("gogui-play_sequence")
                        .arguments("COLOR VERTEX [COLOR VERTEX ...]")
                        .help("Plays several moves, or none of them if one is illegal.")
                        .handler(commands::playSequence),
                row("undo").help("Takes the last move back.").handler(commands::undo),
                row("gg-undo")
                        .arguments("[NUMBER]")
                        .help("Takes so many moves back, or none of them if there are fewer; 1 if no number is given.")
                        .handler(commands::undoSeveral));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String play(Call call) {
        call.arguments().expect(2);
        Color color = call.arguments().color(0);
        return play(color, vertex(call, 1));
    }

    private String play(Call call, Color color) {
        call.arguments().expect(1);
        return play(color, vertex(call, 0));
    }

    private Vertex vertex(Call call, int i) {
        return call.arguments().vertexOrPass(i, Points.size(game.geometry()));
    }

    private String play(Color color, Vertex vertex) {
        return play(List.of(new ColoredVertex(color, vertex)));
    }

    private String playSequence(Call call) {
        call.arguments().expectAtLeast(2);
        return play(call.arguments().moves(0, Points.size(game.geometry())));
    }

    private String play(List<ColoredVertex> moves) {
        List<Move> made = Changes.moves(game, moves);
        Changes.make(() -> {
            if (settings.takesRecordMoves()) {
                game.playRecorded(made);
            } else {
                game.play(made);
            }
        });
        return "";
    }

    private String undo(Call call) {
        call.arguments().expect(0);
        Changes.make(() -> game.undo(1));
        return "";
    }

    private String undoSeveral(Call call) {
        call.arguments().expect(0, 1);
        int count = call.arguments().count() == 0 ? 1 : call.arguments().integer(0, 0, Integer.MAX_VALUE);
        Changes.make(() -> game.undo(count));
        return "";
    }
}
