package org.yomi.solvers.enclosed;

/**
 * Guesses of the proof and disproof number of a state of which nothing is known.
 *
 * <p>A few counts say how likely it is that the attacker wins, and how much work it takes to show that he does, or that he
 * does not: each the sum of the counts times a weight. A number grows with the work, and with how unlikely it is that there is
 * anything to be shown. They say what to read first, never what holds.
 *
 * <p>The weights were fitted to 200,000 states that searches had settled, of problems and of dragons in games: the odds by
 * logistic regression, the logarithms of the nodes that it took by least squares, each state weighted by the root of its nodes.
 * From there an evolution strategy (CMA-ES with a diagonal matrix) took them, with the price of doubt and that of a pass, to where
 * 165 rooms take fewer nodes.
 */
final class RoomGuess {
    /** What is counted, in the order of the weights; the first one is always 1. */
    enum Count {
        /** 1. */
        ALWAYS,
        /** Points where the owner may still have eyes. */
        INNER,
        /** Liberties of the targets. */
        LIBERTIES,
        /** Empty points that the attacker's wall does not cut off from the targets. */
        EMPTY,
        /** Empty points where the owner may still have eyes. */
        INNER_EMPTY,
        /** Blocks of the owner's. */
        OWNERS_BLOCKS,
        /** Those with one liberty. */
        OWNERS_ATARIS,
        /** Those with two. */
        OWNERS_SHORT,
        /** Blocks of the attacker's that are not of his wall. */
        ATTACKERS_BLOCKS,
        /** Those with one liberty. */
        ATTACKERS_ATARIS,
        /** Those with two. */
        ATTACKERS_SHORT,
        /** 1 when there is a ban. */
        BAN,
        /** Empty points with stones of the owner's all around. */
        EYES,
        /** Regions that the owner's stones enclose. */
        ENCLOSED
    }

    /** The steps of a logarithm. */
    private static final int STEPS = 128;

    /** The weights of the logarithm of the odds that the attacker wins: owner to move, attacker to move; in steps. */
    private static final int[][] ODDS = {
        {657, -57, -88, 39, -59, 76, 228, 74, 268, -585, -217, 191, -170, -159},
        {819, -35, -99, 37, -64, 58, 357, 64, 264, -448, -207, -162, -98, -176}
    };

    /** The weights of the logarithm of a proof number if he does; likewise. */
    private static final int[][] PROOF = {
        {164, 7, 20, 1, 2, -7, 4, 8, 1, 32, 3, -41, -7, 15},
        {130, 7, 22, -3, 6, -3, -17, 0, -21, 41, 24, -38, -29, 36}
    };

    /** The weights of the logarithm of a disproof number if he does not; likewise. */
    private static final int[][] DISPROOF = {
        {262, 0, -2, -6, -3, 17, -11, 9, -11, 7, -4, 14, -21, -50},
        {306, 1, 0, -2, 3, 17, 34, 3, 2, -5, -5, 45, -30, -23}
    };

    /** What the logarithm of a number grows with that of the unlikelihood. */
    private static final double PRICE_OF_DOUBT = 1.35;

    private static final int MOST_ODDS = 16 * STEPS;
    private static final int[] DOUBTS = new int[2 * MOST_ODDS + 1];
    private static final int MOST_LOG = 7 * STEPS;
    private static final int[] NUMBERS = new int[MOST_LOG + 1];

    static {
        for (int odds = -MOST_ODDS; odds <= MOST_ODDS; odds++) {
            double doubt = StrictMath.log1p(StrictMath.exp(-(double) odds / STEPS));
            DOUBTS[odds + MOST_ODDS] = (int) StrictMath.round(PRICE_OF_DOUBT * doubt * STEPS);
        }
        for (int i = 0; i <= MOST_LOG; i++) {
            NUMBERS[i] = (int) StrictMath.round(StrictMath.exp((double) i / STEPS));
        }
    }

    private final Room room;
    private final RoomBlocks attackersBlocks;
    private final RoomBlocks ownersBlocks;

    /** The counts of the last state, by {@link Count}. */
    final int[] counts = new int[Count.values().length];

    int proof;
    int disproof;

    // Found by the last count of blocks.
    private int blocks;
    private int ataris;
    private int shorts;

    RoomGuess(Room room, RoomMoves moves) {
        this.room = room;
        attackersBlocks = moves.attackersBlocks;
        ownersBlocks = moves.ownersBlocks;
        counts[Count.ALWAYS.ordinal()] = 1;
    }

    /**
     * Guesses the numbers.
     *
     * @param liberties those of the targets
     * @param life what it found of the state
     * @param death what it found of the state
     */
    void look(long attackers, long owners, long rest, long liberties, RoomLife life, RoomDeath death) {
        count(attackers, owners, rest, liberties, life, death);
        int turn = Rest.toMove(rest) == Rest.ATTACKER ? 1 : 0;
        int odds = 0;
        int proofLog = 0;
        int disproofLog = 0;
        for (int i = 0; i < counts.length; i++) {
            odds += ODDS[turn][i] * counts[i];
            proofLog += PROOF[turn][i] * counts[i];
            disproofLog += DISPROOF[turn][i] * counts[i];
        }
        odds = Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
        proof = number(proofLog + DOUBTS[MOST_ODDS + odds]);
        disproof = number(disproofLog + DOUBTS[MOST_ODDS - odds]);
    }

    private static int number(int log) {
        return NUMBERS[Math.max(0, Math.min(MOST_LOG, log))];
    }

    private void count(long attackers, long owners, long rest, long liberties, RoomLife life, RoomDeath death) {
        long empty = room.all & ~(attackers | owners);
        long beyond = death.beyond();
        set(Count.INNER, Long.bitCount(death.inner()));
        set(Count.LIBERTIES, Long.bitCount(liberties));
        set(Count.EMPTY, Long.bitCount(empty & beyond));
        set(Count.INNER_EMPTY, Long.bitCount(empty & death.inner()));
        set(Count.BAN, Rest.ban(rest) >= 0 ? 1 : 0);
        countBlocks(ownersBlocks.of(owners), owners, empty);
        set(Count.OWNERS_BLOCKS, blocks);
        set(Count.OWNERS_ATARIS, ataris);
        set(Count.OWNERS_SHORT, shorts);
        countBlocks(attackersBlocks.of(attackers), beyond & ~death.wall(), empty);
        set(Count.ATTACKERS_BLOCKS, blocks);
        set(Count.ATTACKERS_ATARIS, ataris);
        set(Count.ATTACKERS_SHORT, shorts);
        countEyes(owners, empty & beyond);
        set(Count.ENCLOSED, life.enclosed());
    }

    private void set(Count count, int value) {
        counts[count.ordinal()] = value;
    }

    /** Counts the blocks with one of some stones, those of them with one liberty, and those with two. */
    private void countBlocks(RoomBlocks among, long some, long empty) {
        blocks = 0;
        ataris = 0;
        shorts = 0;
        for (int i = 0; i < among.count(); i++) {
            if ((among.points[i] & some) != 0) {
                int liberties = Long.bitCount(among.around[i] & empty);
                blocks++;
                ataris += liberties == 1 ? 1 : 0;
                shorts += liberties == 2 ? 1 : 0;
            }
        }
    }

    private void countEyes(long owners, long among) {
        int eyes = 0;
        for (long left = among & ~room.attackersWall; left != 0; left &= left - 1) {
            eyes += (room.beside[Long.numberOfTrailingZeros(left)] & ~owners) == 0 ? 1 : 0;
        }
        set(Count.EYES, eyes);
    }
}
