package org.yomi.gtp.analyze;

/** An argument that GoGui fills in before it sends the command. */
public enum Placeholder implements PatternPart {
    /** The side to move, {@code b} or {@code w}. */
    SIDE_TO_MOVE("%m"),
    /** The colour chosen in the dialog, {@code b} or {@code w}. */
    COLOR("%c"),
    /** A clicked point. */
    POINT("%p"),
    /** One or more clicked points. */
    POINTS("%P"),
    /** A text typed in an input box, sent as it is. */
    TEXT("%s"),
    /** An optional value: GoGui first sends an empty one to ask for the present value, then the new one if edited. */
    OPTIONAL("%o"),
    /** The name of a file to open. */
    FILE_TO_OPEN("%r"),
    /** The name of a file to save. */
    FILE_TO_SAVE("%w");

    private final String code;

    Placeholder(String code) {
        this.code = code;
    }

    /** Returns the code GoGui replaces, for example {@code %m}. */
    @Override
    public String toString() {
        return code;
    }
}
