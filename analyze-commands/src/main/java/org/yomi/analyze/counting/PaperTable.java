package org.yomi.analyze.counting;

import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.asymptotic.Diagonal;

/** A table of 'Combinatorics of Go', computed anew. */
public interface PaperTable {
    /** Its number in the paper. */
    int number();

    /** What it shows and how far it goes, in a line. */
    String caption();

    /**
     * Computes it.
     *
     * @throws RefusedCount if it shall go further than it can
     * @throws StoppedCount if the watch told it to end
     */
    Table make(CountRequest request, Watch watch);

    /** What a title says of counts that were interrupted; else nothing. */
    static String state(Diagonal known, int wanted) {
        return known.height() < wanted ? ", interrupted after height " + known.height() : "";
    }
}
