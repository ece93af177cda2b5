package org.yomi.engine.board;

/** Whether a move may be played, and if not, why. */
public enum Legality {
    OK,
    OCCUPIED,
    SUICIDE,
    /** Only the ko ban forbids the move; {@link Board#play} still carries it out (a ko rule may lift the ban). */
    KO
}
