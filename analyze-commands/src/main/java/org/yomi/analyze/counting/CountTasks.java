package org.yomi.analyze.counting;

import java.util.List;
import java.util.Set;
import org.yomi.solvers.counting.games.GameCount;
import org.yomi.solvers.counting.games.GameEstimate;
import org.yomi.solvers.counting.legal.LegalPositions;
import org.yomi.solvers.counting.recurrence.Recurrence;

/** All that {@code yomi count} can do. */
public final class CountTasks {
    private CountTasks() {}

    /** The tasks, in the order of the help. */
    public static List<CountTask> all() {
        return List.of(
                legal(),
                new PaperTables(tables()),
                new ConstantsTask(),
                new BoundsTask(),
                recurrence(),
                games(),
                new GameBoundsTask(),
                new CycleTask());
    }

    private static CountTask legal() {
        return new PlainTask(
                "legal",
                "M N",
                "the number of legal positions on a board of M times N points",
                Set.of(CountOption.THREADS, CountOption.CHECKPOINT),
                (request, watch) -> CountAnswer.whole(
                        "" + LegalPositions.count(request.number(0), request.number(1), request.effort(), watch)));
    }

    private static CountTask recurrence() {
        return new PlainTask(
                "recurrence",
                "M",
                "the shortest linear recurrence of L(M,n), M up to " + Recurrence.MAX_HEIGHT,
                Set.of(CountOption.THREADS, CountOption.CHECKPOINT),
                (request, watch) -> CountAnswer.whole("" + Recurrence.of(request.number(0), request.effort(), watch)));
    }

    private static CountTask games() {
        return new PlainTask(
                "games",
                "M N",
                "the number of games on a board of M times N points, to " + GameCount.MOST_POINTS
                        + " points; an estimate from --runs samples to " + GameEstimate.MOST_POINTS + " points",
                Set.of(CountOption.RUNS, CountOption.SEED, CountOption.THREADS),
                (request, watch) ->
                        GamesText.answer(GamesText.board(request.number(0), request.number(1)), request, watch));
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
