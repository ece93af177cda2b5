package org.yomi.analyze.counting;

import java.util.List;

/** All that {@code yomi count} can do. */
public final class CountTasks {
    private CountTasks() {}

    /** The tasks, in the order of the help. */
    public static List<CountTask> all() {
        return List.of(new PaperTables(List.of()));
    }
}
