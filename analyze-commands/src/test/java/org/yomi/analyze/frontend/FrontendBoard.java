package org.yomi.analyze.frontend;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** A board as frontends have it: nothing is illegal, a move on a stone replaces it, stones without liberties come off. */
final class FrontendBoard {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    final int width;
    final int height;
    private final int[] cells;

    FrontendBoard(int width, int height) {
        this(width, height, new int[width * height]);
    }

    private FrontendBoard(int width, int height, int[] cells) {
        this.width = width;
        this.height = height;
        this.cells = cells;
    }

    FrontendBoard copy() {
        return new FrontendBoard(width, height, cells.clone());
    }

    int points() {
        return cells.length;
    }

    int cell(int point) {
        return cells[point];
    }

    String name(int point) {
        return "" + COLUMNS.charAt(point % width) + (point / width + 1);
    }

    int point(String name) {
        return COLUMNS.indexOf(name.charAt(0)) + width * (Integer.parseInt(name.substring(1)) - 1);
    }

    /** The points where two boards differ. */
    int[] differences(FrontendBoard other) {
        return IntStream.range(0, cells.length)
                .filter(point -> cells[point] != other.cells[point])
                .toArray();
    }

    boolean isEmpty() {
        return Arrays.stream(cells).allMatch(cell -> cell == 0);
    }

    boolean sameStones(FrontendBoard other) {
        return Arrays.equals(cells, other.cells);
    }

    /** Whether every stone has a liberty. */
    boolean isValid() {
        for (int point = 0; point < cells.length; point++) {
            if (cells[point] != 0 && !hasLiberty(block(point))) {
                return false;
            }
        }
        return true;
    }

    /** Puts a stone on a point, or makes it empty; nothing is captured. */
    void put(int point, int cell) {
        cells[point] = cell;
    }

    /** Plays a move of 1 (Black) or -1 (White). */
    void play(int sign, int point) {
        cells[point] = sign;
        for (int next : neighbours(point)) {
            if (cells[next] == -sign) {
                removeIfDead(next);
            }
        }
        removeIfDead(point);
    }

    private void removeIfDead(int point) {
        Set<Integer> block = block(point);
        if (!hasLiberty(block)) {
            block.forEach(stone -> cells[stone] = 0);
        }
    }

    private boolean hasLiberty(Set<Integer> block) {
        return block.stream().anyMatch(stone -> neighbours(stone).stream().anyMatch(next -> cells[next] == 0));
    }

    private Set<Integer> block(int point) {
        Set<Integer> block = new LinkedHashSet<>(Set.of(point));
        Deque<Integer> open = new ArrayDeque<>(block);
        while (!open.isEmpty()) {
            for (int next : neighbours(open.pop())) {
                if (cells[next] == cells[point] && block.add(next)) {
                    open.push(next);
                }
            }
        }
        return block;
    }

    private Set<Integer> neighbours(int point) {
        Set<Integer> near = new LinkedHashSet<>();
        if (point % width > 0) {
            near.add(point - 1);
        }
        if (point % width < width - 1) {
            near.add(point + 1);
        }
        if (point >= width) {
            near.add(point - width);
        }
        if (point < width * (height - 1)) {
            near.add(point + width);
        }
        return near;
    }
}
