package org.yomi.engine.oracle;

/** What max gets, from bad to good. */
public enum Result {
    /** Max loses even if he may ignore every ban. */
    LOST,
    /** Max needs a ko threat. */
    KO_MINUS,
    /** Max wins unless min finds a ko threat. */
    KO_PLUS,
    /** Max wins even if min may ignore every ban. */
    WON;

    /** The result of a question for which max wins under some of the three ko rules. */
    static Result of(boolean underA, boolean underN, boolean underB) {
        if (underA && !underN || underN && !underB) {
            throw new IllegalStateException(
                    "max must not do worse with more freedom: A N B " + underA + underN + underB);
        }
        return underA ? WON : underN ? KO_PLUS : underB ? KO_MINUS : LOST;
    }
}
