package org.yomi.solvers.node;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;

/** The memory of one ply of a search; what a search of the ply found is read here by the ply above. */
public final class Frame {
    /** No number of nodes comes near. */
    public static final int INFINITE = 1 << 28;

    /** The zone of the result: the reacher's when he wins, else the keeper's. */
    public final long[] zone;

    /**
     * Of the reacher's win: points beside the zone that it rests on, too, but where the keeper's moves need no answer; see
     * {@link Spares}.
     */
    public final long[] spare;

    /** So many of the spare points may have been filled already; {@link Spares#ANY} without such points. */
    public int slack = Spares.ANY;

    /** The must-play region: the loser's moves that the answers found so far do not cover. */
    public final long[] must;

    /** The points whose moves are children. */
    public final long[] tried;

    /** The reacher's: where the keeper would live by his next move after a pass. */
    public final long[] living;

    /** The likely moves of the game as a whole, and those that were added since one step further away. */
    public final long[] near;

    /** Scratch of the search. */
    public final long[] points;

    // The children: moves with their proof and disproof numbers and Kind.
    public int count;
    public final int[] moves;
    public final int[] pns;
    public final int[] dns;
    public final byte[] kinds;
    public final int[] scores;

    /** Whether an open child was not looked at closely yet. */
    public final boolean[] unseen;

    /** What is added to the mover's number of an open child: moves that come in later look better than they are. */
    public final int[] costs;

    /** How often moves further away were added. */
    public int wide;

    public boolean reacher;

    /** The child that stands for the reacher's pass where the keeper has to play, or -1. */
    public int nul;

    public int rounds;

    public long key;

    /** How many patterns the state was compared with. */
    public int patternsSeen;

    /** A {@link Kind}. */
    public int kind;

    /** What the reacher lacks here, as the game counts it. */
    public int lacking;

    public int pn;
    public int dn;

    /** The winner's move, or pass. */
    public int best;

    /** What the result leaned on, {@link Lean} bits. */
    public int lean;

    /** A bound on the moves until the goal is reached, for the reacher's wins. */
    public int length;

    public Frame(int points, int words) {
        zone = new long[words];
        spare = new long[words];
        must = new long[words];
        tried = new long[words];
        living = new long[words];
        near = new long[words];
        this.points = new long[words];
        moves = new int[points + 2];
        pns = new int[points + 2];
        dns = new int[points + 2];
        kinds = new byte[points + 2];
        costs = new int[points + 2];
        scores = new int[points + 2];
        unseen = new boolean[points + 2];
    }

    /** Begins a result that rests on nothing yet. */
    public void clear() {
        Bits.clear(zone);
        Bits.clear(spare);
        slack = Spares.ANY;
        lean = 0;
        length = 0;
        best = Board.PASS;
    }

    /** From now on the spare points are points of the zone like others. */
    public void absorb() {
        Bits.or(zone, spare);
        Bits.clear(spare);
        slack = Spares.ANY;
    }

    /** The loser's move was refuted with {@code next}; of all that are, the one that holds out longest is the best. */
    public void resist(int move, Frame next) {
        if (next.length + 1 > length) {
            length = next.length + 1;
            best = move;
        }
    }

    public void open(int proof, int disproof) {
        kind = Kind.OPEN;
        pn = proof;
        dn = disproof;
        best = -1;
        lean = 0;
        length = 0;
    }

    public void settle(int asKind) {
        kind = asKind;
        boolean won = asKind == Kind.WIN || asKind == Kind.BARREN;
        pn = won ? 0 : INFINITE;
        dn = won ? INFINITE : 0;
    }
}
