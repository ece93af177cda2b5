package org.yomi.engine.goal.text;

/** A text is no goal for the position; the message names the place, the argument and what would be right. */
public final class GoalException extends Exception {
    private final int column;

    GoalException(int column, String reason) {
        super("column " + column + ": " + reason);
        this.column = column;
    }

    /** Where in the text the fault is, from 1. */
    public int column() {
        return column;
    }
}
