package org.yomi.analyze.counting;

import java.util.Map;
import java.util.Set;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.GameCount;
import org.yomi.solvers.counting.games.GameEstimate;

/** {@code yomi count games M N}. */
final class GamesTask implements CountTask {
    @Override
    public String name() {
        return "games";
    }

    @Override
    public String arguments() {
        return "M N";
    }

    @Override
    public String summary() {
        return "the number of games on a board of M times N points, to " + GameCount.MOST_POINTS
                + " points; an estimate from --runs samples to " + GameEstimate.MOST_POINTS + " points";
    }

    @Override
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name(), Set.of(CountOption.RUNS, CountOption.SEED, CountOption.THREADS));
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        return GamesText.answer(
                GamesText.board(request.numbers().get(0), request.numbers().get(1)), request, watch);
    }
}
