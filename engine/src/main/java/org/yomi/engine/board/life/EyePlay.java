package org.yomi.engine.board.life;

/**
 * Go on a few points between some blocks of one player, the <em>walls</em>: each point is next to some of the others and to
 * some walls. The walls have no liberty elsewhere. A position is two sets of points as bits: the owner's stones and the
 * attacker's. Each block has a liberty, but for walls and what stands at a door.
 */
final class EyePlay {
    /** The most points; each further one makes the tables of positions three times as large. */
    static final int MOST_POINTS = 11;

    private static final int ALL_POINTS = (1 << MOST_POINTS) - 1;

    /** What an illegal move leads to. */
    static final int SUICIDE = -1;

    /** The sum of 3^i over the points i of a set. */
    private static final int[] POWERS = new int[1 << MOST_POINTS];

    static {
        int power = 1;
        for (int i = 0; i < MOST_POINTS; i++) {
            for (int set = 0; set < 1 << i; set++) {
                POWERS[set | 1 << i] = POWERS[set] + power;
            }
            power *= 3;
        }
    }

    /** The points, as bits. */
    final int all;

    /** For each set of points those next to one of them. */
    private final int[] near;

    private final int[] walls;
    private final int doors;

    /**
     * @param next for each point the set of points next to it, as bits
     * @param walls for each wall the set of points next to it
     * @param doors where the attacker comes in from outside, with stones that are never captured
     */
    EyePlay(int[] next, int[] walls, int doors) {
        all = (1 << next.length) - 1;
        near = new int[all + 1];
        for (int set = 1; set <= all; set++) {
            near[set] = near[set & set - 1] | next[Integer.numberOfTrailingZeros(set)];
        }
        this.walls = walls.clone();
        this.doors = doors;
    }

    /** How many indices there are. */
    int positions() {
        return 2 * POWERS[all] + 1;
    }

    /** A number for each position, less than {@link #positions}. */
    static int index(int mine, int other) {
        return POWERS[mine] + 2 * POWERS[other];
    }

    /** What a move leads to, {@value #MOST_POINTS} bits each: the owner's stones, the attacker's, and no ban. */
    static int of(int mine, int other) {
        return mine | other << MOST_POINTS;
    }

    static int mineOf(int after) {
        return after & ALL_POINTS;
    }

    static int otherOf(int after) {
        return after >> MOST_POINTS & ALL_POINTS;
    }

    /** The banned point as a bit, or 0. */
    static int bannedOf(int after) {
        return 1 << (after >> 2 * MOST_POINTS) >> 1;
    }

    /** The same with one more than the point that is banned for the owner. */
    private static int banning(int point, int after) {
        return after | Integer.numberOfTrailingZeros(point) + 1 << 2 * MOST_POINTS;
    }

    /** A wall that falls by the attacker's move is left without liberties. */
    int playOther(int p, int mine, int other) {
        int theirs = other | 1 << p;
        int own = mine;
        for (int left = mine & around(1 << p); left != 0; ) {
            int block = ownBlock(Integer.lowestOneBit(left), mine);
            left &= ~block;
            if (!isOfWall(block) && (around(block) & ~(mine | theirs)) == 0) {
                own &= ~block;
            }
        }
        int block = flood(1 << p, theirs);
        int liberties = around(block) & ~(own | theirs);
        boolean isSafe = (block & doors) != 0;
        if (liberties == 0 && !isSafe && !isWallWithoutLiberty(own, theirs)) {
            return SUICIDE;
        }
        int taken = mine & ~own;
        boolean isKo = !isSafe && Integer.bitCount(taken) == 1 && block == 1 << p && Integer.bitCount(liberties) == 1;
        return isKo ? banning(taken, of(own, theirs)) : of(own, theirs);
    }

    int playOwn(int p, int mine, int other) {
        int own = mine | 1 << p;
        int theirs = other;
        for (int left = other & around(1 << p); left != 0; ) {
            int block = flood(Integer.lowestOneBit(left), other);
            left &= ~block;
            if ((block & doors) == 0 && (around(block) & ~(own | other)) == 0) {
                theirs &= ~block;
            }
        }
        return libertiesOf(ownBlock(1 << p, own), own, theirs) == 0 ? SUICIDE : of(own, theirs);
    }

    boolean isWallWithoutLiberty(int mine, int other) {
        for (int wall : walls) {
            if ((wall & ~(mine | other)) == 0
                    && ((wall & mine) == 0 || libertiesOf(ownBlock(wall & mine, mine), mine, other) == 0)) {
                return true;
            }
        }
        return false;
    }

    /** The owner's stones inside that are of one block with some, be it by a wall. */
    int ownBlock(int stones, int mine) {
        int block = stones;
        int before = 0;
        while (block != before) {
            before = block;
            block = flood(block, mine);
            for (int wall : walls) {
                block |= (wall & block) != 0 ? wall & mine : 0;
            }
        }
        return block;
    }

    boolean isOfWall(int block) {
        for (int wall : walls) {
            if ((wall & block) != 0) {
                return true;
            }
        }
        return false;
    }

    private int libertiesOf(int block, int mine, int other) {
        int near = around(block);
        for (int wall : walls) {
            near |= (wall & block) != 0 ? wall : 0;
        }
        return near & ~(mine | other);
    }

    int flood(int stones, int among) {
        int block = stones;
        int before = 0;
        while (block != before) {
            before = block;
            block |= around(block) & among;
        }
        return block;
    }

    int around(int set) {
        return near[set];
    }
}
