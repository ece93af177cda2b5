package org.yomi.analyze.counting;

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
    public String run(CountRequest request, Watch watch) {
        int m = request.numbers().get(0);
        int n = request.numbers().get(1);
        return LegalPositions.count(m, n, request.effort(), watch) + "\n";
    }
}
