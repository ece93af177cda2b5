package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** Makes the rows of a table one after the other; when it is interrupted, the table has those that are done. */
final class RowsInTurn {
    private RowsInTurn() {}

    /**
     * Makes a table.
     *
     * @param makers each makes a row and may throw {@link StoppedCount}
     * @throws StoppedCount if it was told to end before there was a row
     */
    static Table table(String title, List<String> headings, List<Function<Watch, List<String>>> makers, Watch watch) {
        List<List<String>> rows = new ArrayList<>();
        double all = makers.size();
        try {
            for (Function<Watch, List<String>> maker : makers) {
                watch.check(rows.size() + " of " + makers.size() + " rows done");
                rows.add(maker.apply(watch.within(rows.size() / all, (rows.size() + 1) / all)));
            }
        } catch (StoppedCount e) {
            if (rows.isEmpty()) {
                throw e;
            }
        }
        return new Table(title + (watch.cancelled() ? ", interrupted" : ""), headings, rows);
    }
}
