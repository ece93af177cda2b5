package org.yomi.engine.board.life;

import java.util.Arrays;

/**
 * The fight for a few points between some blocks of one player, the <em>walls</em>, where he wants more than to stand: for
 * every way to fill the points with stones, whether he makes the first wall unconditionally alive (Benson 1976) though the
 * attacker moves first, passes when he likes, and has all the ko threats. The owner makes no ko himself.
 *
 * <p>The points are those of an {@link EyeFight} without doors; all walls have to stand until then. Each position has a
 * <em>rank</em>: so many moves it may take the owner. After a move of the attacker it is lower, or there is an answer after
 * which it is, so that it comes to an end however often he plays elsewhere, or takes kos back.
 *
 * <p>Why the real wall is then made alive wherever the points stand: its owner answers inside as he does here, a move
 * elsewhere as if it were a pass. The walls' further liberties change neither what stands inside nor what is allowed there,
 * and further regions only help to be alive. For that he has to be free to play on all the points, and none of the attacker's
 * stones there may be protected.
 */
final class EyeMaking {
    /** The rank where the wall is not made alive. */
    static final int NEVER = Byte.MAX_VALUE;

    private final EyePlay play;

    /** The attacker to move; by {@link EyePlay#index}. */
    private final byte[] ranks;

    /**
     * Computes a table.
     *
     * @param next for each point the set of points next to it, as bits
     * @param walls for each wall the set of points next to it
     */
    EyeMaking(int[] next, int[] walls) {
        play = new EyePlay(next, walls, 0);
        ranks = new byte[play.positions()];
        Arrays.fill(ranks, (byte) NEVER);
        compute(next.length, new EyeLife(play, walls));
    }

    /**
     * How many moves the owner needs at most, the attacker moving first, or {@link #NEVER}.
     *
     * @param mine the owner's stones inside, as bits
     * @param other the attacker's
     */
    int rank(int mine, int other) {
        return ranks[EyePlay.index(mine, other)];
    }

    /** The rank after a move of the owner; {@link #NEVER} if it is not allowed, or takes a ko. Bans are not looked at. */
    int rankAfter(int point, int mine, int other) {
        int after = answer(point, mine, other);
        return after < 0 ? NEVER : ranks[after];
    }

    /** The index after a move of the owner, or -1 if it is not allowed, or makes a ko. */
    private int answer(int p, int mine, int other) {
        int after = play.playOwn(p, mine, other);
        if (after == EyePlay.SUICIDE) {
            return -1;
        }
        int own = EyePlay.mineOf(after);
        int theirs = EyePlay.otherOf(after);
        boolean isAlone = (play.around(1 << p) & mine) == 0 && !play.isOfWall(1 << p);
        boolean hasOneLiberty = Integer.bitCount(play.around(1 << p) & ~(own | theirs)) == 1;
        boolean isKo = isAlone && hasOneLiberty && Integer.bitCount(other & ~theirs) == 1;
        return isKo ? -1 : EyePlay.index(own, theirs);
    }

    /** The rank after a move of the attacker and the best answer; -1 if the move is not allowed, or takes a ko. */
    int rankAfterAttack(int point, int mine, int other) {
        int after = play.playOther(point, mine, other);
        if (after == EyePlay.SUICIDE || EyePlay.bannedOf(after) != 0) {
            return -1;
        }
        int own = EyePlay.mineOf(after);
        int theirs = EyePlay.otherOf(after);
        int least = rank(own, theirs);
        for (int free = play.all & ~(own | theirs); free != 0; free &= free - 1) {
            least = Math.min(least, rankAfter(Integer.numberOfTrailingZeros(free), own, theirs));
        }
        return least;
    }

    /** In round r the positions of rank r are found. */
    private void compute(int points, EyeLife life) {
        int[] answers = new int[ranks.length * points];
        int[] left = new int[ranks.length];
        int count = 0;
        for (int mine = 0; mine <= play.all; mine++) {
            int other = play.all & ~mine;
            for (boolean last = false; !last; other = other - 1 & play.all & ~mine) {
                last = other == 0;
                int index = EyePlay.index(mine, other);
                if (life.isAlive(mine, other)) {
                    ranks[index] = 0;
                } else if (!play.isWallWithoutLiberty(mine, other)) {
                    left[count++] = EyePlay.of(mine, other);
                }
                for (int p = 0; p < points; p++) {
                    answers[index * points + p] = ((mine | other) >> p & 1) == 0 ? answer(p, mine, other) : -1;
                }
            }
        }
        Rounds rounds = new Rounds(points, answers);
        for (int rank = 1, before = -1; count != before; rank++) {
            if (rank == NEVER) {
                throw new AssertionError("more moves than a rank can say");
            }
            before = count;
            count = rounds.findRank(rank, left, count);
        }
    }

    /** Looks for the positions of one rank after the other. */
    private final class Rounds {
        private final int points;

        /** What the owner's moves lead to, at index * points + point, or -1. */
        private final int[] answers;

        private Rounds(int points, int[] answers) {
            this.points = points;
            this.answers = answers;
        }

        /** Takes the positions of a rank out of those left; says how many are left now. */
        private int findRank(int rank, int[] left, int count) {
            int kept = 0;
            for (int i = 0; i < count; i++) {
                int mine = EyePlay.mineOf(left[i]);
                int other = EyePlay.otherOf(left[i]);
                int index = EyePlay.index(mine, other);
                if (canMoveBelow(rank, index, 0) && answersAll(rank, mine, other)) {
                    ranks[index] = (byte) rank;
                } else {
                    left[kept++] = left[i];
                }
            }
            return kept;
        }

        private boolean answersAll(int rank, int mine, int other) {
            for (int free = play.all & ~(mine | other); free != 0; free &= free - 1) {
                int after = play.playOther(Integer.numberOfTrailingZeros(free), mine, other);
                if (after == EyePlay.SUICIDE) {
                    continue;
                }
                int own = EyePlay.mineOf(after);
                int theirs = EyePlay.otherOf(after);
                int index = EyePlay.index(own, theirs);
                boolean isHarmless = ranks[index] < rank;
                if (!isHarmless
                        && (play.isWallWithoutLiberty(own, theirs)
                                || !canMoveBelow(rank, index, EyePlay.bannedOf(after)))) {
                    return false;
                }
            }
            return true;
        }

        private boolean canMoveBelow(int rank, int index, int banned) {
            for (int p = 0; p < points; p++) {
                int after = answers[index * points + p];
                if (after >= 0 && ranks[after] < rank && (banned >> p & 1) == 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
