package org.yomi.engine.board.life;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How many moves it takes to capture a block with an eye of several points, all else being a matter of counting: the
 * liberties that a big eye is worth, as a computed table for every way to fill it with stones.
 *
 * <p>The eye is enclosed by the block alone. Outside, the attacker has some moves to make that his opponent cannot prevent,
 * each a liberty of the block. Either player may play elsewhere instead of in the eye. What counts is the attacker's moves
 * less the owner's in the eye: so many moves the owner has elsewhere before he is captured, and one less if the attacker
 * begins. The attacker makes that small, the owner large. For an empty eye of three, four and five points whose middle the
 * attacker takes in time it is the known 3, 5 and 8 (Mueller 1999, Race to capture).
 *
 * <p>Two tables bound the number whatever the ko threats. In that of the most moves the owner heeds no ban, and where he
 * takes a stone in a ko the attacker has lost. In that of the fewest the attacker heeds no ban, and where he takes a stone in
 * a ko the owner has lost. A third table is of the fewest, too, where the block must keep a liberty in the eye.
 */
public final class EyeRace {
    /** Where the block is not captured for sure. */
    public static final int NEVER = 1000;

    /** The most points of an eye. */
    public static final int MOST_POINTS = 7;

    /** So many tables are kept; each may take 300 KB, or 2 MB where moves outside go unanswered. */
    private static final int MOST_KNOWN = 200;

    private static final Tables<EyeShape, EyeRace> KNOWN = new Tables<>(MOST_KNOWN);

    /** With so many moves to make, the block is not captured. */
    private static final int ENOUGH = 60;

    /** What the numbers are. */
    public enum Count {
        /** The most moves it may take. */
        MOST,

        /** The fewest. */
        FEWEST,

        /**
         * The fewest, the owner seeing to it that the block always has a liberty in the eye when it is the attacker's turn, as
         * long as it has one elsewhere. 0 if he cannot; without any moves left outside, the fewest.
         */
        FEWEST_WITH_EYE
    }

    private final boolean most;
    private final EyeMoves eye;

    /** The positions in which the block keeps its eye, or null where that does not matter. */
    private final boolean @Nullable [] lasting;

    /** The numbers with the attacker, and with the owner to move, by the moves to make outside, answered or not. */
    private final Levels toAttack = new Levels();

    private final Levels toAnswer = new Levels();

    /**
     * The table of an eye, made now or before; it is filled when it is asked.
     *
     * @param next for each point the set of points next to it, as bits
     * @param nextToBlock the points next to the block
     * @param count what the numbers are
     * @throws IllegalArgumentException for more than {@link #MOST_POINTS} points
     */
    public static EyeRace of(int[] next, int nextToBlock, Count count) {
        return KNOWN.get(
                EyeShape.of(next, nextToBlock, count.ordinal()),
                () -> new EyeRace(new EyeMoves(next, nextToBlock, count == Count.MOST), count));
    }

    private EyeRace(EyeMoves eye, Count count) {
        this.eye = eye;
        most = count == Count.MOST;
        lasting = count == Count.FEWEST_WITH_EYE ? eye.lasting() : null;
    }

    /**
     * The attacker's moves until the block is captured, less the owner's moves in the eye; or {@link #NEVER}.
     *
     * @param mine the owner's stones in the eye, as bits
     * @param other the attacker's
     * @param outside how many moves the attacker has to make outside
     */
    public int moves(int mine, int other, int outside, boolean attackerFirst) {
        return moves(mine, other, outside, 0, attackerFirst);
    }

    /**
     * The same, the attacker having more moves to make outside which the owner does not answer in the eye.
     *
     * @param unanswered how many; for the most moves, none
     */
    public synchronized int moves(int mine, int other, int outside, int unanswered, boolean attackerFirst) {
        if (!toAttack.has(outside, unanswered)) {
            addLevelsUpTo(outside, unanswered);
        }
        return (attackerFirst ? toAttack : toAnswer).get(outside, unanswered)[EyePlay.index(mine, other)];
    }

    private void addLevelsUpTo(int outside, int unanswered) {
        for (int o = 0; o <= outside; o++) {
            for (int u = 0; u <= unanswered; u++) {
                if (!toAttack.has(o, u)) {
                    addLevel(o, u);
                }
            }
        }
    }

    /**
     * Numbers that are right one move ahead. The most moves come from above: where the attacker does not get through in a
     * finite number of moves, {@link #NEVER} stays. The fewest come from below, from the attacker's having won already: after
     * so many rounds they hold for games of so many moves, so that nobody has to answer for ever.
     */
    private void addLevel(int outside, int unanswered) {
        short[] attack = new short[eye.withoutLiberty.length];
        short[] answer = new short[eye.withoutLiberty.length];
        if (most) {
            Arrays.fill(attack, (short) NEVER);
            Arrays.fill(answer, (short) NEVER);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int position : eye.positions) {
                int toMove = attackNumber(position, outside, unanswered, answer);
                int waiting = Math.max(toMove, answerNumber(position, outside, unanswered, attack));
                changed |= toMove != attack[position] || waiting != answer[position];
                attack[position] = (short) toMove;
                answer[position] = (short) waiting;
            }
        }
        // The one that is asked for whether they are there comes last.
        toAnswer.put(outside, unanswered, answer);
        toAttack.put(outside, unanswered, attack);
    }

    /** @param here the numbers of the level with the owner to move */
    private int attackNumber(int position, int outside, int unanswered, short[] here) {
        if (outside + unanswered == 0 && eye.withoutLiberty[position]) {
            return 0;
        }
        if (lasting != null && outside + unanswered > 0 && !lasting[position]) {
            return 0;
        }
        int least = outside > 0 ? toAnswer.get(outside - 1, unanswered)[position] : NEVER;
        if (unanswered > 0) {
            least = Math.min(least, toAttack.get(outside, unanswered - 1)[position]);
        }
        for (int p = 0; p < eye.points; p++) {
            int move = eye.attacks[position * eye.points + p];
            if (move == EyeMoves.KO) {
                return 0;
            }
            if (move >= 0 && (outside + unanswered == 0 || (move & EyeMoves.AT_LAST) == 0)) {
                least = Math.min(least, here[move & EyeMoves.INDEX]);
            }
        }
        return least + 1 > ENOUGH ? NEVER : least + 1;
    }

    /**
     * Of the owner's moves; he may play one of the liberties outside, too.
     *
     * @param here the numbers of the level with the attacker to move
     */
    private int answerNumber(int position, int outside, int unanswered, short[] here) {
        if (outside + unanswered == 0 && eye.withoutLiberty[position]) {
            return 0;
        }
        int number = most && outside > 0 ? less(toAttack.get(outside - 1, unanswered)[position]) : 0;
        for (int p = 0; p < eye.points; p++) {
            int move = eye.answers[position * eye.points + p];
            if (move == EyeMoves.KO) {
                return NEVER;
            }
            if (move >= 0 && (outside + unanswered > 0 || (move & EyeMoves.NOT_AT_LAST) == 0)) {
                number = Math.max(number, less(here[move & EyeMoves.INDEX]));
            }
        }
        return number;
    }

    private static int less(int number) {
        return number == NEVER ? NEVER : number - 1;
    }
}
