package org.yomi.benchmarks.program;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.property.SgfPoint;

/** A position as an SGF file of one node, since GNU Go sets up stones only from files. A ban cannot be written. */
final class SgfPosition {
    private SgfPosition() {}

    static String text(Position position) {
        String player = position.toMove() == Colour.BLACK ? "B" : "W";
        return "(;GM[1]FF[4]SZ[" + position.geometry().width() + "]PL[" + player + "]" + stones(position, Colour.BLACK)
                + stones(position, Colour.WHITE) + ")\n";
    }

    private static String stones(Position position, Colour colour) {
        Geometry geometry = position.geometry();
        StringBuilder points = new StringBuilder();
        for (int p = 0; p < geometry.size(); p++) {
            if (position.cell(p) == colour.cell()) {
                points.append('[')
                        .append(new SgfPoint(geometry.x(p), geometry.height() - 1 - geometry.y(p)))
                        .append(']');
            }
        }
        return points.isEmpty() ? "" : (colour == Colour.BLACK ? "AB" : "AW") + points;
    }
}
