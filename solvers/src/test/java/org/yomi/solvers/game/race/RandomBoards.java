package org.yomi.solvers.game.race;

import java.util.Random;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.solvers.play.Bits;

/** Small boards full of stones, the cells by point. */
public final class RandomBoards {
    private RandomBoards() {}

    /** Blocks rather than lone stones, and few empty points; all blocks have a liberty. */
    public static byte[] cells(Geometry geometry, Random random) {
        byte[] cells = anyCells(geometry, random);
        while (!isLegal(geometry, cells)) {
            cells = anyCells(geometry, random);
        }
        return cells;
    }

    private static byte[] anyCells(Geometry geometry, Random random) {
        byte[] cells = new byte[geometry.size()];
        int empty = 15 + random.nextInt(25);
        for (int p = 0; p < cells.length; p++) {
            cells[p] = (byte) (random.nextInt(100) < empty ? Board.EMPTY : 1 + random.nextInt(2));
        }
        for (int i = 0; i < cells.length; i++) {
            int p = random.nextInt(cells.length);
            int q = geometry.neighbour(p, random.nextInt(geometry.neighbourCount(p)));
            if (cells[p] != Board.EMPTY && cells[q] != Board.EMPTY) {
                cells[p] = cells[q];
            }
        }
        return cells;
    }

    /** Whether all blocks have a liberty. */
    public static boolean isLegal(Geometry geometry, byte[] cells) {
        try {
            Position.of(geometry, cells, Colour.BLACK, Board.PASS);
            return true;
        } catch (IllegalArgumentException noLiberty) {
            return false;
        }
    }

    /** A legal board with other stones outside a zone, if a few tries find one, else the same. */
    public static byte[] refill(Geometry geometry, byte[] cells, long[] zone, Random random) {
        for (int i = 0; i < 100; i++) {
            byte[] other = cells.clone();
            for (int p = 0; p < cells.length; p++) {
                other[p] = Bits.has(zone, p) ? cells[p] : (byte) random.nextInt(3);
            }
            if (isLegal(geometry, other)) {
                return other;
            }
        }
        return cells;
    }

    /** The position for the brute-force solver, without a ban. */
    public static org.yomi.engine.oracle.board.Position forOracle(Grid grid, Geometry geometry, byte[] cells) {
        return new org.yomi.engine.oracle.board.Position(
                grid, setOf(grid, geometry, cells, Board.BLACK), setOf(grid, geometry, cells, Board.WHITE), null);
    }

    private static int setOf(Grid grid, Geometry geometry, byte[] cells, int colour) {
        int set = 0;
        for (int p = 0; p < cells.length; p++) {
            set |= cells[p] == colour ? 1 << grid.point(geometry.name(p)) : 0;
        }
        return set;
    }
}
