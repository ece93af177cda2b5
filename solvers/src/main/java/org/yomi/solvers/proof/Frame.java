package org.yomi.solvers.proof;

import org.yomi.solvers.play.Lean;

/** The memory of one ply of a search; what a search of the ply found is read here by the ply above. */
final class Frame {
    /** No number of nodes comes near. */
    static final int INFINITE = 1 << 28;

    /** The zone of the result: the reacher's when he wins, else the keeper's. */
    final long[] zone;

    /** The must-play region: the loser's moves that the answers found so far do not cover. */
    final long[] must;

    /** The points whose moves are children. */
    final long[] tried;

    /** Scratch of the search. */
    final long[] points;

    // The children: moves with their proof and disproof numbers and Kind.
    int count;
    final int[] moves;
    final int[] pns;
    final int[] dns;
    final byte[] kinds;
    final int[] scores;

    /** How many children came first, before the others were added. */
    int core;

    /** How many children of those are the most likely ones. */
    int near;

    boolean reacher;

    /** The child that stands for the reacher's pass where the keeper has to play, or -1. */
    int nul;

    int rounds;

    long key;

    /** How many patterns the state was compared with. */
    int patternsSeen;

    /** A {@link Kind}. */
    int kind;

    int pn;
    int dn;

    /** The winner's move, or pass. */
    int best;

    /** What the result leaned on, {@link Lean} bits. */
    int lean;

    /** A bound on the moves until the goal is reached, for the reacher's wins. */
    int length;

    Frame(int points, int words) {
        zone = new long[words];
        must = new long[words];
        tried = new long[words];
        this.points = new long[words];
        moves = new int[points + 2];
        pns = new int[points + 2];
        dns = new int[points + 2];
        kinds = new byte[points + 2];
        scores = new int[points + 2];
    }

    void open(int proof, int disproof) {
        kind = Kind.OPEN;
        pn = proof;
        dn = disproof;
        best = -1;
        lean = 0;
        length = 0;
    }

    void settle(int asKind) {
        kind = asKind;
        boolean won = asKind == Kind.WIN || asKind == Kind.BARREN;
        pn = won ? 0 : INFINITE;
        dn = won ? INFINITE : 0;
    }
}
