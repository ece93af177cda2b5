package org.yomi.analyze.gnugo;

import java.util.List;
import java.util.Optional;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.gnugo.reading.Territory;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.life.Benson;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** What is somebody's for good. */
public final class TerritoryCommands {
    private static final String GROUP = "In GNU Go's words: the board";
    private static final String BENSON = "benson";

    private final Reader reader;
    private final Territory territory;

    private TerritoryCommands(Reader reader) {
        this.reader = reader;
        territory = new Territory(reader);
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader) {
        TerritoryCommands commands = new TerritoryCommands(reader);
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
                        .arguments("benson [COLOR]")
                        .help("In Fuego's words: the number of points that are safe by Benson's method, and the points:"
                                + " unconditionally alive stones of COLOR, or of both, and the regions that keep them"
                                + " alive; '0' if there are none. Of Fuego's methods, Yomi knows this one.")
                        .handler(commands::safe));
    }

    private String status(Call call) {
        call.arguments().expect(1);
        int point = Words.point(call.arguments(), 0, reader.position());
        int cell = reader.position().cell(point);
        Optional<Colour> owner = territory.owner(point, call);
        return owner.map(colour ->
                        cell == Board.EMPTY ? colour.word() + "_territory" : cell == colour.cell() ? "alive" : "dead")
                .orElse("undecided");
    }

    private String safe(Call call) {
        call.arguments().expect(1, 2);
        call.arguments().choice(0, List.of(BENSON));
        List<Colour> colours = call.arguments().count() == 1
                ? List.of(Colour.values())
                : List.of(Points.colour(call.arguments().color(1)));
        Board board = new Board(reader.position());
        Zone safe =
                colours.stream().map(colour -> safe(board, colour)).reduce(Zone.empty(board.geometry()), Zone::union);
        return (safe.size() + " " + Words.points(safe)).trim();
    }

    private static Zone safe(Board board, Colour colour) {
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, colour.cell());
        return benson.safePoints();
    }
}
