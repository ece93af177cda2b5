package org.yomi.analyze.counting;

import java.util.Map;
import java.util.Set;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.LegalPositions;

/** {@code yomi count legal M N}. */
final class LegalTask implements CountTask {
    @Override
    public String name() {
        return "legal";
    }

    @Override
    public String arguments() {
        return "M N";
    }

    @Override
    public String summary() {
        return "the number of legal positions on a board of M times N points";
    }

    @Override
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name(), Set.of(CountOption.THREADS, CountOption.CHECKPOINT));
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        int m = request.numbers().get(0);
        int n = request.numbers().get(1);
        return CountAnswer.whole("" + LegalPositions.count(m, n, request.effort(), watch));
    }
}
