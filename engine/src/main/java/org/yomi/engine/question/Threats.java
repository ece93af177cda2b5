package org.yomi.engine.question;

/** How many ko threats turn a ko result (semantics, section 4). */
public enum Threats {
    ONE("1"),
    TWO("2"),
    THREE("3"),
    /** More than three, or no number does. */
    MANY("many");

    /** The largest number that is told apart. */
    public static final int MOST_COUNTED = 3;

    private final String word;

    Threats(String word) {
        this.word = word;
    }

    /** The number of threats, 1 to {@link #MOST_COUNTED}, as a value. */
    public static Threats of(int count) {
        return values()[count - 1];
    }

    /** {@code 1}, {@code 2}, {@code 3} or {@code many}. */
    public String word() {
        return word;
    }
}
