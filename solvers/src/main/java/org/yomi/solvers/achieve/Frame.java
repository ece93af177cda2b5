package org.yomi.solvers.achieve;

/** The memory of one ply of a search; what a search of the ply found is read here by the ply above. */
final class Frame {
    /** The zone of the result: the reacher's when he wins, else the keeper's. */
    final long[] zone;

    /** The must-play region: the loser's moves that the answers found so far do not cover. */
    final long[] must;

    /** The points whose moves are to be tried. */
    final long[] tries;

    final int[] moves;
    final int[] scores;

    /** The winner's move, or pass. */
    int best;

    /** What the result leaned on, {@link Lean} bits. */
    int lean;

    /** A bound on the moves until the goal is reached, for the reacher's wins. */
    int length;

    Frame(int points, int words) {
        zone = new long[words];
        must = new long[words];
        tries = new long[words];
        moves = new int[points];
        scores = new int[points];
    }
}
