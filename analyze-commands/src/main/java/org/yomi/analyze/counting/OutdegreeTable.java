package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.Outdegrees;
import org.yomi.solvers.counting.games.SmallBoard;

/** Table 8: the game graphs of small boards. */
final class OutdegreeTable implements PaperTable {
    /** The longest side of a board of the paper, and what it takes in seconds. */
    private static final int HABIT = 4;

    /** 4x5 takes minutes, 20 points are the most that fit. */
    private static final int MOST = 20;

    @Override
    public int number() {
        return 8;
    }

    @Override
    public String caption() {
        return "average outdegree of game graphs, sides to --max (" + HABIT + "), boards to " + SmallBoard.MOST_POINTS
                + " points";
    }

    @Override
    public Set<CountOption> options() {
        return Set.of();
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(HABIT, MOST);
        List<RowsInTurn.Row> rows = new ArrayList<>();
        for (int m = 1; m <= max; m++) {
            for (int n = m; n <= max && m * n <= SmallBoard.MOST_POINTS; n++) {
                SmallBoard board = new SmallBoard(m, n);
                rows.add(new RowsInTurn.Row(Math.pow(3, m * n), part -> row(Outdegrees.of(board, part))));
            }
        }
        return RowsInTurn.table(
                "Table 8: average outdegree of game graphs",
                List.of("board", "positions", "moves", "average", "largest", "product"),
                rows,
                watch);
    }

    private static List<String> row(Outdegrees found) {
        return List.of(
                found.board().toString(),
                "" + found.positions(),
                "" + found.moves(),
                String.format(Locale.ROOT, "%.3f", found.average()),
                "" + found.most(),
                Powers.ofTen(found.log10Product()));
    }
}
