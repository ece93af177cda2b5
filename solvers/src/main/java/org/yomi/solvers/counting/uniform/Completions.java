package org.yomi.solvers.counting.uniform;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.PointCode;

/**
 * All ways to fill the open points of a board so that the position is legal: how many, and one of them at random.
 *
 * <p>The board is filled point by point, and only the border states (see {@link Border}) that come up are kept, with what
 * each becomes and how many legal ends it has. So a board may be large where enough of it is fixed. A random filling goes
 * forward through the layers, choosing each point as often as there are legal ends behind it; with exact numbers every
 * filling is exactly as likely as any other.
 */
public final class Completions {
    /** About what one state takes: itself while it is in the last layer, three successors, and a large number. */
    private static final int BYTES_A_STATE = 300;

    /** Beyond so many states one would wait for more than some seconds; an open board of 7x7 has half of it. */
    private static final long MOST_STATES = 1_500_000;

    private static final int[] WHAT = {PointCode.EMPTY, PointCode.BLACK, PointCode.WHITE};
    private static final int COLOURS = 3;
    private static final int NONE = -1;

    private final OpenBoard board;
    private final boolean turned;

    /** For each point, for each state before it, its three successors. */
    private final List<int[]> successors = new ArrayList<>();

    /** For each point, for each state before it, the number of its legal ends; one layer more for the full board. */
    private final BigInteger[][] ends;

    private Completions(OpenBoard given) {
        board = given.upright();
        turned = board != given;
        ends = new BigInteger[board.size() + 1][];
    }

    /**
     * Finds all ways to fill a board.
     *
     * @throws RefusedCount if it needs more border states than memory or time allow; with fewer open points it would not
     * @throws StoppedCount if the watch told it to end
     */
    public static Completions of(OpenBoard board, Watch watch) {
        return of(board, Math.min(MOST_STATES, Runtime.getRuntime().maxMemory() / 2 / BYTES_A_STATE), watch);
    }

    static Completions of(OpenBoard board, long most, Watch watch) {
        Completions completions = new Completions(board);
        completions.goForward(most, watch);
        completions.goBack(watch);
        return completions;
    }

    private void goForward(long most, Watch watch) {
        long total = 0;
        List<Border> layer = List.of(new Border(board.width()));
        for (int point = 0; point < board.size(); point++) {
            watch.check("no number is known");
            watch.progress("point " + (point + 1) + " of " + board.size(), 0.8 * point / board.size());
            total += layer.size();
            if (total > most) {
                throw new RefusedCount("too much is open: after " + point + " of " + board.size() + " points there are "
                        + total + " border states, more than the " + most + " that fit");
            }
            layer = step(layer, point);
        }
        ends[board.size()] = layer.stream()
                .map(border -> border.isLegal() ? BigInteger.ONE : BigInteger.ZERO)
                .toArray(BigInteger[]::new);
    }

    /** Notes what becomes of a layer and returns the next one. */
    private List<Border> step(List<Border> layer, int point) {
        int row = point % board.width();
        int[] after = new int[COLOURS * layer.size()];
        Arrays.fill(after, NONE);
        Map<Border, Integer> numbers = new HashMap<>();
        List<Border> next = new ArrayList<>();
        for (int state = 0; state < layer.size(); state++) {
            for (int colour = 0; colour < COLOURS; colour++) {
                Border border = layer.get(state).copy();
                if (isAllowed(point, colour) && border.place(row, WHAT[colour])) {
                    Integer known = numbers.putIfAbsent(border, next.size());
                    after[COLOURS * state + colour] = known == null ? next.size() : known;
                    if (known == null) {
                        next.add(border);
                    }
                }
            }
        }
        successors.add(after);
        return next;
    }

    private boolean isAllowed(int point, int colour) {
        int cell = board.cell(point);
        return cell == OpenBoard.OPEN || cell == colour;
    }

    private void goBack(Watch watch) {
        for (int point = board.size() - 1; point >= 0; point--) {
            watch.check("no number is known");
            int[] after = successors.get(point);
            BigInteger[] here = new BigInteger[after.length / COLOURS];
            for (int state = 0; state < here.length; state++) {
                here[state] = ends(point, state, 0).add(ends(point, state, 1)).add(ends(point, state, 2));
            }
            ends[point] = here;
        }
    }

    /** How many legal ends there are behind a state once the next point is of a colour. */
    private BigInteger ends(int point, int state, int colour) {
        int next = successors.get(point)[COLOURS * state + colour];
        return next == NONE ? BigInteger.ZERO : ends[point + 1][next];
    }

    /** How many ways there are. */
    public BigInteger count() {
        return ends[0][0];
    }

    /**
     * One of the ways, each equally likely.
     *
     * @return a cell for each point: 0 for empty, 1 for Black, 2 for White
     * @throws RefusedCount if there is none
     */
    public byte[] draw(SplittableRandom random) {
        if (count().signum() == 0) {
            throw new RefusedCount("no legal position has these points");
        }
        byte[] cells = new byte[board.size()];
        int state = 0;
        for (int point = 0; point < cells.length; point++) {
            BigInteger left = below(ends[point][state], random);
            int colour = 0;
            while (left.compareTo(ends(point, state, colour)) >= 0) {
                left = left.subtract(ends(point, state, colour));
                colour++;
            }
            cells[point] = (byte) colour;
            state = successors.get(point)[COLOURS * state + colour];
        }
        return turned ? turnedBack(cells) : cells;
    }

    /** A number from 0 to less than another, each equally likely: too large ones are thrown away. */
    private static BigInteger below(BigInteger bound, SplittableRandom random) {
        byte[] bytes = new byte[bound.bitLength() / Byte.SIZE + 1];
        int unused = Byte.SIZE * bytes.length - bound.bitLength();
        BigInteger number;
        do {
            random.nextBytes(bytes);
            number = new BigInteger(1, bytes).shiftRight(unused);
        } while (number.compareTo(bound) >= 0);
        return number;
    }

    private byte[] turnedBack(byte... cells) {
        int height = board.height();
        byte[] back = new byte[cells.length];
        for (int point = 0; point < cells.length; point++) {
            back[point % board.width() * height + point / board.width()] = cells[point];
        }
        return back;
    }
}
