package org.yomi.solvers.counting.legal;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.yomi.solvers.counting.Bytes;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.FirstColumn;
import org.yomi.solvers.counting.border.Ranking;
import org.yomi.solvers.counting.border.Successors;

/**
 * How many legal positions agree with a board on which some points are fixed: the same dynamic program as for all legal
 * positions, but a border and that of changed colours are two states of their class, 2 i and 2 i + 1 for class i.
 */
public final class OpenPositions {
    /** The largest shorter side of a board. */
    public static final int MAX_HEIGHT = Shape.MAX_HEIGHT;

    private static final int SIDES = 2;

    /** States between two looks at the watch. */
    private static final int INTERVAL = 0xFFFF;

    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    private final int[][] colours;
    private final int height;
    private final Watch watch;
    private final Ranking[] rankings;
    private final Moduli moduli;

    /** How many moduli are counted at the same time. */
    private final int lanes;

    private final String text;

    private OpenPositions(int[][] colours, long memory, Watch watch) {
        this.colours = colours;
        this.height = colours[0].length;
        this.watch = watch;
        this.rankings = new Shape(height, colours.length).rankings();
        this.moduli = Moduli.above(ways());
        this.lanes = lanes(memory);
        this.text = "height " + height + ", " + Bytes.needed(bytes(lanes)) + ": ";
    }

    /**
     * Counts them.
     *
     * @param colours for each column, for each point, those it may have, as in {@link FirstColumn#each}
     * @param effort of which it uses one thread, and no checkpoint
     * @throws RefusedCount if the board is too large for the memory; nothing was done then
     * @throws StoppedCount if the watch told it to end
     */
    public static BigInteger count(int[][] colours, Effort effort, Watch watch) {
        return new OpenPositions(colours, effort.memory(), watch).count();
    }

    private BigInteger ways() {
        BigInteger ways = BigInteger.ONE;
        for (int[] column : colours) {
            for (int point : column) {
                ways = ways.multiply(BigInteger.valueOf(Integer.bitCount(point)));
            }
        }
        return ways;
    }

    private int lanes(long memory) {
        for (int many = moduli.count(); many > 0; many--) {
            if (bytes(many) <= memory && (long) SIDES * many * most() <= LARGEST_ARRAY) {
                return many;
            }
        }
        throw MemoryPlan.refusal(height, bytes(1), memory);
    }

    private LongStream sizes() {
        return Arrays.stream(rankings).mapToLong(Ranking::size);
    }

    private long most() {
        return sizes().max().orElse(0);
    }

    /** Successors, and the counts of two layers. */
    private long bytes(int many) {
        double tables = (double) Integer.BYTES * Successors.COLOURS * sizes().sum();
        return (long) (MemoryPlan.REST * (tables + 2.0 * Long.BYTES * SIDES * many * most()));
    }

    private BigInteger count() {
        int[][] successors = new int[height][];
        for (int row = 0; row < height; row++) {
            watch.progress(text + "preparing", 0);
            successors[row] = Successors.withSides(rankings[row], rankings[(row + 1) % height], row, watch);
        }
        int[] legal = LegalEnds.of(rankings[0], watch);
        long[] remainders = new long[moduli.count()];
        int rounds = (moduli.count() + lanes - 1) / lanes;
        for (int round = 0; round < rounds; round++) {
            int first = round * lanes;
            long[] primes = Arrays.copyOfRange(moduli.primes(), first, Math.min(first + lanes, remainders.length));
            Watch share = watch.within((double) round / rounds, (round + 1.0) / rounds);
            System.arraycopy(new Round(primes, share).run(successors, legal), 0, remainders, first, primes.length);
        }
        return moduli.combine(remainders);
    }

    /** All columns for some of the moduli. */
    private final class Round {
        private final long[] primes;
        private final Watch share;
        private long[] counts;
        private long[] spare;

        Round(long[] primes, Watch share) {
            this.primes = primes;
            this.share = share;
            this.counts = new long[SIDES * primes.length * (int) most()];
            this.spare = new long[counts.length];
        }

        long[] run(int[][] successors, int[] legal) {
            FirstColumn.each(colours[0], share, this::begin);
            for (int column = 1; column < colours.length; column++) {
                for (int row = 0; row < height; row++) {
                    String what = text + "column " + (column + 1) + " of " + colours.length;
                    share.progress(what, (column - 1 + (double) row / height) / (colours.length - 1));
                    step(successors[row], colours[column][row]);
                }
            }
            return sums(legal);
        }

        private void begin(Border border) {
            int state = SIDES * (int) rankings[0].rank(border) + border.side();
            for (int lane = 0; lane < primes.length; lane++) {
                counts[state * primes.length + lane]++;
            }
        }

        private void step(int[] successors, int allowed) {
            Arrays.fill(spare, 0);
            int states = SIDES * (successors.length / Successors.COLOURS);
            for (int state = 0; state < states; state++) {
                if ((state & INTERVAL) == 0) {
                    share.check("no number is known");
                }
                for (int colour = 0; colour < Successors.COLOURS && occurs(state); colour++) {
                    if ((allowed >> colour & 1) != 0) {
                        move(state, successor(successors, state, colour));
                    }
                }
            }
            long[] old = counts;
            counts = spare;
            spare = old;
        }

        /** Where points are fixed many states do not. */
        private boolean occurs(int state) {
            for (int at = state * primes.length; at < (state + 1) * primes.length; at++) {
                if (counts[at] != 0) {
                    return true;
                }
            }
            return false;
        }

        /** The class without a stone has one state only. */
        private int successor(int[] successors, int state, int colour) {
            int side = state % SIDES;
            int asBlack = side == 0 || colour == 0 ? colour : Successors.COLOURS - colour;
            int next = successors[state / SIDES * Successors.COLOURS + asBlack];
            return next <= 0 ? next : next ^ side;
        }

        private void move(int from, int to) {
            if (to == Successors.NONE) {
                return;
            }
            int source = from * primes.length;
            int target = to * primes.length;
            for (int lane = 0; lane < primes.length; lane++) {
                long prime = primes[lane];
                spare[target + lane] = Transition.reduced(spare[target + lane] + counts[source + lane] - prime, prime);
            }
        }

        private long[] sums(int... legal) {
            long[] sums = new long[primes.length];
            for (int state : legal) {
                for (int at = SIDES * state * primes.length; at < SIDES * (state + 1) * primes.length; at++) {
                    int lane = at % primes.length;
                    sums[lane] = Transition.reduced(sums[lane] + counts[at] - primes[lane], primes[lane]);
                }
            }
            return sums;
        }
    }
}
