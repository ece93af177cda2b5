package org.yomi.solvers.counting.uniform;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.yomi.solvers.counting.Bytes;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.PointCode;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.OpenPositions;

/**
 * All ways to fill the open points of a board so that the position is legal: how many, and one of them at random.
 *
 * <p>The board is filled point by point, and only the border states (see {@link Border}) that come up are kept, with what
 * each becomes and how many legal ends it has. So a board may be large where enough of it is fixed. A random filling goes
 * forward through the layers, choosing each point as often as there are legal ends behind it; with exact numbers every
 * filling is exactly as likely as any other.
 *
 * <p>For numbers alone there is {@link OpenPositions}, too, which takes all states there can be, but less for each. It serves
 * where much is open.
 */
public final class Completions {
    /** A table of so many bytes is made within a second or so. */
    private static final long QUICK = 50_000_000;

    /** Large arrays waste some memory. */
    private static final double USED = 0.9;

    /** States between two looks at the watch. */
    private static final int INTERVAL = 0xFFF;

    private static final int NONE = -1;

    private final OpenBoard board;
    private final boolean turned;
    private final Watch watch;

    /** From each point on, how many points are open. */
    private final int[] openFrom;

    /** For each point, for each state before it, its successors: three if the point is open, else one. */
    private final List<int[]> successors = new ArrayList<>();

    /** For each point, for each state before it, the number of its legal ends; one layer more for the full board. */
    private final Limbs[] ends;

    private Completions(OpenBoard given, Watch watch) {
        this.board = given.upright();
        this.turned = board != given;
        this.watch = watch;
        this.ends = new Limbs[board.size() + 1];
        this.openFrom = new int[board.size() + 1];
        for (int point = board.size() - 1; point >= 0; point--) {
            openFrom[point] = openFrom[point + 1] + (isOpen(point) ? 1 : 0);
        }
    }

    /**
     * Counts all ways to fill a board.
     *
     * @param effort of which it uses one thread, and no checkpoint
     * @throws RefusedCount if it needs more memory; with fewer open points it would not
     * @throws StoppedCount if the watch told it to end
     */
    public static BigInteger count(OpenBoard board, Effort effort, Watch watch) {
        if (board.dead() >= 0) {
            return BigInteger.ZERO;
        }
        Completions few = new Completions(board, watch.within(0, 0));
        if (few.find(Math.min(QUICK, effort.memory())).isEmpty()) {
            return few.count();
        }
        OpenBoard upright = board.upright();
        if (upright.width() > OpenPositions.MAX_HEIGHT) {
            return of(board, effort, watch).count();
        }
        try {
            return OpenPositions.count(upright.colours(), effort, watch);
        } catch (RefusedCount e) {
            Completions many = new Completions(board, watch);
            if (upright.hasTwoOpenRows() || many.find(effort.memory()).isPresent()) {
                throw e;
            }
            return many.count();
        }
    }

    /**
     * Finds all ways to fill a board.
     *
     * @throws RefusedCount as above
     * @throws StoppedCount if the watch told it to end
     */
    public static Completions of(OpenBoard board, Effort effort, Watch watch) {
        Completions completions = new Completions(board, watch);
        completions.find(effort.memory()).ifPresent(lack -> {
            throw new RefusedCount(lack);
        });
        return completions;
    }

    /** Finds all ways; or says why they do not fit. */
    private Optional<String> find(long available) {
        long memory = (long) (USED * available);
        // After two open columns, the first of them empty, the second may be any.
        long colourings = (long) Math.pow(PointCode.COLOURS, board.hasTwoOpenRows() ? board.width() : 0);
        if (colourings * bytesToMake() > memory) {
            return Optional.of(lack("there are at least " + colourings, colourings * bytesToMake(), memory));
        }
        long kept = 0;
        BorderSet layer = new BorderSet(board.width());
        layer.add(new Border(board.width()));
        for (int point = 0; point < board.size(); point++) {
            kept += bytesToKeep(point, layer.size());
            watch.progress(progress(point, layer.size(), kept), point / (board.size() + 1.0));
            BorderSet next = step(layer, point, (memory - kept) / bytesToMake());
            if (next == null) {
                long size = layer.size();
                return Optional.of(lack(
                        "after " + point + " of " + board.size() + " points there are " + size,
                        Math.max(memory, kept + size * bytesToMake()),
                        memory));
            }
            layer = next;
        }
        finish(layer);
        goBack();
        return Optional.empty();
    }

    private String progress(int point, int states, long kept) {
        return "point " + (point + 1) + " of " + board.size() + ", " + states + " border states, " + Bytes.needed(kept);
    }

    private static String lack(String states, long needed, long memory) {
        return "too much is open: " + states + " border states, which need more than " + Bytes.needed(needed)
                + " of memory, and Java may use " + Bytes.available(memory)
                + " more; start it with a larger YOMI_JAVA_OPTS=-Xmx if there is more, or fix more points";
    }

    /** A state of the next layer while it is made from the last one. */
    private long bytesToMake() {
        return 2L * BorderSet.bytesEach(board.width());
    }

    private long bytesToKeep(int point, long states) {
        return states * ((long) choices(point) * Integer.BYTES + (long) Limbs.wordsFor(openFrom[point]) * Long.BYTES);
    }

    private boolean isOpen(int point) {
        return board.cell(point) == OpenBoard.OPEN;
    }

    private int choices(int point) {
        return isOpen(point) ? PointCode.COLOURS : 1;
    }

    private int colour(int point, int choice) {
        return isOpen(point) ? choice : board.cell(point);
    }

    /** Notes what becomes of a layer and returns the next one; null if there is no room for it. */
    private @Nullable BorderSet step(BorderSet layer, int point, long room) {
        int choices = choices(point);
        if (layer.size() > room || !Limbs.fit(layer.size(), Math.max(choices, Limbs.wordsFor(openFrom[point])))) {
            return null;
        }
        int[] after = new int[choices * layer.size()];
        BorderSet next = new BorderSet(board.width());
        Border border = new Border(board.width());
        for (int i = 0; i < after.length; i++) {
            if ((i & INTERVAL) == 0) {
                watch.check("no number is known");
                if (next.size() > room) {
                    return null;
                }
            }
            layer.get(i / choices, border);
            boolean legal = border.place(point % board.width(), PointCode.ofColour(colour(point, i % choices)));
            after[i] = legal ? next.add(border) : NONE;
        }
        successors.add(after);
        return next;
    }

    private void finish(BorderSet layer) {
        Limbs last = new Limbs(layer.size(), 1);
        Border border = new Border(board.width());
        for (int state = 0; state < layer.size(); state++) {
            layer.get(state, border);
            if (border.isLegal()) {
                last.setOne(state);
            }
        }
        ends[board.size()] = last;
    }

    private void goBack() {
        for (int point = board.size() - 1; point >= 0; point--) {
            int[] after = successors.get(point);
            int choices = choices(point);
            Limbs here = new Limbs(after.length / choices, Limbs.wordsFor(openFrom[point]));
            for (int i = 0; i < after.length; i++) {
                if ((i & INTERVAL) == 0) {
                    watch.check("no number is known");
                }
                if (after[i] != NONE) {
                    here.add(i / choices, ends[point + 1], after[i]);
                }
            }
            ends[point] = here;
        }
    }

    /** How many legal ends there are behind a state once a choice was made for the next point. */
    private BigInteger ends(int point, int state, int choice) {
        int next = successors.get(point)[choices(point) * state + choice];
        return next == NONE ? BigInteger.ZERO : ends[point + 1].get(next);
    }

    /** How many ways there are. */
    public BigInteger count() {
        return ends[0].get(0);
    }

    /**
     * One of the ways, each equally likely.
     *
     * @return a cell for each point: 0 for empty, 1 for Black, 2 for White
     * @throws RefusedCount if there is none
     */
    public byte[] draw(SplittableRandom random) {
        board.requireLife();
        byte[] cells = new byte[board.size()];
        int state = 0;
        for (int point = 0; point < cells.length; point++) {
            BigInteger left = below(ends[point].get(state), random);
            int choice = 0;
            while (left.compareTo(ends(point, state, choice)) >= 0) {
                left = left.subtract(ends(point, state, choice));
                choice++;
            }
            cells[point] = (byte) colour(point, choice);
            state = successors.get(point)[choices(point) * state + choice];
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
