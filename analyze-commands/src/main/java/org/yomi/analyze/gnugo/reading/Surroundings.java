package org.yomi.analyze.gnugo.reading;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.zone.Zone;

/**
 * What is near a dragon, as far as the attacker's stones let it: a region to play in, and the attacker's blocks around it,
 * which count as alive. GNU Go, too, reads a dragon as if little else mattered.
 */
final class Surroundings {
    /** An attacker's block with fewer liberties does not keep the dragon in. */
    private static final int STRONG = 3;

    /** With fewer liberties outside a block around the region may be captured from inside. */
    private static final int ALIVE = 2;

    private final Position position;
    private final Geometry geometry;
    private final Board board;
    private final int attacker;
    private final Zone attackers;
    private final Zone room;
    private final Zone weak;
    private final Zone alive;

    /**
     * Those of a dragon.
     *
     * @param stones one of each of its blocks, at least one
     */
    Surroundings(Position position, List<Integer> stones) {
        this.position = position;
        geometry = position.geometry();
        board = new Board(position);
        attacker = board.cell(stones.get(0)) ^ Board.BLACK ^ Board.WHITE;
        int theirs = attacker;
        attackers = Blocks.where(position, cell -> cell == theirs);
        Zone dragon =
                stones.stream().map(stone -> Blocks.stones(board, stone)).reduce(Zone.empty(geometry), Zone::union);
        room = roomOf(dragon);
        Zone weakBlocks = Zone.empty(geometry);
        Zone aliveStones = Zone.empty(geometry);
        Zone near = room.union(Blocks.around(room));
        for (int stone : Blocks.ofColour(board, attacker)) {
            Zone block = Blocks.stones(board, stone);
            if (block.intersects(near)) {
                boolean stands = Blocks.liberties(board, stone).minus(room).size() >= ALIVE;
                weakBlocks = stands ? weakBlocks : weakBlocks.union(block);
                aliveStones = stands ? aliveStones.union(Zone.of(geometry, stone)) : aliveStones;
            }
        }
        weak = weakBlocks;
        alive = aliveStones;
    }

    /**
     * The assumptions that nobody plays farther away, and that the blocks around live; instead of those of a horizon that say
     * how far a dragon may run.
     *
     * @param steps from what the dragon reaches
     */
    Assumptions assumptions(int steps, Assumptions horizon) {
        Zone region = room;
        for (int i = 0; i < steps; i++) {
            region = region.union(Blocks.around(region).minus(attackers));
        }
        return horizon.withOpen(0).withWithin(region.union(weak)).withAlive(alive);
    }

    /** The dragon and all that can be reached from it without a step on, or past, strong blocks of the attacker's. */
    private Zone roomOf(Zone dragon) {
        Zone reached = dragon;
        Deque<Integer> open = new ArrayDeque<>();
        dragon.forEach(open::add);
        while (!open.isEmpty()) {
            int here = open.remove();
            if (position.cell(here) == Board.EMPTY && isWatched(here)) {
                continue;
            }
            for (int i = 0; i < geometry.neighbourCount(here); i++) {
                int next = geometry.neighbour(here, i);
                if (!reached.contains(next) && position.cell(next) != attacker) {
                    reached = reached.union(Zone.of(geometry, next));
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private boolean isWatched(int point) {
        for (int i = 0; i < geometry.neighbourCount(point); i++) {
            int next = geometry.neighbour(point, i);
            if (position.cell(next) == attacker && board.liberties(board.block(next)) >= STRONG) {
                return true;
            }
        }
        return false;
    }
}
