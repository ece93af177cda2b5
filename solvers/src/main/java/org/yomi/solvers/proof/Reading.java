package org.yomi.solvers.proof;

/** How formulas are read. */
enum Reading {
    /** Only as a whole. */
    WHOLE,
    /** With the parts by themselves, too. */
    PARTS,
    /** In the one way and in the other, by turns. */
    BY_TURNS
}
