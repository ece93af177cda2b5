package org.yomi.engine.study;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/** How many stones it takes at least to link one with some place, the opponent passing all the time. */
final class Links {
    private final Board board;
    private final int from;
    private final Zone to;

    private Links(Board board, int from, Zone to) {
        this.board = board;
        this.from = from;
        this.to = to;
    }

    /** A lower bound until the block of a stone has one in the place; {@link FewestMoves#NEVER} when walls that never fall are between. */
    static int fewest(Board board, int from, Zone to) {
        return new Links(board, from, to).fewest();
    }

    /** Around the opponent's stones; or through some, which have to be captured first, by all their liberties. */
    private int fewest() {
        int around = distance(0);
        int weakest = FewestMoves.NEVER;
        for (int p = 0; p < board.geometry().size(); p++) {
            if (isOpponents(p) && !board.isImmortal(board.block(p))) {
                weakest = Math.min(weakest, board.liberties(board.block(p)));
            }
        }
        return weakest >= around ? around : Math.min(around, Math.max(distance(around), weakest + 1));
    }

    private boolean isOpponents(int point) {
        return board.cell(point) != Board.EMPTY && board.cell(point) != board.cell(from);
    }

    /**
     * The points of the shortest way that are not the player's yet.
     *
     * @param limit the way may lead through blocks of the opponent with fewer liberties
     */
    private int distance(int limit) {
        Geometry geometry = board.geometry();
        int[] distances = new int[geometry.size()];
        Arrays.fill(distances, FewestMoves.NEVER);
        distances[from] = 0;
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(from);
        while (!queue.isEmpty()) {
            int p = queue.poll();
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                int q = geometry.neighbour(p, i);
                int step = board.cell(q) == board.cell(from) ? 0 : 1;
                if (isOpen(q, limit) && distances[p] + step < distances[q]) {
                    distances[q] = distances[p] + step;
                    if (step == 0) {
                        queue.addFirst(q);
                    } else {
                        queue.addLast(q);
                    }
                }
            }
        }
        return Arrays.stream(to.points()).map(p -> distances[p]).min().orElse(FewestMoves.NEVER);
    }

    private boolean isOpen(int point, int limit) {
        return !isOpponents(point)
                || !board.isImmortal(board.block(point)) && board.liberties(board.block(point)) < limit;
    }
}
