package org.yomi.engine.oracle.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Unconditional life by D. Benson, "Life in the game of Go", Information Sciences 10 (1976): the blocks that cannot be
 * captured even if their owner always passes.
 */
public final class UnconditionalLife {
    private final Grid grid;
    private final int own;
    private final int foes;
    private final int immortal;

    private UnconditionalLife(Position position, Side side, int immortal) {
        grid = position.grid();
        own = position.stones(side);
        foes = position.stones(side.other());
        this.immortal = immortal;
    }

    /**
     * The stones of one side that are unconditionally alive.
     *
     * @param immortal stones that are assumed to be uncapturable: those of the side live without eyes, those of the
     *     other side spoil a region they stand in, because it can then be filled up
     */
    public static int of(Position position, Side side, int immortal) {
        return new UnconditionalLife(position, side, immortal).alive();
    }

    private int alive() {
        List<Integer> blocks = components(own);
        List<Integer> regions = components(grid.all() & ~own);
        boolean changed = true;
        while (changed) {
            changed = blocks.removeIf(block -> !staysWith(block, regions));
            int left = union(blocks);
            changed |= regions.removeIf(region -> (grid.next(region) & own & ~left) != 0);
        }
        return union(blocks);
    }

    private boolean staysWith(int block, List<Integer> regions) {
        long vital = regions.stream().filter(region -> isVital(region, block)).count();
        return vital >= 2 || (block & immortal) != 0;
    }

    /** A region is vital to a block if all its empty points are liberties of the block, and there is one. */
    private boolean isVital(int region, int block) {
        int empty = region & ~foes;
        return empty != 0 && (empty & ~grid.next(block)) == 0 && (region & immortal) == 0;
    }

    private List<Integer> components(int set) {
        List<Integer> components = new ArrayList<>();
        int rest = set;
        while (rest != 0) {
            int component = grid.connected(Integer.lowestOneBit(rest), set);
            components.add(component);
            rest &= ~component;
        }
        return components;
    }

    private static int union(List<Integer> sets) {
        return sets.stream().reduce(0, (a, b) -> a | b);
    }
}
