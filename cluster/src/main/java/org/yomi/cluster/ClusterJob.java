package org.yomi.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import org.yomi.solvers.counting.RefusedCount;

/**
 * One kind of batch work. A job is split by Spark and runs on the machines of its master; whatever its functions hold on to
 * must be serializable. To add one, write a class and name it in {@link Main}.
 */
public interface ClusterJob {
    /** The word that calls it. */
    String name();

    /** What follows the name: {@code M N}. */
    String arguments();

    /** What it does, in a line. */
    String summary();

    /**
     * Looks at the arguments, before anything is begun.
     *
     * @param arguments as they were typed
     * @throws IllegalArgumentException if they are not right; the message says why
     */
    void check(List<String> arguments);

    /**
     * Does it.
     *
     * @param arguments as above
     * @return what to print
     * @throws RefusedCount if it cannot go on from what is in its directory
     */
    String run(JavaSparkContext spark, List<String> arguments, Setting setting);

    /**
     * How jobs run.
     *
     * @param partitions into how many parts data is split; 0 for Spark's own choice
     * @param directory where a job keeps what is done, to go on from there when it was ended; seen by all machines
     */
    record Setting(int partitions, Optional<Path> directory) {}
}
