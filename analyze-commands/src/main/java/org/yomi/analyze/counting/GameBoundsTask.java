package org.yomi.analyze.counting;

import java.math.BigDecimal;
import java.util.List;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.GameBounds;
import org.yomi.solvers.counting.legal.LegalPositions;
import org.yomi.solvers.counting.sampling.LegalEstimate;

/** {@code yomi count game-bounds M N}: Theorems 7, 8 and 9, and Corollary 8. */
final class GameBoundsTask implements CountTask {
    /** Boards with a side to here are counted in a second or two. */
    private static final int COUNTED = 7;

    /** A second or two of 19x19; the digits of the bound need no more. */
    private static final int RUNS = 1000;

    @Override
    public String name() {
        return "game-bounds";
    }

    @Override
    public String arguments() {
        return "M N";
    }

    @Override
    public String summary() {
        return "bounds of the number of games on a board of M times N points, to " + GameBounds.MOST_POINTS + " points";
    }

    @Override
    public String run(CountRequest request, Watch watch) {
        int m = request.numbers().get(0);
        int n = request.numbers().get(1);
        if (m < 1 || n < 1 || (long) m * n > GameBounds.MOST_POINTS) {
            throw new RefusedCount(
                    "a board of 1 to " + GameBounds.MOST_POINTS + " points was expected, not " + m + "x" + n);
        }
        double log10Positions = log10Positions(m, n, request, watch);
        GameBounds bounds = GameBounds.of(m, n, log10Positions);
        return request.format()
                .write(new Table(
                        "Bounds of the number of games on " + m + "x" + n,
                        List.of(
                                "legal positions",
                                Math.min(m, n) == 1 ? "at least (Theorem 9)" : "at least (Theorem 8)",
                                "at most (Theorem 7)"),
                        List.of(List.of(
                                Powers.rounded(log10Positions),
                                Powers.ofTen(bounds.log10Least()),
                                Powers.ofTen(bounds.log10Most())))));
    }

    private static double log10Positions(int m, int n, CountRequest request, Watch watch) {
        if (Math.min(m, n) <= COUNTED) {
            BigDecimal count = new BigDecimal(LegalPositions.count(m, n, request.effort(), watch));
            int exponent = count.precision() - 1;
            return exponent + Math.log10(count.scaleByPowerOfTen(-exponent).doubleValue());
        }
        return LegalEstimate.of(m, n, request.runs().orElse(RUNS), request.seed(), request.threads(), watch)
                .log10Positions();
    }
}
