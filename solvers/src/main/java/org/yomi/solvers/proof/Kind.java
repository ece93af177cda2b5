package org.yomi.solvers.proof;

/** What is known about a state. */
public final class Kind {
    /** Only its proof and disproof numbers. */
    public static final int OPEN = 0;

    /** The reacher wins; right for ever. */
    public static final int WIN = 1;

    /** The keeper wins; right for ever. */
    public static final int KEPT = 2;

    /** The keeper holds if some states that were being searched are held, too; its zone is only a hint. */
    public static final int HELD = 3;

    /** The keeper, who may not pass, has none of the moves that were tried; a hint. */
    public static final int BARREN = 4;

    /** A child that needs no search: the answer to the null move or to a sibling answers it, too. */
    public static final int PRUNED = 5;

    private Kind() {}

    static boolean isKept(int kind) {
        return kind == KEPT || kind == HELD;
    }
}
