package org.yomi.solvers.oracle;

import java.util.Arrays;
import java.util.Locale;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;

/**
 * Goals of the oracle without a position: {@code capture white A1}, {@code not connect black A1 C3}, {@code enter white
 * A1 C2 C3}, {@code invade white board}. The colour is that of the stones named, or the invader's.
 */
public final class GoalWords {
    private GoalWords() {}

    /** Reads the words; vertices of a region are separated by blanks. */
    public static Goal parse(Grid grid, String words) {
        String[] w = words.split(" ");
        if (w[0].equals("not")) {
            return Goal.not(parse(grid, words.substring(4)));
        }
        Side side = Side.valueOf(w[1].toUpperCase(Locale.ROOT));
        return switch (w[0]) {
            case "capture" -> new Atom.Capture(grid.point(w[2]), side);
            case "live" -> new Atom.Live(grid.point(w[2]), side);
            case "safe" -> new Atom.Safe(grid.point(w[2]), side);
            case "connect" -> new Atom.Connect(grid.point(w[2]), grid.point(w[3]), side);
            case "enter" -> new Atom.Enter(grid.point(w[2]), side, grid.set(rest(w, 3)));
            case "race" -> new Atom.Race(grid.point(w[2]), grid.point(w[3]), side);
            case "invade" -> Goal.invade(grid, side, rest(w, 2));
            default ->
                throw new IllegalArgumentException(
                        "goal '" + words + "': capture, live, safe, connect, enter, race or invade");
        };
    }

    private static String rest(String[] words, int from) {
        return String.join(" ", Arrays.copyOfRange(words, from, words.length));
    }
}
