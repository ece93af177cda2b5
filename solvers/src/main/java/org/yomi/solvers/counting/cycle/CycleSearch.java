package org.yomi.solvers.counting.cycle;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * Looks for a cycle that visits every node of a directed graph once.
 *
 * <p>It guesses what comes after the node with the fewest choices, the node that is hardest to come to first, and follows
 * what has no choice then. A wrong guess early on is hardly ever found out about by trying all that comes later; so after
 * a number of failures it begins anew, with other dice and more patience.
 */
final class CycleSearch {
    private static final int FIRST_PATIENCE = 100;

    private final Predicate<Fragments> wanted;
    private final SplittableRandom random;
    private final Watch watch;
    private int failures;
    private int patience;

    private CycleSearch(Predicate<Fragments> wanted, long seed, Watch watch) {
        this.wanted = wanted;
        this.watch = watch;
        random = new SplittableRandom(seed);
    }

    /**
     * Looks for a cycle.
     *
     * @param graph at least two nodes
     * @param wanted what else is asked of a complete cycle
     * @return nothing if there is no such cycle, which may take as good as forever to find out
     * @throws StoppedCount if the watch told it to end
     */
    static Optional<Fragments> find(Arcs graph, Predicate<Fragments> wanted, long seed, Watch watch) {
        CycleSearch search = new CycleSearch(wanted, seed, watch);
        int tries = 0;
        search.patience = FIRST_PATIENCE;
        while (true) {
            tries++;
            watch.progress("try " + tries + " for a cycle", 0);
            search.failures = 0;
            Optional<Fragments> found = search.complete(new Fragments(graph));
            if (found.isPresent() || search.failures < search.patience) {
                return found;
            }
            search.patience += FIRST_PATIENCE;
        }
    }

    private Optional<Fragments> complete(Fragments cycle) {
        watch.check("no cycle found yet");
        if (!cycle.follow() || !cycle.isConnected()) {
            failures++;
            return Optional.empty();
        }
        if (cycle.isDone()) {
            failures += wanted.test(cycle) ? 0 : 1;
            return Optional.of(cycle).filter(wanted);
        }
        int node = mostBound(cycle);
        for (int next : inOrder(cycle, node)) {
            Fragments longer = new Fragments(cycle);
            longer.join(node, next);
            Optional<Fragments> found = complete(longer);
            if (found.isPresent() || failures >= patience) {
                return found;
            }
            cycle.forbid(node, next);
        }
        return Optional.empty();
    }

    /** The node with the fewest ways on; any of these. */
    private int mostBound(Fragments cycle) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        int alike = 0;
        for (int node = 0; node < cycle.nodes(); node++) {
            int ways = cycle.waysOn(node);
            if (ways > 0 && ways <= fewest) {
                alike = ways < fewest ? 1 : alike + 1;
                fewest = ways;
                best = random.nextInt(alike) == 0 ? node : best;
            }
        }
        return best;
    }

    private int[] inOrder(Fragments cycle, int node) {
        int[] ways = cycle.successors(node);
        return Arrays.stream(ways)
                .boxed()
                .sorted(Comparator.comparingDouble(way -> cycle.waysBack(way) + random.nextDouble()))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
