package org.yomi.analyze.counting;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name(), Set.of(CountOption.FORMAT, CountOption.RUNS, CountOption.SEED, CountOption.THREADS));
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        int m = request.number(0);
        int n = request.number(1);
        if (m < 1 || n < 1 || (long) m * n > GameBounds.MOST_POINTS) {
            throw new RefusedCount(
                    "a board of 1 to " + GameBounds.MOST_POINTS + " points was expected, not " + m + "x" + n);
        }
        Positions positions = Math.min(m, n) <= COUNTED ? counted(m, n, request, watch) : sampled(m, n, request, watch);
        GameBounds bounds = GameBounds.of(m, n, positions.log10());
        List<String> row = List.of(
                Powers.rounded(positions.log10()),
                positions.error(),
                Powers.ofTen(bounds.log10Least()),
                Powers.ofTen(bounds.log10Most()));
        List<String> headings = List.of(
                "legal positions",
                "error",
                Math.min(m, n) == 1 ? "at least (Theorem 9)" : "at least (Theorem 8)",
                "at most (Theorem 7)");
        String title = "Bounds of the number of games on " + m + "x" + n;
        return CountAnswer.of(new Table(title, headings, List.of(row), positions.missing()), request);
    }

    /** The number of legal positions, and its error if it is an estimate. */
    private record Positions(double log10, String error, Optional<String> missing) {}

    private static Positions counted(int m, int n, CountRequest request, Watch watch) {
        request.takesNoSamples(m + "x" + n);
        BigDecimal count = new BigDecimal(LegalPositions.count(m, n, request.effort(), watch));
        int exponent = count.precision() - 1;
        double log10 = exponent + Math.log10(count.scaleByPowerOfTen(-exponent).doubleValue());
        return new Positions(log10, "", Optional.empty());
    }

    private static Positions sampled(int m, int n, CountRequest request, Watch watch) {
        int runs = request.runs(RUNS);
        LegalEstimate estimate = LegalEstimate.of(m, n, runs, request.firstSeed(), request.threads(), watch);
        return new Positions(
                estimate.log10Positions(),
                Powers.percent(estimate.error() / estimate.chance()),
                request.fewer(estimate.runs(), runs));
    }
}
