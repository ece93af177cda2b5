package org.yomi.solvers.enclosed;

import java.util.Arrays;

/**
 * The judgements of states that were looked at lately. A state is judged each time that one before it is searched again,
 * and by way of several others, which took most of the time. The newest takes the place of what is there.
 */
final class RoomJudgements {
    private static final int SIZE = 1 << 14;
    private static final long UNUSED = -1;

    private final long[] attackers = new long[SIZE];
    private final long[] owners = new long[SIZE];
    private final long[] rests = new long[SIZE];
    private final long[] judgements = new long[SIZE];

    RoomJudgements() {
        Arrays.fill(rests, UNUSED);
    }

    /** The place of a state. */
    static int place(long attackersOf, long ownersOf, long rest) {
        return (int) RoomTable.hash(attackersOf, ownersOf, rest) & SIZE - 1;
    }

    /** Whether the state is in its place. */
    boolean has(int place, long attackersOf, long ownersOf, long rest) {
        return owners[place] == ownersOf && attackers[place] == attackersOf && rests[place] == rest;
    }

    long get(int place) {
        return judgements[place];
    }

    void put(int place, long attackersOf, long ownersOf, long rest, long judgement) {
        attackers[place] = attackersOf;
        owners[place] = ownersOf;
        rests[place] = rest;
        judgements[place] = judgement;
    }
}
