package org.yomi.analyze.batch;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.grammar.SgfException;

/** Positions of SGF. */
final class Games {
    private Games() {}

    /**
     * All games of a file.
     *
     * @param warnings told if its end is missing
     */
    static List<SgfGame> ofFile(String name, Consumer<String> warnings) throws BadQuestion {
        try {
            return SgfReader.read(Path.of(name), warning -> warnings.accept(name + ": " + warning));
        } catch (SgfException e) {
            throw new BadQuestion(name + ", " + e.getMessage());
        } catch (IOException | InvalidPathException e) {
            throw new BadQuestion(FileTrouble.reading(name, e).message());
        }
    }

    /** All games of a text. */
    static List<SgfGame> ofText(String sgf) throws BadQuestion {
        try {
            return SgfReader.read(sgf);
        } catch (SgfException e) {
            throw new BadQuestion("sgf, " + e.getMessage());
        }
    }

    /** As {@link #position(SgfGame, OptionalInt)}; what is wrong with it is said of this field or file. */
    static Position position(String source, SgfGame game, OptionalInt move) throws BadQuestion {
        try {
            return position(game, move);
        } catch (BadQuestion e) {
            throw new BadQuestion(source + ", " + e.getMessage());
        }
    }

    /** The position before a move of a game, which must have so many, or its last one. */
    static Position position(SgfGame game, OptionalInt move) throws BadQuestion {
        try {
            Game board = new Game();
            board.loadBefore(game, move);
            return board.position();
        } catch (SgfException | IllegalChange e) {
            throw new BadQuestion(String.valueOf(e.getMessage()));
        }
    }
}
