package org.yomi.analyze.counting;

import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.yomi.solvers.counting.Watch;

/**
 * A task that only calls something.
 *
 * @param name see {@link CountTask#name}
 * @param arguments see {@link CountTask#arguments}
 * @param summary see {@link CountTask#summary}
 * @param options that it takes
 * @param work does it
 */
record PlainTask(
        String name,
        String arguments,
        String summary,
        Set<CountOption> options,
        BiFunction<CountRequest, Watch, CountAnswer> work)
        implements CountTask {
    @Override
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name, options);
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        return work.apply(request, watch);
    }
}
