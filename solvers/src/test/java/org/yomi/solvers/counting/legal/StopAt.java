package org.yomi.solvers.counting.legal;

import java.util.LinkedHashSet;
import java.util.Set;
import org.yomi.solvers.counting.Watch;

/** Ends a count once it has come to a point. */
final class StopAt implements Watch {
    private final String where;
    private final Set<String> columns = new LinkedHashSet<>();
    private volatile boolean there;

    StopAt(String where) {
        this.where = where;
    }

    /** What was said of columns. */
    Set<String> columns() {
        return columns;
    }

    @Override
    public boolean cancelled() {
        return there;
    }

    @Override
    public void progress(String what, double part) {
        there |= what.contains(where);
        if (what.contains("column")) {
            columns.add(what.substring(what.indexOf("column")));
        }
    }
}
