package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.oracle.KoRule;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.zone.Zone;

/** Random boards on which Black often lives, and by brute force whether he does. */
final class LifeTruth {
    private LifeTruth() {}

    /** Most of the points are black, so that there is some life. */
    static Board randomBoard(Geometry geometry, Random random) {
        while (true) {
            byte[] cells = new byte[geometry.size()];
            for (int p = 0; p < cells.length; p++) {
                int number = random.nextInt(100);
                cells[p] = (byte) (number < 55 ? Board.BLACK : number < 70 ? Board.WHITE : Board.EMPTY);
            }
            try {
                return new Board(Position.of(geometry, cells, Colour.WHITE, Board.PASS));
            } catch (IllegalArgumentException noLiberty) {
                // another one
            }
        }
    }

    /** The first stones of the black blocks. */
    static List<Integer> blocks(Board board) {
        List<Integer> blocks = new ArrayList<>();
        for (int p = 0; p < board.geometry().size(); p++) {
            if (board.cell(p) == Board.BLACK && board.firstStone(board.block(p)) == p) {
                blocks.add(p);
            }
        }
        return blocks;
    }

    /**
     * Whether Black keeps all blocks that have their first stone in a set, all at once, and White out of some territory,
     * though White moves first and has all the ko threats.
     */
    static boolean isKept(Board board, Zone stones, Zone territory) {
        Geometry geometry = board.geometry();
        Grid grid = new Grid(geometry.width(), geometry.height());
        List<Goal> goals = new ArrayList<>();
        blocks(board).stream()
                .filter(stones::contains)
                .forEach(p -> goals.add(new Atom.Live(grid.point(geometry.name(p)), Side.BLACK)));
        if (!territory.isEmpty()) {
            goals.add(new Goal.Not(new Atom.Invade(Side.WHITE, points(grid, territory))));
        }
        return new Oracle(grid, new Goal.And(goals), Assumptions.NONE)
                .maxWins(position(grid, board), Side.WHITE, KoRule.A);
    }

    /** Whether Black makes the block of a stone unconditionally alive without any ko, White having all the ko threats. */
    static boolean isMadeAlive(Board board, int stone, boolean blackFirst) {
        Geometry geometry = board.geometry();
        Grid grid = new Grid(geometry.width(), geometry.height());
        Goal goal = new Atom.Safe(grid.point(geometry.name(stone)), Side.BLACK);
        return new Oracle(grid, goal, Assumptions.NONE.withNoko(Side.BLACK))
                .maxWins(position(grid, board), blackFirst ? Side.BLACK : Side.WHITE, KoRule.A);
    }

    private static org.yomi.engine.oracle.board.Position position(Grid grid, Board board) {
        return new org.yomi.engine.oracle.board.Position(
                grid, cells(grid, board, Board.BLACK), cells(grid, board, Board.WHITE), null);
    }

    private static int points(Grid grid, Zone zone) {
        return zone.names().stream().mapToInt(name -> 1 << grid.point(name)).reduce(0, (a, b) -> a | b);
    }

    private static int cells(Grid grid, Board board, int colour) {
        int cells = 0;
        for (int p = 0; p < board.geometry().size(); p++) {
            cells |= board.cell(p) == colour ? 1 << grid.point(board.geometry().name(p)) : 0;
        }
        return cells;
    }
}
