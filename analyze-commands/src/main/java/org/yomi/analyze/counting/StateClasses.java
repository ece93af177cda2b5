package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Ranking;

/** Table 1: how many classes of valid border states there are. */
final class StateClasses implements PaperTable {
    private static final int MOST = 19;

    @Override
    public int number() {
        return 1;
    }

    @Override
    public String caption() {
        return "valid classes of border states, m to --max (19)";
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(MOST, MOST);
        List<List<String>> rows = new ArrayList<>();
        for (int m = 1; m <= max; m++) {
            watch.check("known are rows up to " + (m - 1));
            watch.progress("height " + m, (m - 1.0) / max);
            rows.add(List.of(
                    String.valueOf(m),
                    String.valueOf(Ranking.of(m, 0).size()),
                    String.valueOf(Ranking.of(m, m - 1).size())));
        }
        return new Table(
                "Table 1: number of valid border state classes",
                List.of("m", "with no point in the new column", "with m-1 points"),
                rows);
    }
}
