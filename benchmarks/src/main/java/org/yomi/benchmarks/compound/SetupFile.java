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

/** An SGF file that sets up stones, and has no moves. */
final class SetupFile {
    private SetupFile() {}

    /**
     * Reads the position.
     *
     * @throws IOException when the file cannot be read, is no SGF or has moves
     */
    static Position read(Path file) throws IOException {
        try {
            return position(SgfReader.read(file).get(0).sequence());
        } catch (SgfException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static Position position(SgfSequence sequence) throws IOException {
        Geometry geometry = Geometry.of(sequence.size().width(), sequence.size().height());
        byte[] cells = new byte[geometry.size()];
        for (SgfChange change : sequence.changes()) {
            if (change instanceof SgfChange.Move) {
                throw new IOException("a file with moves");
            } else if (change instanceof SgfChange.AddStones add) {
                byte stone = (byte) (add.color() == SgfColor.BLACK ? Board.BLACK : Board.WHITE);
                for (SgfPoint point : add.points()) {
                    cells[geometry.point(point.x(), geometry.height() - 1 - point.y())] = stone;
                }
            }
        }
        return Position.of(geometry, cells, Colour.BLACK, Geometry.PASS);
    }
}
