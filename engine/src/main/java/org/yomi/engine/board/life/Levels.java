package org.yomi.engine.board.life;

import java.util.Arrays;

/** Numbers by the positions in an eye, for each pair of counts outside. */
final class Levels {
    private static final short[] NONE = {};
    private static final short[][] NO_ROW = {};

    private short[][][] numbers = {};

    boolean has(int first, int second) {
        return first < numbers.length && second < numbers[first].length && numbers[first][second].length > 0;
    }

    /**
     * Keeps those of a pair. Only when they are complete: tables are shared, and outlast a search that ran out of memory or of
     * stack.
     */
    void put(int first, int second, short[] complete) {
        int rows = numbers.length;
        if (first >= rows) {
            short[][][] more = Arrays.copyOf(numbers, first + 1);
            Arrays.fill(more, rows, first + 1, NO_ROW);
            numbers = more;
        }
        int columns = numbers[first].length;
        if (second >= columns) {
            short[][] more = Arrays.copyOf(numbers[first], second + 1);
            Arrays.fill(more, columns, second + 1, NONE);
            numbers[first] = more;
        }
        numbers[first][second] = complete;
    }

    /** Those of a pair, which have been put. */
    short[] get(int first, int second) {
        return numbers[first][second];
    }
}
