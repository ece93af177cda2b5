package org.yomi.analyze.gnugo;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.gnugo.reading.Territory;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.life.AlternatingSafety;
import org.yomi.engine.board.life.Benson;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** What is somebody's for good. */
public final class TerritoryCommands {
    private static final String GROUP = "In GNU Go's words: the board";
    private static final String BENSON = "benson";
    private static final String STATIC = "static";

    private final Reader reader;
    private final Territory territory;

    private final Game game;

    private TerritoryCommands(Reader reader, Game game) {
        this.reader = reader;
        this.game = game;
        territory = new Territory(reader);
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader, Game game) {
        TerritoryCommands commands = new TerritoryCommands(reader, game);
        return List.of(
                Command.row(GROUP, "unconditional_status")
                        .arguments("VERTEX")
                        .help(
                                "What the point is though its owner passes as often as the opponent likes: a stone is 'alive'"
                                        + " (by Benson's method, or in territory of its colour), 'dead' (in the other's territory)"
                                        + " or 'undecided'; an empty point is 'black_territory', 'white_territory' or"
                                        + " 'undecided'. Territory is sealed by alive stones; the other side cannot live in it, nor"
                                        + " has it a seki there, whatever moves it makes in a row before it is answered.")
                        .handler(commands::status),
                Command.row(GROUP, "go_safe")
                        .arguments("benson|static [COLOR]")
                        .help(
                                "The points that are safe, in Fuego's words: their number and the points, of COLOR or of both;"
                                        + " '0' if there are none. By 'benson': unconditionally alive stones, and the regions that"
                                        + " keep them alive. By 'static': stones that their owner can keep, all of them at once,"
                                        + " though the opponent moves first and has all the ko threats, if he answers; and their"
                                        + " territory, in which the opponent cannot become unconditionally alive (but there"
                                        + " may be a seki with stones that are not safe). It uses rules, no reading: what is"
                                        + " not named may be safe, too. Of Fuego's methods, Yomi knows these two.")
                        .handler(commands::safe),
                Command.row(GROUP, "go_safe_dame_static")
                        .help(
                                "The dame, in Fuego's words: the empty points that are nobody's by 'go_safe static', next to safe stones of"
                                        + " both colours, and to nothing else but such points; from the bottom row on.")
                        .handler(commands::dame),
                Command.row(GROUP, "go_safe_winner")
                        .help(
                                "Who wins for sure, in Fuego's words: 'black' or 'white', if that player has more than the other"
                                        + " by the points that are his by 'go_safe static' and his share of the dame, filled by turns"
                                        + " from who moves next on, though all other points are the other's; komi counts. Else"
                                        + " 'unknown'.")
                        .handler(commands::winner));
    }

    private String status(Call call) {
        call.arguments().expect(1);
        int point = Points.point(call.arguments(), 0, reader.position().geometry());
        int cell = reader.position().cell(point);
        Optional<Colour> owner = territory.owner(point, call);
        return owner.map(colour ->
                        cell == Board.EMPTY ? colour.word() + "_territory" : cell == colour.cell() ? "alive" : "dead")
                .orElse("undecided");
    }

    private String safe(Call call) {
        call.arguments().expect(1, 2);
        boolean isBenson = call.arguments().choice(0, List.of(BENSON, STATIC)).equals(BENSON);
        List<Colour> colours = call.arguments().count() == 1
                ? List.of(Colour.values())
                : List.of(Points.colour(call.arguments().color(1)));
        Board board = new Board(reader.position());
        Zone safe = colours.stream()
                .map(colour -> isBenson ? benson(board, colour) : AlternatingSafety.of(board, colour.cell()))
                .reduce(Zone.empty(board.geometry()), Zone::union);
        return (safe.size() + " " + Words.points(safe)).trim();
    }

    private static Zone benson(Board board, Colour colour) {
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, colour.cell());
        return benson.safePoints();
    }

    private String dame(Call call) {
        call.arguments().expect(0);
        return String.join(
                " ", AlternatingSafety.dame(new Board(reader.position())).names());
    }

    private String winner(Call call) {
        call.arguments().expect(0);
        Board board = new Board(reader.position());
        return Stream.of(Colour.values())
                .filter(colour -> winsBySafePoints(colour, board))
                .map(Colour::word)
                .findFirst()
                .orElse("unknown");
    }

    private boolean winsBySafePoints(Colour colour, Board board) {
        int dame = AlternatingSafety.dame(board).size();
        int shared = board.toMove() == colour.cell() ? (dame + 1) / 2 : dame / 2;
        int own = AlternatingSafety.of(board, colour.cell()).size() + shared;
        double komi = colour == Colour.WHITE ? game.komi() : -game.komi();
        return own + komi > board.geometry().size() - own;
    }
}
