package org.yomi.engine.compound;

import java.util.Arrays;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;

/**
 * One part of a goal, asked by itself, with either player moving first.
 *
 * @param maxFirst the answer when max moves first; it may be {@code Unknown}
 * @param minFirst the answer when min moves first; it may be {@code Unknown}
 */
public record Part(Answer maxFirst, Answer minFirst) {
    /**
     * Checks that the answers belong together.
     *
     * @throws IllegalArgumentException when they are about different goals, stones or assumptions, do not let each
     *     player move first, or are of one ko rule only
     */
    public Part {
        Question one = maxFirst.question();
        Question other = minFirst.question();
        boolean bothSides = one.maxFirst() && !other.maxFirst() && one.goal().equals(other.goal());
        if (!bothSides || !isLike(one, other) || one.rules().size() != KoRule.values().length) {
            throw new IllegalArgumentException("a part is one goal under all ko rules, max first and min first");
        }
    }

    /** Whether both may stand in one goal: the same position, assumptions and max. */
    boolean goesWith(Part other) {
        return question().goal().max() == other.question().goal().max()
                && isLike(question(), other.question())
                && question().position().ban() == other.question().position().ban()
                && maxFirst.question().position().ban()
                        == other.maxFirst.question().position().ban();
    }

    private Question question() {
        return minFirst.question();
    }

    private static boolean isLike(Question one, Question other) {
        return one.rules().equals(other.rules())
                && one.assumptions().equals(other.assumptions())
                && Arrays.equals(one.position().cells(), other.position().cells());
    }

    /** Whether neither part may keep max waiting for ever with the other, nor suffers by waiting; see {@link Combination}. */
    boolean hasAimsOf(Part other) {
        return Aims.agree(question().goal(), other.question().goal()) && mayWait() && other.mayWait();
    }

    /** Whether nothing is lost while both players pass: a horizon may settle one atom of several by then. */
    private boolean mayWait() {
        return question().goal().atoms().size() == 1
                || !question().assumptions().hasHorizon();
    }
}
