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
                new RecurrenceTask(),
                new GamesTask(),
                new GameBoundsTask(),
                new CycleTask());
    }

    private static List<PaperTable> tables() {
        return List.of(
                new StateClasses(),
                new Recurrences(),
                DiagonalTable.SQUARE,
                new LegalChances(),
                DiagonalTable.WIDER,
                DiagonalTable.BASE,
                new NumbersOfGames(),
                new OutdegreeTable());
    }
}
