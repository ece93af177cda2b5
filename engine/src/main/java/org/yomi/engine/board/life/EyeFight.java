package org.yomi.engine.board.life;

/**
 * The fight for a few points between some blocks of one player, the <em>walls</em>: for every way to fill them with
 * stones, whether the walls live though they have no other liberty and the attacker all the ko threats. A computed table
 * of eye shapes, in which attacker's stones inside, shortages of liberties and false eyes are taken as they are.
 *
 * <p>The points are Go on a small graph: each is next to some of the others and to some walls. At the <em>doors</em> the
 * attacker comes in from outside, with stones that are never captured. All walls have to stand. The attacker is bound by no
 * ban, the owner by every one; both may pass.
 *
 * <p>Why the real walls then live wherever the points stand: their owner answers inside as he does here. A wall's further
 * liberties change neither what stands inside nor what is allowed there, as long as no wall falls; and one could fall on
 * the board only where it falls here.
 */
public final class EyeFight {
    /** The most points of a fight; each further one makes the table three times as large. */
    public static final int MOST_POINTS = 8;

    /** The most walls of a fight. */
    public static final int MOST_WALLS = 4;

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

    private static final int SUICIDE = -1;

    private final int points;

    /** The points of the fight, as bits. */
    private final int all;

    private final int[] next;
    private final int[] walls;
    private final int doors;

    /** Whether the attacker, to move, captures a wall; by {@link #index}. */
    private final long[] fallen;

    /**
     * Computes a table.
     *
     * @param next for each point the set of points next to it, as bits
     * @param walls for each wall the set of points next to it
     * @param doors the points next to stones of the attacker that have liberties elsewhere, or next to two walls and no other
     *     point: there he comes in, with stones that are taken for safe
     * @throws IllegalArgumentException for more than {@link #MOST_POINTS} points or {@link #MOST_WALLS} walls
     */
    public EyeFight(int[] next, int[] walls, int doors) {
        if (next.length > MOST_POINTS || walls.length > MOST_WALLS) {
            throw new IllegalArgumentException("a fight has at most " + MOST_POINTS + " points and " + MOST_WALLS
                    + " walls, not " + next.length + " points and " + walls.length + " walls");
        }
        points = next.length;
        all = (1 << points) - 1;
        this.next = next.clone();
        this.walls = walls.clone();
        this.doors = doors;
        fallen = new long[(2 * POWERS[all] >> 6) + 1];
        compute();
    }

    /**
     * Whether the walls stand for ever though the attacker moves first.
     *
     * @param mine the owner's stones inside, as bits
     * @param other the attacker's
     */
    public boolean stands(int mine, int other) {
        int index = index(mine, other);
        return (fallen[index >> 6] & 1L << (index & 63)) == 0;
    }

    /**
     * Whether a move of the owner, who is to move, is allowed here and the walls then stand for ever. Whether a ban on the
     * board forbids it is not looked at.
     */
    public boolean holds(int point, int mine, int other) {
        int after = playOwn(point, mine, other);
        return after != SUICIDE && stands(mineOf(after), otherOf(after));
    }

    /** Whether by a move of the attacker, who is to move, a wall falls. */
    public boolean breaks(int point, int mine, int other) {
        int after = playOther(point, mine, other);
        return after != SUICIDE
                && (isWallWithoutLiberty(mineOf(after), otherOf(after))
                        || isLost(mineOf(after), otherOf(after), bannedOf(after)));
    }

    /** The least set of positions in which a wall can be captured: adds what leads to it until nothing does. */
    private void compute() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int mine = 0; mine <= all; mine++) {
                int other = all & ~mine;
                boolean last = false;
                while (!last) {
                    if (stands(mine, other) && canCapture(mine, other)) {
                        int index = index(mine, other);
                        fallen[index >> 6] |= 1L << (index & 63);
                        changed = true;
                    }
                    last = other == 0;
                    other = other - 1 & all & ~mine;
                }
            }
        }
    }

    /** After his pass the owner may pass, too: so only moves count. */
    private boolean canCapture(int mine, int other) {
        boolean found = isWallWithoutLiberty(mine, other);
        for (int left = all & ~(mine | other); left != 0 && !found; left &= left - 1) {
            found = breaks(Integer.numberOfTrailingZeros(left), mine, other);
        }
        return found;
    }

    /** Whether the owner, to move, can do nothing any more, as far as is known now. */
    private boolean isLost(int mine, int other, int banned) {
        if (stands(mine, other)) {
            return false;
        }
        for (int left = all & ~(mine | other | banned); left != 0; left &= left - 1) {
            if (holds(Integer.numberOfTrailingZeros(left), mine, other)) {
                return false;
            }
        }
        return true;
    }

    private static int index(int mine, int other) {
        return POWERS[mine] + 2 * POWERS[other];
    }

    // What a move leads to: the owner's stones, the attacker's, and the point that is banned for the owner, a byte
    // each.

    private static int mineOf(int after) {
        return after & 0xFF;
    }

    private static int otherOf(int after) {
        return after >> 8 & 0xFF;
    }

    private static int bannedOf(int after) {
        return after >> 16;
    }

    /** A wall that falls by the attacker's move is left without liberties. */
    private int playOther(int p, int mine, int other) {
        int theirs = other | 1 << p;
        int own = mine;
        for (int left = mine; left != 0; ) {
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
        return own | theirs << 8 | (isKo ? taken << 16 : 0);
    }

    private int playOwn(int p, int mine, int other) {
        int own = mine | 1 << p;
        int theirs = other;
        for (int left = other; left != 0; ) {
            int block = flood(Integer.lowestOneBit(left), other);
            left &= ~block;
            if ((block & doors) == 0 && (around(block) & ~(own | other)) == 0) {
                theirs &= ~block;
            }
        }
        return libertiesOf(ownBlock(1 << p, own), own, theirs) == 0 ? SUICIDE : own | theirs << 8;
    }

    private boolean isWallWithoutLiberty(int mine, int other) {
        for (int wall : walls) {
            if ((wall & ~(mine | other)) == 0
                    && ((wall & mine) == 0 || libertiesOf(ownBlock(wall & mine, mine), mine, other) == 0)) {
                return true;
            }
        }
        return false;
    }

    /** The owner's stones inside that are of one block with some, be it by a wall. */
    private int ownBlock(int stones, int mine) {
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

    private boolean isOfWall(int block) {
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

    private int flood(int stones, int among) {
        int block = stones;
        int before = 0;
        while (block != before) {
            before = block;
            block |= around(block) & among;
        }
        return block;
    }

    private int around(int set) {
        int around = 0;
        for (int left = set; left != 0; left &= left - 1) {
            around |= next[Integer.numberOfTrailingZeros(left)];
        }
        return around;
    }
}
