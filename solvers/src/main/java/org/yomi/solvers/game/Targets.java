package org.yomi.solvers.game;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/** The blocks in which the stones that are to be captured stand. */
public final class Targets {
    /** Blocks with no more steps between them are mostly one fight. */
    private static final int NEAR = 4;

    private final Geometry geometry;
    private final List<List<Integer>> blocks;

    /**
     * The blocks.
     *
     * @param stones at least one of each
     */
    public Targets(List<Integer> stones, Position position) {
        geometry = position.geometry();
        Board board = new Board(position);
        blocks = stones.stream()
                .map(board::block)
                .distinct()
                .map(block -> stones(board, block))
                .toList();
    }

    private static List<Integer> stones(Board board, int block) {
        List<Integer> stones = new ArrayList<>();
        for (int p = 0; p < board.geometry().size(); p++) {
            if (board.cell(p) != Board.EMPTY && board.block(p) == block) {
                stones.add(p);
            }
        }
        return stones;
    }

    /** How many blocks there are. */
    public int blocks() {
        return blocks.size();
    }

    /** Whether one can go from each block to each other by way of near ones. */
    public boolean areTogether() {
        List<List<Integer>> rest = new ArrayList<>(blocks);
        List<List<Integer>> reached = new ArrayList<>();
        if (!rest.isEmpty()) {
            reached.add(rest.remove(0));
        }
        for (int i = 0; i < reached.size(); i++) {
            List<Integer> from = reached.get(i);
            List<List<Integer>> near =
                    rest.stream().filter(block -> areNear(from, block)).toList();
            rest.removeAll(near);
            reached.addAll(near);
        }
        return rest.isEmpty();
    }

    private boolean areNear(List<Integer> block, List<Integer> other) {
        return block.stream().anyMatch(p -> other.stream().anyMatch(q -> steps(p, q) <= NEAR));
    }

    private int steps(int p, int q) {
        return Math.abs(geometry.x(p) - geometry.x(q)) + Math.abs(geometry.y(p) - geometry.y(q));
    }
}
