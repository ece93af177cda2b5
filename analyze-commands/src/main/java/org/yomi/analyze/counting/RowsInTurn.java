package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** Makes the rows of a table one after the other; when it is interrupted, the table has those that are done. */
final class RowsInTurn {
    private RowsInTurn() {}

    /**
     * A row to make.
     *
     * @param work about how long it takes, as the other rows of the table have it
     * @param maker makes it; may throw {@link StoppedCount}, or make it from fewer samples when it is told to end
     */
    record Row(double work, Function<Watch, List<String>> maker) {}

    /**
     * Makes a table.
     *
     * @throws StoppedCount if it was told to end before there was a row
     */
    static Table table(String title, List<String> headings, List<Row> makers, Watch watch) {
        List<List<String>> rows = new ArrayList<>();
        double all = makers.stream().mapToDouble(Row::work).sum();
        double done = 0;
        for (Row row : makers) {
            Heard heard = new Heard(watch.within(done / all, (done + row.work()) / all));
            try {
                heard.check(done(rows.size(), makers.size()));
                rows.add(row.maker().apply(heard));
            } catch (StoppedCount e) {
                return known(title, headings, rows, makers.size(), e);
            }
            if (heard.toEnd) {
                String missing = done(rows.size(), makers.size()) + ", the last from fewer samples";
                return new Table(title, headings, rows, Optional.of(missing));
            }
            done += row.work();
        }
        return new Table(title, headings, rows);
    }

    /** Knows whether it told somebody to end: who makes a row in spite of that leaves something out. */
    private static final class Heard implements Watch {
        private final Watch watch;
        private volatile boolean toEnd;

        Heard(Watch watch) {
            this.watch = watch;
        }

        @Override
        public boolean cancelled() {
            toEnd |= watch.cancelled();
            return toEnd;
        }

        @Override
        public void progress(String what, double part) {
            watch.progress(what, part);
        }
    }

    /**
     * A table of the rows that are known.
     *
     * @param wanted how many there should be
     * @param otherwise thrown if there is none
     */
    static Table known(
            String title, List<String> headings, List<List<String>> rows, int wanted, StoppedCount otherwise) {
        if (rows.isEmpty()) {
            throw otherwise;
        }
        return new Table(
                title,
                headings,
                rows,
                rows.size() < wanted ? Optional.of(done(rows.size(), wanted)) : Optional.empty());
    }

    private static String done(int known, int wanted) {
        return known + " of " + wanted + " rows done";
    }
}
