package org.yomi.engine.verify;

import java.util.List;

/**
 * What came of replaying a proof.
 *
 * @param verdict whether it stood
 * @param positions how many positions were looked at
 * @param line the moves that lead to what is wrong, from the position of the question; empty unless refuted
 * @param reason why it was refuted or not walked to the end, in a few words; empty when it is confirmed
 */
public record Report(Verdict verdict, long positions, List<Integer> line, String reason) {
    /** Whether a proof stood. */
    public enum Verdict {
        /** Every line was played to its end, and the winner won it. */
        CONFIRMED,
        /** Nothing was wrong so far, but a limit ended the walk or a question stayed unanswered. */
        PARTLY,
        /** Something is wrong. */
        REFUTED
    }

    public Report {
        line = List.copyOf(line);
    }
}
