package org.yomi.analyze.protocol;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.grammar.SgfException;
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
                                        + " that number, counted from 1. The answer is who moves next; komi stays if the file has"
                                        + " none. A name with blanks goes in quotes.")
                        .handler(commands::loadSgf),
                row("gogui-setup")
                        .arguments("COLOR VERTEX ...")
                        .help(
                                "Puts stones on an empty board; nothing is captured, and every block needs a liberty. Black"
                                        + " moves next.")
                        .handler(commands::setUp),
                row("gogui-setup_player")
                        .arguments("COLOR")
                        .help("Sets who moves next.")
                        .handler(commands::setUpPlayer));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String loadSgf(Call call) {
        call.arguments().expect(1, 2);
        String name = call.arguments().word(0);
        OptionalInt move = call.arguments().count() == 1
                ? OptionalInt.empty()
                : OptionalInt.of(call.arguments().integer(1, 1, Integer.MAX_VALUE));
        try {
            SgfGame file = SgfReader.read(directory.resolve(name)).get(0);
            Changes.make(() -> game.load(file, move));
        } catch (SgfException e) {
            throw new GtpFailure(name + ", " + e.getMessage());
        } catch (NoSuchFileException e) {
            throw new GtpFailure("there is no file " + name);
        } catch (IOException | InvalidPathException e) {
            throw new GtpFailure("cannot read the file " + name + ": " + e.getMessage());
        }
        return game.position().toMove().word();
    }

    private String setUp(Call call) {
        call.arguments().expectAtLeast(2);
        var stones = call.arguments().stones(0, Points.size(game.geometry()));
        Changes.make(() -> game.setUp(Changes.moves(game, stones), Colour.BLACK));
        return "";
    }

    private String setUpPlayer(Call call) {
        call.arguments().expect(1);
        game.setToMove(Points.colour(call.arguments().color(0)));
        return "";
    }
}
