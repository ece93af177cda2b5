package org.yomi.analyze.counting;

import java.util.Set;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** A table of 'Combinatorics of Go', computed anew. */
public interface PaperTable {
    /** Its number in the paper. */
    int number();

    /** What it shows and how far it goes, in a line. */
    String caption();

    /** The options that it takes beside {@link CountOption#FORMAT} and {@link CountOption#MAX}. */
    Set<CountOption> options();

    /**
     * Computes it, or those of its rows that are done when the watch tells it to end.
     *
     * @throws RefusedCount if it shall go further than it can
     * @throws StoppedCount if the watch told it to end before there was a row
     */
    Table make(CountRequest request, Watch watch);
}
