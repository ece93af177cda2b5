package org.yomi.solvers.known;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/** Positions with few stones, by their names. */
public final class Stones {
    private Stones() {}

    /** An empty square board with the named stones, Black to move. */
    public static Position on(int size, String black, String white) {
        Geometry geometry = Geometry.of(size, size);
        byte[] cells = new byte[geometry.size()];
        put(geometry, cells, black, Board.BLACK);
        put(geometry, cells, white, Board.WHITE);
        return Position.of(geometry, cells, Colour.BLACK, Geometry.PASS);
    }

    private static void put(Geometry geometry, byte[] cells, String stones, int cell) {
        for (String name : stones.split(" ")) {
            cells[geometry.parse(name).orElseThrow()] = (byte) cell;
        }
    }
}
