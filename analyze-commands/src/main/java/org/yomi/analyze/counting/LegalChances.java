package org.yomi.analyze.counting;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.asymptotic.Constants;
import org.yomi.solvers.counting.asymptotic.Diagonal;
import org.yomi.solvers.counting.sampling.LegalEstimate;

/** Table 4: estimates of L(n,n) for boards too large to count, beside the asymptotic formula. */
final class LegalChances implements PaperTable {
    private static final int FIRST = 19;
    private static final int STEP = 10;
    private static final int HABIT = 99;

    /** So many samples of 19x19 take seconds. */
    private static final int MOST_RUNS = 10_000;

    private static final int LEAST_RUNS = 100;

    /** From boards to this size the formula has more digits than it needs here. */
    private static final int FORMULA_FROM = 8;

    @Override
    public int number() {
        return 4;
    }

    @Override
    public String caption() {
        return "estimated number of legal nxn positions, n from " + FIRST + " in steps of " + STEP + " to --max ("
                + HABIT + "), --runs samples each";
    }

    @Override
    public Set<CountOption> options() {
        return Set.of(CountOption.RUNS, CountOption.SEED, CountOption.THREADS);
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(FIRST, HABIT, LegalEstimate.MOST_SIDE);
        Diagonal diagonal = Diagonal.upTo(FORMULA_FROM, request.effort(), watch.within(0, 0));
        if (diagonal.height() < FORMULA_FROM) {
            throw new StoppedCount("no row done");
        }
        Constants constants = Constants.at(diagonal.height() - 1, diagonal);
        List<RowsInTurn.Row> rows = IntStream.iterate(FIRST, n -> n <= max, n -> n + STEP)
                .mapToObj(n -> new RowsInTurn.Row(work(n, request), part -> row(n, request, constants, part)))
                .toList();
        return RowsInTurn.table(
                "Table 4: estimated number of legal nxn positions",
                List.of("n", "runs", "chance", "error", "L(n,n)", "A B^(2n) L^(n^2)"),
                rows,
                watch);
    }

    private static List<String> row(int n, CountRequest request, Constants constants, Watch watch) {
        LegalEstimate estimate =
                LegalEstimate.of(n, n, request.runs(runs(n)), request.firstSeed(), request.threads(), watch);
        return List.of(
                "" + n,
                "" + estimate.runs(),
                String.format(Locale.ROOT, "%.4e", estimate.chance()),
                String.format(Locale.ROOT, "%.1e", estimate.error()),
                Powers.rounded(estimate.log10Positions()),
                Numbers.rounded(constants.estimate(n, n)));
    }

    /** A run fills n times n points, each for n numbers of strings in some lanes, and copies a border of n points for each. */
    private static double work(int n, CountRequest request) {
        return request.runs(runs(n)) * Math.pow(n, 5);
    }

    /** Less of what takes longer. */
    private static int runs(int n) {
        return Math.max(LEAST_RUNS, (int) (MOST_RUNS * Math.pow((double) FIRST / n, 3)));
    }
}
