package org.yomi.engine.oracle.goal;

/** How far an atom has come. */
public enum Flag {
    /** May still change. */
    PENDING,
    /** True for good. */
    ACHIEVED,
    /** False for good. */
    FAILED
}
