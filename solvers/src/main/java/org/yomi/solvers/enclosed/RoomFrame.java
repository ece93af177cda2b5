package org.yomi.solvers.enclosed;

import java.util.Arrays;

/** The moves from a state and the states after them, with what is known of these. */
final class RoomFrame {
    static final int INFINITE = 1 << 28;
    static final int MOST_MOVES = Room.MOST_POINTS + 1;

    long attackers;
    long owners;
    long rest;
    int count;

    /** What forbids the player to move some moves, {@link org.yomi.solvers.play.Lean} bits. */
    int refusals;

    final int[] moves = new int[MOST_MOVES];
    final long[] childAttackers = new long[MOST_MOVES];
    final long[] childOwners = new long[MOST_MOVES];
    final long[] childRests = new long[MOST_MOVES];
    final int[] proofs = new int[MOST_MOVES];
    final int[] disproofs = new int[MOST_MOVES];

    /** What the result of a child leans on, once it is settled. */
    final int[] leans = new int[MOST_MOVES];

    /** Whether the owner's hold of a child leans on a repetition. */
    final boolean[] held = new boolean[MOST_MOVES];

    // What follows from the children.
    int proof;
    int disproof;
    int lean;
    boolean isHeld;
    int best;

    /** The second smallest number of those of which {@link #best} has the smallest. */
    private int second;

    void begin(long attackersNow, long ownersNow, long restNow) {
        attackers = attackersNow;
        owners = ownersNow;
        rest = restNow;
        count = 0;
        refusals = 0;
        Arrays.fill(held, false);
    }

    /** Adds the state after a move that has just been made; returns its number. */
    int add(int point, RoomMoves made) {
        int child = count++;
        moves[child] = point;
        childAttackers[child] = made.attackers;
        childOwners[child] = made.owners;
        childRests[child] = made.rest;
        leans[child] = 0;
        return child;
    }

    boolean isAttackers() {
        return Rest.toMove(rest) == Rest.ATTACKER;
    }

    boolean isSettled() {
        return proof == 0 || disproof == 0;
    }

    boolean isWon(int child) {
        return proofs[child] == 0;
    }

    boolean isKept(int child) {
        return disproofs[child] == 0;
    }

    boolean isOpen(int child) {
        return proofs[child] != 0 && disproofs[child] != 0;
    }

    /** Whether a child is known to be lost for the player to move, whatever the way to it. */
    boolean isRefuted(int child) {
        return (isAttackers() ? disproofs : proofs)[child] == 0 && !held[child];
    }

    /** A child has a result. */
    void settleChild(int child, boolean won, int leanOfIt) {
        proofs[child] = won ? 0 : INFINITE;
        disproofs[child] = won ? INFINITE : 0;
        leans[child] = leanOfIt;
        held[child] = false;
    }

    /** Whether a child settles the state for the player to move, and no other could do so better. */
    boolean isDecided(int child) {
        return (isAttackers() ? proofs : disproofs)[child] == 0 && badness(child) == 0;
    }

    int bestMove() {
        return best < 0 ? Rest.NONE : moves[best];
    }

    /** Makes the numbers of this state from those of the children: weak proof numbers, for so many moves transpose. */
    void sumUp() {
        boolean attacks = isAttackers();
        int[] mine = attacks ? proofs : disproofs;
        int[] others = attacks ? disproofs : proofs;
        int least = INFINITE;
        int most = 0;
        int open = 0;
        second = INFINITE;
        best = -1;
        for (int i = 0; i < count; i++) {
            if (mine[i] < least) {
                second = least;
                least = mine[i];
                best = i;
            } else {
                second = Math.min(second, mine[i]);
            }
            if (mine[i] < INFINITE) {
                open++;
                most = Math.max(most, others[i]);
            }
        }
        int sum = open == 0 ? 0 : Math.min(INFINITE - 1, most + open - 1);
        if (least == 0) {
            sum = INFINITE;
        } else if (open == 0) {
            least = INFINITE;
        }
        proof = attacks ? least : sum;
        disproof = attacks ? sum : least;
        if (isSettled()) {
            settle();
        }
    }

    private void settle() {
        boolean moverHasIt = isAttackers() ? proof == 0 : disproof == 0;
        isHeld = false;
        lean = 0;
        if (moverHasIt) {
            best = bestReason();
            lean = leans[best];
            isHeld = held[best];
            return;
        }
        for (int i = 0; i < count; i++) {
            lean |= leans[i];
            isHeld |= held[i];
        }
        lean |= refusals;
    }

    /** The child that settles the state for the player to move: if possible without a repetition, and leaning on nothing. */
    private int bestReason() {
        int[] mine = isAttackers() ? proofs : disproofs;
        int found = -1;
        for (int i = 0; i < count; i++) {
            if (mine[i] == 0 && (found < 0 || badness(i) < badness(found))) {
                found = i;
            }
        }
        return found;
    }

    private int badness(int child) {
        return (held[child] ? 2 : 0) + (leans[child] != 0 ? 1 : 0);
    }

    /** The limit of the proof number for the best child. */
    int proofLimit(int limit) {
        return isAttackers() ? leastLimit(limit) : sumLimit(limit, proof, proofs[best]);
    }

    int disproofLimit(int limit) {
        return isAttackers() ? sumLimit(limit, disproof, disproofs[best]) : leastLimit(limit);
    }

    /** Until it is worse than the second by more than a quarter (Pawlewicz and Lew 2006). */
    private int leastLimit(int limit) {
        return Math.min(limit, second >= INFINITE ? INFINITE : second + second / 4 + 1);
    }

    private static int sumLimit(int limit, int sum, int part) {
        return limit >= INFINITE ? INFINITE : Math.max(part + 1, limit - (sum - part));
    }
}
