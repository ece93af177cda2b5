package org.yomi.solvers.compound;

/**
 * Atoms that decide a stage between them.
 *
 * @param atoms which, as bits
 * @param achieved those of them that are to be achieved, as bits; the others are never to be
 */
public record Share(long atoms, long achieved) {
    /** Whether what another one asks for is part of this. */
    boolean includes(Share other) {
        return (other.atoms & ~atoms) == 0 && (achieved & other.atoms) == other.achieved;
    }

    public int size() {
        return Long.bitCount(atoms);
    }
}
