package org.yomi.solvers.counting.asymptotic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.LegalPositions;

/**
 * The counts of square boards and of boards with one column more.
 *
 * @param square L(1,1), L(2,2), ...
 * @param wider L(1,2), L(2,3), ...; as many
 */
public record Diagonal(List<BigInteger> square, List<BigInteger> wider) {
    /** From each height to the next the work grows about so much. */
    private static final double STEP = 5.5;

    /** Copies the lists. */
    public Diagonal {
        square = List.copyOf(square);
        wider = List.copyOf(wider);
    }

    /**
     * Counts up to a height.
     *
     * @return when the watch tells it to end, what is known then, unless that is nothing
     * @throws RefusedCount if the last one is too large for the memory; nothing was done then
     * @throws StoppedCount if the watch told it to end at once
     */
    public static Diagonal upTo(int height, Effort effort, Watch watch) {
        LegalPositions.require(height, height + 1, effort);
        List<BigInteger> square = new ArrayList<>();
        List<BigInteger> wider = new ArrayList<>();
        for (int m = 1; m <= height; m++) {
            Watch share = watch.within(Math.pow(STEP, m - 1 - height), Math.pow(STEP, m - height));
            try {
                List<BigInteger> row = LegalPositions.row(m, m + 1, effort, share);
                square.add(row.get(m - 1));
                wider.add(row.get(m));
            } catch (StoppedCount e) {
                if (square.isEmpty()) {
                    throw e;
                }
                break;
            }
        }
        return new Diagonal(square, wider);
    }

    /** The largest height that is known. */
    public int height() {
        return square.size();
    }
}
