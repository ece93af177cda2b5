package org.yomi.engine.question;

/** What a question came to (semantics, section 4). */
public enum Result {
    /** Max wins though min has all the ko threats. */
    WON("Won"),
    /** Max wins the ko unless min finds a threat. */
    KO_PLUS("Ko+"),
    /** Max needs a ko threat. */
    KO_MINUS("Ko-"),
    /** Max loses though he has all the ko threats. */
    LOST("Lost"),
    /** The limits were used up first. */
    UNKNOWN("Unknown");

    private final String word;

    Result(String word) {
        this.word = word;
    }

    /** The result as replies write it: {@code Won}, {@code Ko+}, {@code Ko-}, {@code Lost}, {@code Unknown}. */
    public String word() {
        return word;
    }

    public boolean isKo() {
        return this == KO_PLUS || this == KO_MINUS;
    }

    /** The same for the negated goal, whose max is the other player (semantics, section 4). */
    public Result negated() {
        return switch (this) {
            case WON -> LOST;
            case KO_PLUS -> KO_MINUS;
            case KO_MINUS -> KO_PLUS;
            case LOST -> WON;
            case UNKNOWN -> UNKNOWN;
        };
    }

    /** Whether a negative zone belongs to the result: max gets something (semantics, section 7). */
    public boolean hasNegativeZone() {
        return this == WON || isKo();
    }

    /** Whether a positive zone belongs to the result: min gets something (semantics, section 7). */
    public boolean hasPositiveZone() {
        return this == LOST || isKo();
    }
}
