package org.yomi.analyze.counting;

import java.util.Locale;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.GameCount;
import org.yomi.solvers.counting.games.GameEstimate;
import org.yomi.solvers.counting.games.GameGraph;
import org.yomi.solvers.counting.games.SmallBoard;

/** The number of games on a board in words: exact where that can be, else estimated. */
final class GamesText {
    /** So many edges looked at again and again take about a minute of one processor. */
    private static final double WORK = 5e9;

    private static final int LEAST_RUNS = 4;
    private static final int MOST_RUNS = 100_000;

    private GamesText() {}

    /**
     * The board of so many rows and columns.
     *
     * @throws RefusedCount if games on it can neither be counted nor estimated
     */
    static SmallBoard board(int rows, int columns) {
        if (rows < 1 || columns < 1 || (long) rows * columns > GameEstimate.MOST_POINTS) {
            throw new RefusedCount("games are counted on boards of 1 to " + GameCount.MOST_POINTS
                    + " points and estimated to " + GameEstimate.MOST_POINTS + ", not on " + rows + "x" + columns
                    + "; yomi count game-bounds has bounds for larger ones");
        }
        return new SmallBoard(rows, columns);
    }

    static boolean isExact(SmallBoard board) {
        return board.points() <= GameCount.MOST_POINTS;
    }

    /**
     * The number, or an estimate with its standard error and its runs: {@code 907}, {@code ~10^31.0 error 13.9% runs 89934
     * from 10^22.1 to 10^35.0}.
     *
     * @throws RefusedCount if runs or a seed were said where no samples are taken
     * @throws StoppedCount if it was told to end and there is no estimate yet; the message says what is known
     */
    static CountAnswer answer(SmallBoard board, CountRequest request, Watch watch) {
        if (isExact(board)) {
            request.takesNoSamples(board.toString());
            return CountAnswer.whole("" + GameCount.of(board, request.threads(), watch));
        }
        GameEstimate estimate = estimate(board, request, watch);
        String text = String.format(
                Locale.ROOT,
                "~%s error %s runs %d from %s to %s\n",
                Powers.ofTen(estimate.log10()),
                Powers.percent(estimate.relativeError()),
                estimate.runs(),
                Powers.ofTen(estimate.log10Least()),
                Powers.ofTen(estimate.log10Most()));
        return new CountAnswer(text, request.fewer(estimate.runs(), runs(board, request)));
    }

    static GameEstimate estimate(SmallBoard board, CountRequest request, Watch watch) {
        return GameEstimate.of(board, runs(board, request), request.firstSeed(), request.threads(), watch);
    }

    private static int runs(SmallBoard board, CountRequest request) {
        GameGraph graph = new GameGraph(board);
        double runs = WORK / ((double) graph.nodes() * graph.edges());
        return request.runs((int) Math.max(LEAST_RUNS, Math.min(MOST_RUNS, runs)));
    }
}
