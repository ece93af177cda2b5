package org.yomi.analyze.counting;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.GameBounds;
import org.yomi.solvers.counting.games.GameCount;
import org.yomi.solvers.counting.games.GameEstimate;
import org.yomi.solvers.counting.games.Outdegrees;
import org.yomi.solvers.counting.games.SmallBoard;

/** Table 7: the numbers of games on small boards, between the bounds that are known. */
final class NumbersOfGames implements PaperTable {
    /** Rows and columns of the boards of the paper. */
    private static final List<List<Integer>> BOARDS = List.of(
            List.of(1, 1),
            List.of(1, 2),
            List.of(1, 3),
            List.of(1, 4),
            List.of(2, 2),
            List.of(1, 5),
            List.of(1, 6),
            List.of(2, 3),
            List.of(2, 4),
            List.of(3, 3));

    @Override
    public int number() {
        return 7;
    }

    @Override
    public String caption() {
        return "exact and estimated number of games on boards to --max (" + GameEstimate.MOST_POINTS
                + ") points, with bounds, --runs samples each";
    }

    @Override
    public Set<CountOption> options() {
        return Set.of(CountOption.RUNS, CountOption.SEED, CountOption.THREADS);
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(GameEstimate.MOST_POINTS, GameEstimate.MOST_POINTS);
        if (max <= GameCount.MOST_POINTS) {
            request.takesNoSamples("each board of the table");
        }
        List<RowsInTurn.Row> rows = BOARDS.stream()
                .map(sides -> GamesText.board(sides.get(0), sides.get(1)))
                .filter(board -> board.points() <= max)
                .map(board -> new RowsInTurn.Row(work(board), part -> row(board, request, part)))
                .toList();
        return RowsInTurn.table(
                "Table 7: exact and estimated number of games on small boards",
                List.of(
                        "board",
                        "games",
                        "error",
                        "runs",
                        "half of them below",
                        "largest",
                        "Theorems 8, 9: at least",
                        "Lemma 17: at most",
                        "Theorem 7: at most"),
                rows,
                watch);
    }

    /** About how many seconds it takes. */
    private static double work(SmallBoard board) {
        if (!GamesText.isExact(board)) {
            return 20;
        }
        return board.points() < GameCount.MOST_POINTS ? 0.1 : board.rows() == 1 ? 2 : 20;
    }

    private static List<String> row(SmallBoard board, CountRequest request, Watch watch) {
        Outdegrees outdegrees = Outdegrees.of(board, watch.within(0, 0));
        GameBounds bounds = GameBounds.of(board.rows(), board.columns(), Math.log10((double) outdegrees.positions()));
        return Stream.of(
                        List.of(board.toString()),
                        games(board, request, watch),
                        List.of(
                                Powers.ofTen(bounds.log10Least()),
                                Powers.ofTen(outdegrees.log10Product()),
                                Powers.ofTen(bounds.log10Most())))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> games(SmallBoard board, CountRequest request, Watch watch) {
        if (GamesText.isExact(board)) {
            return List.of("" + GameCount.of(board, request.threads(), watch), "", "", "", "");
        }
        GameEstimate estimate = GamesText.estimate(board, request, watch);
        return List.of(
                "~" + Powers.ofTen(estimate.log10()),
                Powers.percent(estimate.relativeError()),
                "" + estimate.runs(),
                Powers.ofTen(estimate.log10Median()),
                Powers.ofTen(estimate.log10Most()));
    }
}
