package org.yomi.solvers.counting;

import java.util.ArrayDeque;
import java.util.Deque;

/** Legal positions in the dullest way: every colouring, every string, every liberty. */
public final class BruteForce {
    private BruteForce() {}

    /** How many positions of a small board are legal. */
    public static long count(int width, int height) {
        int[] cells = new int[width * height];
        return count(cells, 0, width);
    }

    private static long count(int[] cells, int at, int width) {
        if (at == cells.length) {
            return isLegal(cells, width) ? 1 : 0;
        }
        long sum = 0;
        for (int colour = 0; colour < 3; colour++) {
            cells[at] = colour;
            sum += count(cells, at + 1, width);
        }
        return sum;
    }

    /**
     * Whether every string has a liberty.
     *
     * @param cells 0 for an empty point, 1 for Black, 2 for White; row by row
     */
    public static boolean isLegal(int[] cells, int width) {
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] != 0 && !breathes(cells, width, i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean breathes(int[] cells, int width, int stone) {
        boolean[] seen = new boolean[cells.length];
        Deque<Integer> left = new ArrayDeque<>();
        seen[stone] = true;
        left.push(stone);
        while (!left.isEmpty()) {
            int at = left.pop();
            int[] around = {
                at % width > 0 ? at - 1 : at,
                at % width < width - 1 ? at + 1 : at,
                at >= width ? at - width : at,
                at + width < cells.length ? at + width : at
            };
            for (int next : around) {
                if (cells[next] == 0) {
                    return true;
                }
                if (!seen[next] && cells[next] == cells[stone]) {
                    seen[next] = true;
                    left.push(next);
                }
            }
        }
        return false;
    }
}
