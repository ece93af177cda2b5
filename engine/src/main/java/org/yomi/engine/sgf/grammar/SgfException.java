package org.yomi.engine.sgf.grammar;

/** The text is not what SGF asks for. The message says where, and what was expected there. */
public final class SgfException extends Exception {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    /**
     * @param line line of the text, counted from 1; 0 for a value that was not read from a text
     * @param column column in that line, counted from 1; 0 likewise
     * @param reason what was expected and what was found
     */
    public SgfException(int line, int column, String reason) {
        super(line == 0 ? reason : "line " + line + ", column " + column + ": " + reason);
        this.line = line;
        this.column = column;
    }

    /** The line at fault, counted from 1, or 0 if the value did not come from a text. */
    public int line() {
        return line;
    }

    /** The column at fault, counted from 1 in characters, or 0 if the value did not come from a text. */
    public int column() {
        return column;
    }
}
