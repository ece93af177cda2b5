package org.yomi.analyze.protocol;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.game.SgfChange;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** Positions that do not come from moves: stones put down, and files. */
public final class SetupCommands {
    private static final String GROUP = "Setup";

    private final Game game;
    private final Path directory;

    private SetupCommands(Game game, Path directory) {
        this.game = game;
        this.directory = directory;
    }

    /**
     * The rows of this group.
     *
     * @param directory where relative file names begin
     */
    public static List<Command> rows(Game game, Path directory) {
        SetupCommands commands = new SetupCommands(game, directory);
        return List.of(
                row("loadsgf")
                        .arguments("FILE [MOVE]")
                        .help(
                                "Loads the main line of a file's first game: its last position, or the one before the move of"
                                        + " that number, counted from 1, or before the first move on that vertex. If the game has"
                                        + " fewer moves, or none on that vertex, this is no error but its last position, as in GNU"
                                        + " Go. The answer is who moves next; komi stays if the file has none. Closing"
                                        + " parentheses may be missing at the end of the file. A name with blanks goes in"
                                        + " quotes.")
                        .handler(commands::loadSgf),
                row("gogui-setup")
                        .arguments("COLOR VERTEX [COLOR VERTEX ...]")
                        .help(
                                "Puts stones on an empty board; nothing is captured, and every block needs a liberty. Black"
                                        + " moves next.")
                        .handler(commands::setUp),
                row("gogui-setup_player")
                        .arguments("COLOR")
                        .help("Sets who moves next. A ko ban on the other player is void then.")
                        .handler(commands::setUpPlayer));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String loadSgf(Call call) {
        call.arguments().expect(1, 2);
        String name = call.arguments().word(0);
        try {
            SgfGame file = SgfReader.read(directory.resolve(name)).get(0);
            OptionalInt move = moveNumber(call.arguments(), file);
            load(name, file, move);
        } catch (SgfException e) {
            throw new GtpFailure(name + ", " + e.getMessage());
        } catch (IOException | InvalidPathException e) {
            String hint = isPartOfName(call.arguments()) ? "; a name with blanks goes in quotes" : "";
            throw new GtpFailure(FileTrouble.reading(name, e).message() + hint);
        }
        return game.position().toMove().word();
    }

    private void load(String name, SgfGame file, OptionalInt move) throws SgfException {
        try {
            game.load(file, move);
        } catch (IllegalChange e) {
            throw new GtpFailure(name + ", " + e.reason());
        }
    }

    /** Whether the file's name looks as if it had been cut at a blank. */
    private static boolean isPartOfName(Arguments arguments) {
        return arguments.word(0).startsWith("\"")
                || arguments.count() > 1 && !arguments.word(1).matches("\\d+|[A-Za-z]\\d+");
    }

    /** The move before which to stop; empty for the end of the main line. */
    private static OptionalInt moveNumber(Arguments arguments, SgfGame file) throws SgfException {
        if (arguments.count() == 1) {
            return OptionalInt.empty();
        }
        String word = arguments.word(1);
        if (!word.matches("-?\\d+|\\p{Alpha}\\d+")) {
            throw new GtpFailure("argument 2 must be the number of a move, such as 12, or its vertex, such as D4, got '"
                    + word + "'");
        }
        if (word.matches("\\p{Alpha}.*")) {
            Geometry geometry = Geometry.of(file.width(), file.height());
            return numberOfMoveOn(SgfBoard.toSgf(geometry, Points.point(arguments, 1, geometry)), file);
        }
        return OptionalInt.of(arguments.integer(1, 1, Integer.MAX_VALUE));
    }

    private static OptionalInt numberOfMoveOn(SgfPoint point, SgfGame file) throws SgfException {
        int number = 0;
        for (SgfChange change : file.sequence().changes()) {
            if (change instanceof SgfChange.Move move) {
                number++;
                if (point.equals(move.point())) {
                    return OptionalInt.of(number);
                }
            }
        }
        return OptionalInt.empty();
    }

    private String setUp(Call call) {
        call.arguments().expectAtLeast(2);
        var stones = call.arguments().stones(0, Points.size(game.geometry()));
        Changes.make(() -> game.setUp(Changes.moves(game, stones), Colour.BLACK));
        return "";
    }

    private String setUpPlayer(Call call) {
        call.arguments().expect(1);
        Colour toMove = Points.colour(call.arguments().color(0));
        Changes.make(() -> game.setToMove(toMove));
        return "";
    }
}
