package org.yomi.analyze.gnugo;

import java.util.List;
import java.util.function.IntPredicate;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.gnugo.reading.Blocks;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** What is on the board, without any reading. */
public final class BoardFacts {
    private static final String GROUP = "In GNU Go's words: the board";

    private final Game game;

    private BoardFacts(Game game) {
        this.game = game;
    }

    /** The rows of this group. */
    public static List<Command> rows(Game game) {
        BoardFacts commands = new BoardFacts(game);
        return List.of(
                row("countlib")
                        .arguments("VERTEX")
                        .help("The number of liberties of the block.")
                        .handler(commands::countLiberties),
                row("findlib")
                        .arguments("VERTEX")
                        .help("The liberties of the block, from the top row on, each row from the left.")
                        .handler(commands::findLiberties),
                row("accuratelib")
                        .arguments("COLOR VERTEX")
                        .help(
                                "The liberties that a stone of COLOR on the empty point would have, with those of the blocks"
                                        + " that it joins, after what it captures; none if it had none. The ko rule is not"
                                        + " looked at.")
                        .handler(commands::libertiesOfMove),
                row("is_legal")
                        .arguments("COLOR VERTEX")
                        .help("1 if COLOR may play there, else 0: on a stone, suicide, or forbidden by the simple ko"
                                + " rule. A pass is legal.")
                        .handler(commands::isLegal),
                row("all_legal")
                        .arguments("COLOR")
                        .help("The points where COLOR may play.")
                        .handler(commands::allLegal),
                row("captures")
                        .arguments("COLOR")
                        .help(
                                "The number of stones that COLOR's moves have captured. Stones of a suicide, which a record may"
                                        + " have, are not counted.")
                        .handler(commands::captures),
                row("list_stones")
                        .arguments("COLOR")
                        .help("The points with stones of COLOR.")
                        .handler(commands::listStones));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String countLiberties(Call call) {
        return Integer.toString(libertiesOfBlock(call).size());
    }

    private String findLiberties(Call call) {
        return Words.points(libertiesOfBlock(call));
    }

    private Zone libertiesOfBlock(Call call) {
        call.arguments().expect(1);
        Position position = game.position();
        return Blocks.liberties(new Board(position), Stones.at(call.arguments(), 0, position));
    }

    private String libertiesOfMove(Call call) {
        call.arguments().expect(2);
        int point = Words.empty(call.arguments(), 1, game.position());
        Board board = boardOf(call.arguments());
        if (board.isSuicide(point, board.toMove())) {
            return "";
        }
        board.play(point);
        return Words.points(Blocks.liberties(board, point));
    }

    private String isLegal(Call call) {
        call.arguments().expect(2);
        Move move = Words.move(call.arguments(), 0, game.position());
        return move.point() == Geometry.PASS || isLegal(boardOf(call.arguments()), move.point()) ? "1" : "0";
    }

    private String allLegal(Call call) {
        call.arguments().expect(1);
        Board board = boardOf(call.arguments());
        return pointsWhere(point -> isLegal(board, point));
    }

    private static boolean isLegal(Board board, int point) {
        return board.legality(point) == Legality.OK;
    }

    /** The board with the colour of the first argument to move. */
    private Board boardOf(Arguments arguments) {
        return new Board(game.position().withToMove(colour(arguments)));
    }

    private String captures(Call call) {
        call.arguments().expect(1);
        return Integer.toString(game.captures(colour(call.arguments())));
    }

    private String listStones(Call call) {
        call.arguments().expect(1);
        int cell = colour(call.arguments()).cell();
        return pointsWhere(point -> game.position().cell(point) == cell);
    }

    private static Colour colour(Arguments arguments) {
        return Points.colour(arguments.color(0));
    }

    private String pointsWhere(IntPredicate test) {
        return Words.points(Zone.board(game.geometry()), test);
    }
}
