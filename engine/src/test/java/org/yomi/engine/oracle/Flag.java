package org.yomi.engine.oracle;

/** How far an atom has come. */
enum Flag {
    /** May still change. */
    PENDING,
    /** True for good. */
    ACHIEVED,
    /** False for good. */
    FAILED
}
