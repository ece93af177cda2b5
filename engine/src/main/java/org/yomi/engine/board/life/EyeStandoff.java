package org.yomi.engine.board.life;

/**
 * How many moves it must take to capture a block next to a big eye of the enemy's, so that the enemy cannot do it: he
 * would lose his own block with the eye first. As {@link EyeRace}, a computed table for every way to fill the eye with stones.
 *
 * <p>The players are the <em>owner</em> of the eye, who wants to capture the other block, and the <em>attacker</em>, who
 * keeps it and wins at once when he captures the block with the eye. That block has liberties <em>far</em> from the other
 * block and liberties <em>shared</em> with it; the other block has some moves left besides the shared liberties. Each move
 * of the owner's fills one of these, or is in the eye; the attacker plays in the eye, fills a liberty of the enemy's, or passes.
 * He keeps what he has where nobody gets further (seki).
 *
 * <p>The owner heeds no bans, and where he takes a stone in a ko the attacker has lost.
 */
public final class EyeStandoff {
    /** Where the owner captures, whatever the attacker has. */
    public static final int NEVER = 1000;

    /** More liberties of one kind are not looked at. */
    public static final int MOST_LIBERTIES = 20;

    /** So many tables are kept; each may take 2 MB, where two kinds of liberties are {@link #MOST_LIBERTIES} together. */
    private static final int MOST_KNOWN = 200;

    private static final Tables<EyeShape, EyeStandoff> KNOWN = new Tables<>(MOST_KNOWN);

    /** Larger numbers are not looked at. */
    private static final int ENOUGH = 60;

    private final EyeMoves eye;

    /** Whether the last move against the attacker's block is in an eye of its own. */
    private final boolean hasEye;

    /** The numbers by liberties, with the owner and with the attacker to move. */
    private final Levels toAnswer = new Levels();

    private final Levels toAttack = new Levels();

    /**
     * The table of an eye, made now or before; it is filled when it is asked.
     *
     * @param next for each point the set of points next to it, as bits
     * @param nextToBlock the points next to the block
     * @param hasEye whether the attacker's block has an eye, too: then the last move against it is there
     * @throws IllegalArgumentException for more than {@link EyeRace#MOST_POINTS} points
     */
    public static EyeStandoff of(int[] next, int nextToBlock, boolean hasEye) {
        return KNOWN.get(
                EyeShape.of(next, nextToBlock, hasEye ? 1 : 0),
                () -> new EyeStandoff(new EyeMoves(next, nextToBlock, true), hasEye));
    }

    private EyeStandoff(EyeMoves eye, boolean hasEye) {
        this.eye = eye;
        this.hasEye = hasEye;
    }

    /**
     * The moves against the attacker's block, without those in the shared liberties, that are enough when the owner begins; or
     * {@link #NEVER}.
     *
     * @param mine the owner's stones in the eye, as bits
     * @param other the attacker's
     * @throws IllegalArgumentException for more than {@link #MOST_LIBERTIES} of a kind
     */
    public synchronized int needed(int mine, int other, int far, int shared) {
        if (far > MOST_LIBERTIES || shared > MOST_LIBERTIES) {
            throw new IllegalArgumentException(
                    "at most " + MOST_LIBERTIES + " liberties of a kind, not " + Math.max(far, shared));
        }
        if (!toAnswer.has(far, shared)) {
            addLevelsUpTo(far, shared);
        }
        return toAnswer.get(far, shared)[EyePlay.index(mine, other)];
    }

    private void addLevelsUpTo(int far, int shared) {
        for (int f = 0; f <= far; f++) {
            for (int s = 0; s <= shared; s++) {
                if (!toAnswer.has(f, s)) {
                    addLevel(f, s);
                }
            }
        }
    }

    /** From below: as long as nothing says otherwise the attacker keeps what he has with nothing at all. */
    private void addLevel(int far, int shared) {
        short[] answer = new short[eye.withoutLiberty.length];
        short[] attack = new short[eye.withoutLiberty.length];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int position : eye.positions) {
                if (isCaptured(position, far, shared)) {
                    continue;
                }
                int waiting = limited(answerNumber(position, far, shared, attack));
                int toMove = Math.min(waiting, limited(attackNumber(position, far, shared, answer)));
                changed |= waiting != answer[position] || toMove != attack[position];
                answer[position] = (short) waiting;
                attack[position] = (short) toMove;
            }
        }
        // The one that is asked for whether they are there comes last.
        toAttack.put(far, shared, attack);
        toAnswer.put(far, shared, answer);
    }

    private static int limited(int number) {
        return number > ENOUGH ? NEVER : number;
    }

    private boolean isCaptured(int position, int far, int shared) {
        return far + shared == 0 && eye.withoutLiberty[position];
    }

    /**
     * The owner to move.
     *
     * @param here the numbers of the level with the attacker to move
     */
    private int answerNumber(int position, int far, int shared, short[] here) {
        // A block with one liberty in all is captured at once.
        int number = Math.max(0, 2 - shared);
        if (far > 0 && !isCaptured(position, far - 1, shared)) {
            number = Math.max(number, toAttack.get(far - 1, shared)[position]);
        }
        if (shared > 0 && !isCaptured(position, far, shared - 1)) {
            number = Math.max(number, toAttack.get(far, shared - 1)[position]);
        }
        for (int p = 0; p < eye.points; p++) {
            int move = eye.answers[position * eye.points + p];
            if (move == EyeMoves.KO) {
                return NEVER;
            }
            if (move >= 0 && (far + shared > 0 || (move & EyeMoves.NOT_AT_LAST) == 0)) {
                number = Math.max(number, here[move & EyeMoves.INDEX]);
            }
        }
        // Nothing else to fill; or only the eye, which keeps a liberty while there are shared ones.
        int least = hasEye && shared > 0 ? 1 : 0;
        return number <= least ? least : Math.max(number, here[position] + 1);
    }

    /**
     * The attacker to move, not passing.
     *
     * @param here the numbers of the level with the owner to move
     */
    private int attackNumber(int position, int far, int shared, short[] here) {
        int number = NEVER;
        if (far > 0) {
            number = isCaptured(position, far - 1, shared) ? 0 : toAnswer.get(far - 1, shared)[position];
        }
        if (shared > 0) {
            boolean wins = isCaptured(position, far, shared - 1);
            // His block needs a liberty after that.
            int after = Math.max(2 - shared, toAnswer.get(far, shared - 1)[position]);
            number = Math.min(number, wins ? 0 : after);
        }
        for (int p = 0; p < eye.points; p++) {
            int move = eye.attacks[position * eye.points + p];
            if (move >= 0 && (far + shared == 0 || (move & EyeMoves.AT_LAST) == 0)) {
                number = Math.min(number, here[move & EyeMoves.INDEX]);
            }
        }
        return number;
    }
}
