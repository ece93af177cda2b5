package org.yomi.solvers.counting.legal;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a count may use.
 *
 * @param threads at least 1
 * @param memory bytes at most
 * @param checkpoint the folder where it keeps after each column what it has done, and goes on from there if it was ended
 */
public record Effort(int threads, long memory, Optional<Path> checkpoint) {
    /** So many threads, the memory that Java has left now, and no checkpoint. */
    public static Effort ofThreads(int threads) {
        return new Effort(threads, MemoryPlan.available(), Optional.empty());
    }

    /** The same with a checkpoint. */
    public Effort keeping(Optional<Path> directory) {
        return new Effort(threads, memory, directory);
    }
}
