package org.yomi.engine.board.life;

import java.util.Arrays;

/** Numbers by the positions in an eye, for each pair of counts outside. */
final class Levels {
    private short[][][] numbers = new short[0][][];

    boolean has(int first, int second) {
        return first < numbers.length && second < numbers[first].length && numbers[first][second].length > 0;
    }

    /** Makes those of a pair, all 0 at first. */
    short[] add(int first, int second, int positions) {
        int rows = numbers.length;
        if (first >= rows) {
            numbers = Arrays.copyOf(numbers, first + 1);
            Arrays.fill(numbers, rows, first + 1, new short[0][]);
        }
        int columns = numbers[first].length;
        if (second >= columns) {
            numbers[first] = Arrays.copyOf(numbers[first], second + 1);
            Arrays.fill(numbers[first], columns, second + 1, new short[0]);
        }
        numbers[first][second] = new short[positions];
        return numbers[first][second];
    }

    /** Those of a pair, which have been added. */
    short[] get(int first, int second) {
        return numbers[first][second];
    }
}
