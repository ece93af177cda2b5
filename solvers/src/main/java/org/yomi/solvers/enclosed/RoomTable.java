package org.yomi.solvers.enclosed;

import java.util.Arrays;

/**
 * What is known of states: proof and disproof numbers, the best move, and what a settled state leans on. States are
 * compared, no hash is trusted. Begins small and grows up to a limit; after that the least work among a few neighbours
 * makes room.
 */
final class RoomTable {
    /** The entry of a state that is not there. */
    static final int NONE = -1;

    /** A settled state that leans on nothing that is still being searched. */
    private static final int FINAL = 0;

    private static final int FIRST_BITS = 12;

    /** More would take too long to move: a search has to stop within some 50 milliseconds when it is told to. */
    private static final int MOST_BITS = 22;

    private static final int PROBES = 4;

    /** Bytes of one entry. */
    private static final int ENTRY_BYTES = 3 * Long.BYTES + 5 * Integer.BYTES;

    /** While growing, the old entries are there, too. */
    private static final int GROWING = 2;

    /** An unused entry: no state has all bits set, since no point has number 126. */
    private static final long UNUSED = -1;

    private final int mostBits;
    private int mask;
    private int used;
    private long[] attackers;
    private long[] owners;
    private long[] rests;
    private int[] proofs;
    private int[] disproofs;

    /** {@link #FINAL}, or for what the owner holds by repeating: the generation in which that was found. */
    private int[] generations;

    /** Held states of earlier generations are forgotten; see {@link #forgetHeld}. */
    private int generation = FINAL + 1;

    private int[] works;

    /** The move in the low byte, what the result leans on above. */
    private int[] moves;

    RoomTable(int megabytes) {
        long entries = ((long) megabytes << 20) / ENTRY_BYTES / GROWING;
        mostBits = Math.max(FIRST_BITS, Math.min(MOST_BITS, 63 - Long.numberOfLeadingZeros(Math.max(1, entries))));
        allocate(FIRST_BITS);
    }

    private void allocate(int bits) {
        int size = 1 << bits;
        mask = size - 1;
        used = 0;
        attackers = new long[size];
        owners = new long[size];
        rests = new long[size];
        Arrays.fill(rests, UNUSED);
        proofs = new int[size];
        disproofs = new int[size];
        generations = new int[size];
        works = new int[size];
        moves = new int[size];
    }

    static long hash(long attackers, long owners, long rest) {
        long h = attackers * 0x9E3779B97F4A7C15L + mixed(owners + 0x632BE59BD9B4E019L * rest);
        return mixed(h);
    }

    private static long mixed(long word) {
        long h = word ^ word >>> 32;
        h *= 0x9E3779B97F4A7C15L;
        h ^= h >>> 29;
        h *= 0xBF58476D1CE4E5B9L;
        return h ^ h >>> 32;
    }

    /** The entry of a state, or {@link #NONE}. */
    int find(long attackersOf, long ownersOf, long rest) {
        int start = (int) hash(attackersOf, ownersOf, rest);
        for (int i = 0; i < PROBES; i++) {
            int entry = start + i & mask;
            if (isAt(entry, attackersOf, ownersOf, rest)) {
                return entry;
            }
        }
        return NONE;
    }

    private boolean isAt(int entry, long attackersOf, long ownersOf, long rest) {
        return attackers[entry] == attackersOf && owners[entry] == ownersOf && rests[entry] == rest;
    }

    int proof(int entry) {
        return proofs[entry];
    }

    int disproof(int entry) {
        return disproofs[entry];
    }

    /** Whether the owner holds a state by repeating others, which has not been confirmed. */
    boolean isHeld(int entry) {
        return disproofs[entry] == 0 && generations[entry] != FINAL;
    }

    /** Whether a state was held before {@link #forgetHeld}. */
    boolean isForgotten(int entry) {
        return isHeld(entry) && generations[entry] != generation;
    }

    /** What was held so far turned out not to be reliable. */
    void forgetHeld() {
        generation++;
    }

    /** Whether an entry, or {@link #NONE}, is that of a result. */
    boolean isResult(int entry) {
        return entry >= 0 && (proofs[entry] == 0 || disproofs[entry] == 0 && !isHeld(entry));
    }

    int work(int entry) {
        return works[entry];
    }

    int move(int entry) {
        return (byte) moves[entry];
    }

    int lean(int entry) {
        return moves[entry] >>> Byte.SIZE;
    }

    /** How many states it holds at most. */
    int capacity() {
        return 1 << mostBits;
    }

    /**
     * Keeps what is known of a state.
     *
     * @param held whether the owner holds it by repeating states that are still being searched
     * @param work that this took; what went into the state before is added to it
     */
    void store(
            long attackersOf,
            long ownersOf,
            long rest,
            int proof,
            int disproof,
            boolean held,
            int move,
            int lean,
            int work) {
        put(attackersOf, ownersOf, rest, proof, disproof, held ? generation : FINAL, move, lean, work);
    }

    private void put(
            long attackersOf,
            long ownersOf,
            long rest,
            int proof,
            int disproof,
            int generationOf,
            int move,
            int lean,
            int work) {
        if (used > mask - (mask >> 2) && mask + 1 < 1 << mostBits) {
            grow();
        }
        int entry = entryFor(attackersOf, ownersOf, rest);
        boolean same = isAt(entry, attackersOf, ownersOf, rest);
        used += rests[entry] == UNUSED ? 1 : 0;
        // What was searched often took the most, and is the last to make room.
        works[entry] = same ? Math.max(works[entry], works[entry] + work) : work;
        attackers[entry] = attackersOf;
        owners[entry] = ownersOf;
        rests[entry] = rest;
        proofs[entry] = proof;
        disproofs[entry] = disproof;
        generations[entry] = generationOf;
        moves[entry] = move & 0xFF | lean << Byte.SIZE;
    }

    private int entryFor(long attackersOf, long ownersOf, long rest) {
        int start = (int) hash(attackersOf, ownersOf, rest);
        int best = start & mask;
        for (int i = 0; i < PROBES; i++) {
            int entry = start + i & mask;
            if (rests[entry] == UNUSED || isAt(entry, attackersOf, ownersOf, rest)) {
                return entry;
            }
            best = works[entry] < works[best] ? entry : best;
        }
        return best;
    }

    private void grow() {
        long[] oldAttackers = attackers;
        long[] oldOwners = owners;
        long[] oldRests = rests;
        int[] oldProofs = proofs;
        int[] oldDisproofs = disproofs;
        int[] oldGenerations = generations;
        int[] oldMoves = moves;
        int[] oldWorks = works;
        allocate(Math.min(mostBits, Integer.numberOfTrailingZeros(mask + 1) + 2));
        for (int i = 0; i < oldRests.length; i++) {
            if (oldRests[i] != UNUSED) {
                put(
                        oldAttackers[i],
                        oldOwners[i],
                        oldRests[i],
                        oldProofs[i],
                        oldDisproofs[i],
                        oldGenerations[i],
                        (byte) oldMoves[i],
                        oldMoves[i] >>> Byte.SIZE,
                        oldWorks[i]);
            }
        }
    }
}
