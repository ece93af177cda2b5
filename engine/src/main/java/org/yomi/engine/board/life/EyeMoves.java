package org.yomi.engine.board.life;

import java.util.Arrays;

/**
 * All positions in a big eye of one block, and what the moves in it lead to, the block having other liberties or not.
 *
 * <p>The player who is <em>bound</em> heeds the bans of kos. The other does not, and a move by which the one who is bound
 * takes a stone in a ko is marked: it ends the matter against his opponent.
 */
final class EyeMoves {
    /** Of a move that its player may not make. */
    static final int ILLEGAL = -1;

    /** Of a move that takes a stone in a ko. */
    static final int KO = -2;

    /** Beside the index of the position that a move leads to: only with the last outer liberty filled, or not yet. */
    static final int AT_LAST = 1 << 16;

    static final int NOT_AT_LAST = 1 << 17;
    static final int INDEX = AT_LAST - 1;

    final int points;

    /** The positions, by {@link EyePlay#index}. */
    final int[] positions;

    /** What the attacker's moves lead to, at index * points + point. */
    final int[] attacks;

    /** What the owner's moves lead to. */
    final int[] answers;

    /** By index, whether the block has no liberty in the eye. */
    final boolean[] withoutLiberty;

    private final boolean attackerIsBound;
    private final EyePlay play;

    /**
     * @param next for each point the set of points next to it, as bits
     * @param nextToBlock the points next to the block
     * @param attackerIsBound whether the attacker heeds bans and the owner does not, or the other way round
     */
    EyeMoves(int[] next, int nextToBlock, boolean attackerIsBound) {
        this.attackerIsBound = attackerIsBound;
        points = next.length;
        play = new EyePlay(next, new int[] {nextToBlock}, 0);
        int all = play.positions();
        positions = new int[all];
        attacks = new int[all * points];
        answers = new int[all * points];
        withoutLiberty = new boolean[all];
        Arrays.fill(attacks, ILLEGAL);
        Arrays.fill(answers, ILLEGAL);
        int count = 0;
        for (int mine = 0; mine <= play.all; mine++) {
            for (int other = 0; other <= play.all; other++) {
                if ((mine & other) == 0) {
                    positions[count++] = EyePlay.index(mine, other);
                    findMoves(mine, other);
                }
            }
        }
    }

    private void findMoves(int mine, int other) {
        int index = EyePlay.index(mine, other);
        withoutLiberty[index] = play.isWallWithoutLiberty(mine, other);
        for (int p = 0; p < points; p++) {
            if (((mine | other) >> p & 1) == 0) {
                attacks[index * points + p] = attack(p, mine, other);
                answers[index * points + p] = answer(p, mine, other);
            }
        }
    }

    private int attack(int p, int mine, int other) {
        int after = play.playOther(p, mine, other);
        if (after == EyePlay.SUICIDE) {
            return ILLEGAL;
        }
        int own = EyePlay.mineOf(after);
        int theirs = EyePlay.otherOf(after);
        if (!attackerIsBound && EyePlay.bannedOf(after) != 0) {
            return KO;
        }
        boolean hasLiberty = (play.around(play.flood(1 << p, theirs)) & ~(own | theirs)) != 0;
        return EyePlay.index(own, theirs) | (hasLiberty ? 0 : AT_LAST);
    }

    private int answer(int p, int mine, int other) {
        int after = play.playOwn(p, mine, other);
        int block = play.ownBlock(1 << p, mine | 1 << p);
        boolean joined = play.isOfWall(block);
        if (after == EyePlay.SUICIDE) {
            return joined ? EyePlay.index(mine | 1 << p, other) | NOT_AT_LAST : ILLEGAL;
        }
        int theirs = EyePlay.otherOf(after);
        boolean takesOne = Integer.bitCount(other & ~theirs) == 1;
        if (attackerIsBound && takesOne && !joined && block == 1 << p) {
            return KO;
        }
        return EyePlay.index(EyePlay.mineOf(after), theirs);
    }

    /**
     * The attacker to move, the positions in which the owner can see to it that the block always has a liberty in the eye
     * when it is the attacker's turn, as long as it has one elsewhere.
     */
    boolean[] lasting() {
        boolean[] lasting = new boolean[positions.length];
        for (int position : positions) {
            lasting[position] = !withoutLiberty[position];
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int position : positions) {
                if (lasting[position] && !lastsWhateverIsPlayed(position, lasting)) {
                    lasting[position] = false;
                    changed = true;
                }
            }
        }
        return lasting;
    }

    private boolean lastsWhateverIsPlayed(int position, boolean[] lasting) {
        for (int p = 0; p < points; p++) {
            int move = attacks[position * points + p];
            if (move == KO || move >= 0 && (move & AT_LAST) == 0 && !canLast(move & INDEX, lasting)) {
                return false;
            }
        }
        return true;
    }

    /** The owner to move, or not. */
    private boolean canLast(int position, boolean[] lasting) {
        if (lasting[position]) {
            return true;
        }
        for (int p = 0; p < points; p++) {
            int move = answers[position * points + p];
            if (move >= 0 && lasting[move & INDEX]) {
                return true;
            }
        }
        return false;
    }
}
