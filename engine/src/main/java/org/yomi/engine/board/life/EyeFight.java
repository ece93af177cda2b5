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
    public static final int MOST_POINTS = EyePlay.MOST_POINTS;

    /** The most walls of a fight. */
    public static final int MOST_WALLS = 4;

    private final EyePlay play;

    /** The points of the fight, as bits. */
    private final int all;

    /** Whether the attacker, to move, captures a wall; by {@link EyePlay#index}. */
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
        play = new EyePlay(next, walls, doors);
        all = play.all;
        fallen = new long[(play.positions() >> 6) + 1];
        compute();
    }

    /**
     * Whether the walls stand for ever though the attacker moves first.
     *
     * @param mine the owner's stones inside, as bits
     * @param other the attacker's
     */
    public boolean stands(int mine, int other) {
        int index = EyePlay.index(mine, other);
        return (fallen[index >> 6] & 1L << (index & 63)) == 0;
    }

    /**
     * Whether a move of the owner, who is to move, is allowed here and the walls then stand for ever. Whether a ban on the
     * board forbids it is not looked at.
     */
    public boolean holds(int point, int mine, int other) {
        int after = play.playOwn(point, mine, other);
        return after != EyePlay.SUICIDE && stands(EyePlay.mineOf(after), EyePlay.otherOf(after));
    }

    /** Whether by a move of the attacker, who is to move, a wall falls. */
    public boolean breaks(int point, int mine, int other) {
        int after = play.playOther(point, mine, other);
        return after != EyePlay.SUICIDE
                && (play.isWallWithoutLiberty(EyePlay.mineOf(after), EyePlay.otherOf(after))
                        || isLost(EyePlay.mineOf(after), EyePlay.otherOf(after), EyePlay.bannedOf(after)));
    }

    /**
     * The least set of positions in which a wall can be captured: adds what leads to it until nothing does. Moves lead to
     * positions with more stones, if they take none, so that those come first.
     */
    private void compute() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int mine = all; mine >= 0; mine--) {
                int other = all & ~mine;
                boolean last = false;
                while (!last) {
                    if (stands(mine, other) && canCapture(mine, other)) {
                        int index = EyePlay.index(mine, other);
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
        boolean found = play.isWallWithoutLiberty(mine, other);
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
}
