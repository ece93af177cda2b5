package org.yomi.engine.sgf.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.yomi.engine.sgf.grammar.SgfCharsets;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfParser;

/** Reads collections of games, FF[3] or FF[4]. */
public final class SgfReader {

    /** More is not read: some large collections have a tenth of that. */
    private static final int MOST_MEGABYTES = 64;

    private static final int MOST_BYTES = MOST_MEGABYTES << 20;

    private SgfReader() {}

    /**
     * Reads all games of a text; its CA property is ignored, since the text is decoded already.
     *
     * @return at least one game
     * @throws SgfException if there is none or one is broken, is not Go, or has a board that is too small or large
     */
    public static List<SgfGame> read(String text) throws SgfException {
        return read(text, warning -> {});
    }

    private static List<SgfGame> read(String text, Consumer<String> warnings) throws SgfException {
        List<SgfGame> games = new ArrayList<>();
        for (SgfNode root : SgfParser.parse(text, warnings)) {
            games.add(SgfGame.of(root));
        }
        return games;
    }

    /**
     * Reads all games of the bytes of a file; {@link SgfCharsets} tells how they are decoded.
     *
     * @return at least one game
     * @throws SgfException as {@link #read(String)}
     */
    public static List<SgfGame> read(byte[] bytes) throws SgfException {
        return read(SgfCharsets.decode(bytes));
    }

    /**
     * Reads all games of a file.
     *
     * @return at least one game
     * @throws SgfException as {@link #read(String)}, or if the file is longer than any game or collection of games
     * @throws IOException if the file cannot be read
     */
    public static List<SgfGame> read(Path file) throws SgfException, IOException {
        return read(file, warning -> {});
    }

    /**
     * Likewise, and says if closing parentheses are missing at the end, as where a file was cut between two moves.
     *
     * @param warnings told in words
     * @return as {@link #read(Path)}
     * @throws SgfException likewise
     * @throws IOException likewise
     */
    public static List<SgfGame> read(Path file, Consumer<String> warnings) throws SgfException, IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new SgfException(0, 0, "the file is longer than " + MOST_MEGABYTES + " megabytes");
            }
            return read(SgfCharsets.decode(bytes), warnings);
        }
    }
}
