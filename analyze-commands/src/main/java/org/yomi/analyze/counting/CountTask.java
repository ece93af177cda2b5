package org.yomi.analyze.counting;

import java.util.Map;
import java.util.Set;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** One thing that {@code yomi count} can do: {@code yomi count NAME NUMBERS}. */
public interface CountTask {
    /** The word that calls it. */
    String name();

    /** The numbers that it needs, one name each, with blanks between: {@code M N}; may be empty. */
    String arguments();

    /** The least number that it can say something about. */
    default int least() {
        return 1;
    }

    /** What it does, in a line. */
    String summary();

    /** The words that call it with the options that each call takes: {@code table 1} takes others than {@code table 2}. */
    Map<String, Set<CountOption>> calls();

    /**
     * Does it.
     *
     * @param request with as many numbers as {@link #arguments} has names
     * @throws RefusedCount if the numbers are out of range, or it is more than this machine can do
     * @throws StoppedCount if the watch told it to end
     */
    CountAnswer run(CountRequest request, Watch watch);
}
