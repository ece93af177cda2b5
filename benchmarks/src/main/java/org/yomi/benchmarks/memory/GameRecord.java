package org.yomi.benchmarks.memory;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.game.SgfChange;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.game.SgfSequence;
import org.yomi.engine.sgf.grammar.SgfException;

/** A game as the positions after each of its moves. */
final class GameRecord {
    /** The first 200 moves of a game of professionals. */
    private static final String OWN = "kisei-1976.sgf";

    private GameRecord() {}

    /** The game in the jar. */
    static List<Position> own() throws IOException {
        try (InputStream in = GameRecord.class.getResourceAsStream(OWN)) {
            if (in == null) {
                throw new IOException("no resource " + OWN);
            }
            return positions(in.readAllBytes());
        }
    }

    /** The main line of a file; it may not have setup stones. */
    static List<Position> of(Path file) throws IOException {
        return positions(Files.readAllBytes(file));
    }

    private static List<Position> positions(byte[] bytes) throws IOException {
        try {
            return positions(SgfReader.read(bytes).get(0).sequence());
        } catch (SgfException e) {
            throw new IOException("no game: " + e.getMessage(), e);
        }
    }

    private static List<Position> positions(SgfSequence sequence) throws IOException {
        Geometry geometry = SgfBoard.geometry(sequence.size());
        Board board = new Board(geometry);
        List<Position> positions = new ArrayList<>();
        for (SgfChange change : sequence.changes()) {
            if (!(change instanceof SgfChange.Move move)) {
                throw new IOException("a game without setup is needed");
            }
            board.play(SgfBoard.move(geometry, move.point()));
            positions.add(board.position());
        }
        return positions;
    }
}
