package org.yomi.analyze.counting;

import java.util.List;
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
        return "bounds of L(M,N) after Theorem 3, for sides divided by 5, and the asymptotic formula";
    }

    @Override
    public String run(CountRequest request, Watch watch) {
        int m = request.numbers().get(0);
        int n = request.numbers().get(1);
        Bounds bounds = Bounds.of(m, n);
        Diagonal diagonal = Diagonal.upTo(
                request.max(ConstantsTask.LEAST, ConstantsTask.HABIT, ConstantsTask.MOST), request.effort(), watch);
        Constants constants = Constants.at(diagonal.height() - 1, diagonal);
        return request.format()
                .write(new Table(
                        "Bounds of L(" + m + "," + n + ") after Theorem 3",
                        List.of("lower", "formula", "upper"),
                        List.of(List.of(
                                Numbers.rounded(bounds.lower()),
                                Numbers.rounded(constants.estimate(m, n)),
                                Numbers.rounded(bounds.upper())))));
    }
}
