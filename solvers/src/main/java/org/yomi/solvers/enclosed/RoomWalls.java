package org.yomi.solvers.enclosed;

import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.zone.Zone;

/**
 * The blocks of a position that nobody ever captures: those that {@code alive(..)} protects, and those with a liberty where
 * {@code within(..)} lets nobody play.
 */
final class RoomWalls {
    private final Board board;
    private final long[] within;
    private final Zone alive;
    private final Zone vented;

    /**
     * Finds them.
     *
     * @param targets stones that are inside, though they have such a liberty
     */
    RoomWalls(Position position, List<Integer> targets, Assumptions assumptions) {
        board = new Board(position);
        within = assumptions.region(position.geometry()).toWords();
        long[] protectedStones = new long[within.length];
        assumptions.immortal(position.geometry()).forEach(p -> board.addStones(board.block(p), protectedStones));
        alive = Zone.ofWords(position.geometry(), protectedStones);
        long[] withLiberty = new long[within.length];
        Zone.board(position.geometry()).forEach(p -> {
            if (board.cell(p) != Board.EMPTY && !alive.contains(p) && vent(p) >= 0 && !isOneOf(targets, p)) {
                board.addStones(board.block(p), withLiberty);
            }
        });
        vented = Zone.ofWords(position.geometry(), withLiberty);
    }

    private int vent(int stone) {
        return board.firstLibertyOutside(board.block(stone), within);
    }

    private boolean isOneOf(List<Integer> targets, int stone) {
        return targets.stream().anyMatch(target -> board.block(target) == board.block(stone));
    }

    boolean contains(int stone) {
        return alive.contains(stone) || vented.contains(stone);
    }

    /** Whether only a liberty where nobody may play protects a stone. */
    boolean isVented(int stone) {
        return vented.contains(stone);
    }

    /** Adds the block of a stone, and the liberty that protects it if nothing else does. */
    void add(int stone, long[] zone) {
        board.addStones(board.block(stone), zone);
        if (vented.contains(stone)) {
            int vent = vent(stone);
            zone[vent >> 6] |= 1L << (vent & 63);
        }
    }
}
