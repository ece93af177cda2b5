package org.yomi.benchmarks.compound;

import java.io.IOException;
import java.nio.file.Path;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.game.SgfChange;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.game.SgfSequence;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.property.SgfColor;
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
            PositionFile reader = new PositionFile(
                    Geometry.of(sequence.size().width(), sequence.size().height()));
            sequence.changes().forEach(reader::make);
            return reader.position;
        } catch (SgfException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private void make(SgfChange change) {
        if (change instanceof SgfChange.AddStones add) {
            byte[] cells = position.cells();
            add.points()
                    .forEach(p -> cells[point(p)] = (byte) colour(add.color()).cell());
            position = Position.of(geometry, cells, position.toMove(), Geometry.PASS);
        } else if (change instanceof SgfChange.Move move && move.point() != null) {
            Board board = new Board(position.withToMove(colour(move.color())));
            board.play(point(move.point()));
            position = board.position();
        }
    }

    private int point(SgfPoint point) {
        return geometry.point(point.x(), geometry.height() - 1 - point.y());
    }

    private static Colour colour(SgfColor color) {
        return color == SgfColor.BLACK ? Colour.BLACK : Colour.WHITE;
    }
}
