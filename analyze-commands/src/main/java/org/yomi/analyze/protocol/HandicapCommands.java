package org.yomi.analyze.protocol;

import java.util.List;
import java.util.stream.Collectors;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.Handicap;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** Handicap stones. White moves next. */
public final class HandicapCommands {
    private static final String GROUP = "Handicap";
    private static final int LEAST = 2;

    private final Game game;

    private HandicapCommands(Game game) {
        this.game = game;
    }

    /** The rows of this group. */
    public static List<Command> rows(Game game) {
        HandicapCommands commands = new HandicapCommands(game);
        return List.of(
                row("fixed_handicap")
                        .arguments("NUMBER")
                        .help(
                                "Puts 2 to 9 Black stones (2 to 4 if a side is even or has 7 points) on their customary points"
                                        + " of an empty board, and lists them. Boards with a side of less than 7 points have none.")
                        .handler(commands::fixed),
                row("place_free_handicap")
                        .arguments("NUMBER")
                        .help(
                                "The same with 2 stones or more: if there are not so many customary points, fewer stones are put.")
                        .handler(commands::placeFree),
                row("set_free_handicap")
                        .arguments("VERTEX ...")
                        .help("Puts one or more Black stones on any points of an empty board.")
                        .handler(commands::setFree));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String fixed(Call call) {
        call.arguments().expect(1);
        return place(call.arguments().integer(0, LEAST, most()));
    }

    private String placeFree(Call call) {
        call.arguments().expect(1);
        return place(Math.min(call.arguments().integer(0, LEAST, Integer.MAX_VALUE), most()));
    }

    private int most() {
        int most = Handicap.most(game.geometry());
        if (most == 0) {
            throw new GtpFailure(
                    "a " + game.geometry() + " board has no handicap points: set_free_handicap names them");
        }
        return most;
    }

    private String place(int count) {
        List<Integer> points = Handicap.points(game.geometry(), count);
        put(points);
        return points.stream().map(game.geometry()::name).collect(Collectors.joining(" "));
    }

    private String setFree(Call call) {
        call.arguments().expectAtLeast(1);
        put(call.arguments().vertices(0, Points.size(game.geometry())).stream()
                .map(vertex -> Points.point(game.geometry(), vertex))
                .toList());
        return "";
    }

    private void put(List<Integer> points) {
        List<Move> stones =
                points.stream().map(point -> new Move(Colour.BLACK, point)).toList();
        Changes.make(() -> game.setUp(stones, Colour.WHITE));
    }
}
