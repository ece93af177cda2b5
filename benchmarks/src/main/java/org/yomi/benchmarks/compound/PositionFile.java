package org.yomi.benchmarks.compound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.game.SgfChange;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.game.SgfSequence;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.property.SgfPoint;

/** The last position of an SGF file that sets up stones and then plays at most a few legal moves, for a ban. */
final class PositionFile {
    private final Geometry geometry;
    private Position position;

    private PositionFile(Geometry geometry) {
        this.geometry = geometry;
        position = new Board(geometry).position();
    }

    /**
     * Reads the position.
     *
     * @throws IOException when the file cannot be read or is no SGF
     */
    static Position read(Path file) throws IOException {
        try {
            SgfSequence sequence = SgfReader.read(file).get(0).sequence();
            PositionFile reader = new PositionFile(SgfBoard.geometry(sequence.size()));
            sequence.changes().forEach(reader::make);
            return reader.position;
        } catch (SgfException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private void make(SgfChange change) {
        if (change instanceof SgfChange.AddStones add) {
            setUp(add.points(), SgfBoard.colour(add.color()).cell());
        } else if (change instanceof SgfChange.ClearPoints clear) {
            setUp(clear.points(), Board.EMPTY);
        } else if (change instanceof SgfChange.SetToPlay set) {
            position = position.withToMove(SgfBoard.colour(set.color()));
        } else if (change instanceof SgfChange.Move move) {
            Board board = new Board(position.withToMove(SgfBoard.colour(move.color())));
            board.play(SgfBoard.move(geometry, move.point()));
            position = board.position();
        }
    }

    private void setUp(List<SgfPoint> points, int cell) {
        byte[] cells = position.cells();
        points.forEach(p -> cells[SgfBoard.point(geometry, p)] = (byte) cell);
        position = Position.of(geometry, cells, position.toMove(), Geometry.PASS);
    }
}
