package org.yomi.benchmarks.program;

import java.util.List;
import java.util.stream.Collectors;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.property.SgfPoint;

/** A position as an SGF file of one node, since GNU Go sets up stones only from files. A ban cannot be written. */
final class SgfPosition {
    private SgfPosition() {}

    static String text(Position position) {
        String player = SgfBoard.toSgf(position.toMove()).letter();
        return "(;GM[1]FF[4]SZ[" + position.geometry().width() + "]PL[" + player + "]" + stones(position, Colour.BLACK)
                + stones(position, Colour.WHITE) + ")\n";
    }

    private static String stones(Position position, Colour colour) {
        List<SgfPoint> stones = SgfBoard.stones(position, colour);
        return stones.isEmpty()
                ? ""
                : SgfBoard.toSgf(colour).setupIdentifier()
                        + stones.stream().map(stone -> "[" + stone + "]").collect(Collectors.joining());
    }
}
