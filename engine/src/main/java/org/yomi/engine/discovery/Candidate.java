package org.yomi.engine.discovery;

import java.util.Comparator;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Live;

/**
 * A goal worth asking about.
 *
 * @param assumptions what its answer may lean on
 * @param stones how many stones are at stake: those of the block or group, of the smaller block of a connection
 */
public record Candidate(AtomicGoal goal, Assumptions assumptions, int stones) {
    /** The order in which people want to hear of them. */
    static final Comparator<Candidate> MOST_STONES_FIRST =
            Comparator.comparing(Candidate::stones).reversed();

    /** A position of a search for life takes up to a hundred times as long as one of a capture. */
    private static final int LIFE_PART = 10;

    /** How many positions a question about it may visit where a capture may visit so many, so that it takes no longer. */
    public long nodes(long limit) {
        return goal instanceof Live ? Math.max(1, limit / LIFE_PART) : limit;
    }
}
