package org.yomi.analyze.counting;

import java.util.List;

/** All that {@code yomi count} can do. */
public final class CountTasks {
    private CountTasks() {}

    /** The tasks, in the order of the help. */
    public static List<CountTask> all() {
        return List.of(
                new LegalTask(),
                new PaperTables(tables()),
                new ConstantsTask(),
                new BoundsTask(),
                new RecurrenceTask());
    }

    private static List<PaperTable> tables() {
        return List.of(
                new StateClasses(), new Recurrences(), DiagonalTable.SQUARE, DiagonalTable.WIDER, DiagonalTable.BASE);
    }
}
