package org.yomi.engine.goal.text;

/** A text is no goal for the position; the message names the place, the argument and what would be right. */
public final class GoalException extends Exception {
    private final int column;
    private final String reason;

    GoalException(int column, String reason) {
        super("column " + column + ": " + reason);
        this.column = column;
        this.reason = reason;
    }

    /** What is wrong, without the place: for those who did not see the text. */
    public String reason() {
        return reason;
    }

    /** Where in the text the fault is, from 1. */
    public int column() {
        return column;
    }
}
