package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Ranking;

/** Table 1: how many classes of valid border states there are. */
final class StateClasses implements PaperTable {
    private static final int MOST = 19;

    /** From each height to the next the work grows about so much. */
    private static final double STEP = 1.6;

    @Override
    public int number() {
        return 1;
    }

    @Override
    public String caption() {
        return "valid classes of border states, m to --max (19)";
    }

    @Override
    public Set<CountOption> options() {
        return Set.of();
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(MOST, MOST);
        List<RowsInTurn.Row> rows = new ArrayList<>();
        for (int m = 1; m <= max; m++) {
            int height = m;
            rows.add(new RowsInTurn.Row(Math.pow(STEP, m), part -> row(height, part)));
        }
        return RowsInTurn.table(
                "Table 1: number of valid border state classes",
                List.of("m", "with no point in the new column", "with m-1 points"),
                rows,
                watch);
    }

    private static List<String> row(int height, Watch watch) {
        watch.progress("height " + height, 0);
        return List.of(
                "" + height,
                "" + Ranking.of(height, 0).size(),
                "" + Ranking.of(height, height - 1).size());
    }
}
