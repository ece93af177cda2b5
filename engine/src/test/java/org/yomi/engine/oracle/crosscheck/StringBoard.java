package org.yomi.engine.oracle.crosscheck;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Go on strings: one character for each point, A1 first, row by row; {@code X}, {@code O} or {@code .}. */
final class StringBoard {
    private final List<Set<Integer>> neighbours = new ArrayList<>();
    private final Set<Integer> immortal;
    private final Map<String, Set<Integer>> survivors = new HashMap<>();

    StringBoard(int width, int height, Set<Integer> immortal) {
        this.immortal = immortal;
        for (int point = 0; point < width * height; point++) {
            neighbours.add(neighbours(point % width, point / width, width, height));
        }
    }

    int size() {
        return neighbours.size();
    }

    static char other(char colour) {
        return colour == 'X' ? 'O' : 'X';
    }

    Set<Integer> neighbours(int point) {
        return neighbours.get(point);
    }

    private static Set<Integer> neighbours(int x, int y, int width, int height) {
        Set<Integer> found = new TreeSet<>();
        for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            int x2 = x + step[0];
            int y2 = y + step[1];
            if (x2 >= 0 && x2 < width && y2 >= 0 && y2 < height) {
                found.add(y2 * width + x2);
            }
        }
        return found;
    }

    /** All points with the same sign that are connected with this one. */
    Set<Integer> group(String cells, int point) {
        Set<Integer> found = new TreeSet<>();
        collect(cells, point, found);
        return found;
    }

    private void collect(String cells, int point, Set<Integer> found) {
        if (found.add(point)) {
            for (int near : neighbours(point)) {
                if (cells.charAt(near) == cells.charAt(point)) {
                    collect(cells, near, found);
                }
            }
        }
    }

    /** The liberties of the group on a point; the one that nobody can fill is the point -1. */
    Set<Integer> liberties(String cells, int point) {
        Set<Integer> found = new TreeSet<>();
        for (int stone : group(cells, point)) {
            if (immortal.contains(stone)) {
                found.add(-1);
            }
            for (int near : neighbours(stone)) {
                if (cells.charAt(near) == '.') {
                    found.add(near);
                }
            }
        }
        return found;
    }

    private static String put(String cells, int point, char sign) {
        return cells.substring(0, point) + sign + cells.substring(point + 1);
    }

    /** The stones after a move, or null if the point is taken or the move is suicide. */
    @Nullable
    String play(String cells, char colour, int point) {
        if (cells.charAt(point) != '.') {
            return null;
        }
        String after = put(cells, point, colour);
        Set<Integer> dead = new TreeSet<>();
        for (int near : neighbours(point)) {
            if (after.charAt(near) == other(colour) && liberties(after, near).isEmpty()) {
                dead.addAll(group(after, near));
            }
        }
        for (int stone : dead) {
            after = put(after, stone, '.');
        }
        return liberties(after, point).isEmpty() ? null : after;
    }

    /** The point that is banned after a move has turned one position into the other, or -1. */
    int banned(String before, String after, int move) {
        Set<Integer> gone = new TreeSet<>();
        for (int point = 0; point < size(); point++) {
            if (before.charAt(point) != '.' && after.charAt(point) == '.') {
                gone.add(point);
            }
        }
        boolean lone = group(after, move).size() == 1 && liberties(after, move).size() == 1;
        return gone.size() == 1 && lone ? gone.iterator().next() : -1;
    }

    boolean isLegal(String cells) {
        for (int point = 0; point < size(); point++) {
            if (cells.charAt(point) != '.' && liberties(cells, point).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** The stones of a colour that no series of moves of the other can take. */
    Set<Integer> unconditionallyAlive(String cells, char colour) {
        String key = cells + colour;
        Set<Integer> known = survivors.get(key);
        if (known != null) {
            return known;
        }
        Set<Integer> alive = new TreeSet<>();
        for (int point = 0; point < size(); point++) {
            if (cells.charAt(point) == colour) {
                alive.add(point);
            }
        }
        for (int point = 0; point < size(); point++) {
            String after = play(cells, other(colour), point);
            if (after != null) {
                alive.retainAll(unconditionallyAlive(after, colour));
            }
        }
        survivors.put(key, alive);
        return alive;
    }
}
