package org.yomi.engine.oracle.board;

/** One of the two players. */
public enum Side {
    BLACK,
    WHITE;

    /** The opponent. */
    public Side other() {
        return this == BLACK ? WHITE : BLACK;
    }
}
