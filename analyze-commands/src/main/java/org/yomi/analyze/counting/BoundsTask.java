package org.yomi.analyze.counting;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.asymptotic.Bounds;
import org.yomi.solvers.counting.asymptotic.Constants;
import org.yomi.solvers.counting.asymptotic.Diagonal;

/** {@code yomi count bounds M N}: Theorem 3 beside the asymptotic formula. */
final class BoundsTask implements CountTask {
    @Override
    public String name() {
        return "bounds";
    }

    @Override
    public String arguments() {
        return "M N";
    }

    @Override
    public String summary() {
        return "bounds of L(M,N) after Theorem 3, for sides that 5 divides, to " + Bounds.MOST_POINTS
                + " points, and the asymptotic formula, its constants from boards up to --max (" + ConstantsTask.HABIT
                + ")";
    }

    @Override
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name(), Set.of(CountOption.FORMAT, CountOption.MAX, CountOption.THREADS, CountOption.CHECKPOINT));
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        int m = request.number(0);
        int n = request.number(1);
        Bounds bounds = Bounds.of(m, n);
        int max = request.max(ConstantsTask.LEAST, ConstantsTask.HABIT, ConstantsTask.MOST);
        int known = 0;
        String formula = "";
        try {
            Diagonal diagonal = Diagonal.upTo(max, request.effort(), watch);
            known = diagonal.height();
            if (known >= ConstantsTask.LEAST) {
                formula = Numbers.rounded(Constants.at(known - 1, diagonal).estimate(m, n));
            }
        } catch (StoppedCount e) {
            // known is nothing
        }
        List<String> row = List.of(Numbers.rounded(bounds.lower()), formula, Numbers.rounded(bounds.upper()));
        return CountAnswer.of(
                new Table(
                        "Bounds of L(" + m + "," + n + ") after Theorem 3",
                        List.of("lower", "formula", "upper"),
                        List.of(row),
                        missing(formula, known, max)),
                request);
    }

    private static Optional<String> missing(String formula, int known, int max) {
        if (formula.isEmpty()) {
            return Optional.of("the formula's constants are not known");
        }
        return known < max
                ? Optional.of("the formula is from boards to " + known + "x" + known + ", not " + max + "x" + max)
                : Optional.empty();
    }
}
