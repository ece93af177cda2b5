package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

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
 * a ko the owner has lost.
 */
public final class EyeRace {
    /** Where the block is not captured for sure. */
    public static final int NEVER = 1000;

    /** The most points of an eye. */
    public static final int MOST_POINTS = 7;

    /** With so many tables known, they are forgotten; each may take 300 KB. */
    private static final int MOST_KNOWN = 200;

    private static final Map<Shape, EyeRace> KNOWN = new ConcurrentHashMap<>();

    private static final int ILLEGAL = -1;
    private static final int KO = -2;

    /** Beside the index of the position that a move leads to: only with the last outer liberty filled, or not yet. */
    private static final int AT_LAST = 1 << 16;

    private static final int NOT_AT_LAST = 1 << 17;
    private static final int INDEX = AT_LAST - 1;

    /** With so many moves to make, the block is not captured. */
    private static final int ENOUGH = 60;

    private final boolean most;
    private final int points;
    private final EyePlay play;

    /** The positions, by {@link EyePlay#index}. */
    private final int[] positions;

    /** What the moves lead to, at index * points + point. */
    private final int[] attacks;

    private final int[] answers;
    private final boolean[] withoutLiberty;

    /** By the moves to make outside: the numbers with the attacker, and with the owner to move. */
    private final List<short[]> toAttack = new ArrayList<>();

    private final List<short[]> toAnswer = new ArrayList<>();

    /** What a table is computed from: the points next to each other, a byte for each, and those next to the block. */
    private record Shape(long next, int nextToBlock, int points, boolean most) {}

    /** The table of an eye, made now or before. Arguments and errors are those of the constructor. */
    public static EyeRace of(int[] next, int nextToBlock, boolean most) {
        long bits = 0;
        for (int i = 0; i < next.length; i++) {
            bits |= (long) next[i] << 8 * i;
        }
        Shape shape = new Shape(bits, nextToBlock, next.length, most);
        EyeRace known = KNOWN.get(shape);
        if (known == null) {
            known = new EyeRace(next, nextToBlock, most);
            if (KNOWN.size() >= MOST_KNOWN) {
                KNOWN.clear();
            }
            KNOWN.put(shape, known);
        }
        return known;
    }

    /**
     * Makes a table; it is filled when it is asked.
     *
     * @param next for each point the set of points next to it, as bits
     * @param nextToBlock the points next to the block
     * @param most whether the numbers are the most moves it may take, or the fewest
     * @throws IllegalArgumentException for more than {@link #MOST_POINTS} points
     */
    public EyeRace(int[] next, int nextToBlock, boolean most) {
        this.most = most;
        points = next.length;
        if (points > MOST_POINTS) {
            throw new IllegalArgumentException("an eye has at most " + MOST_POINTS + " points, not " + points);
        }
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

    /**
     * The attacker's moves until the block is captured, less the owner's moves in the eye; or {@link #NEVER}.
     *
     * @param mine the owner's stones in the eye, as bits
     * @param other the attacker's
     * @param outside how many moves the attacker has to make outside
     */
    public synchronized int moves(int mine, int other, int outside, boolean attackerFirst) {
        while (toAttack.size() <= outside) {
            addLevel(toAttack.size());
        }
        return (attackerFirst ? toAttack : toAnswer).get(outside)[EyePlay.index(mine, other)];
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
        if (!most && EyePlay.bannedOf(after) != 0) {
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
        if (most && takesOne && !joined && block == 1 << p) {
            return KO;
        }
        return EyePlay.index(EyePlay.mineOf(after), theirs);
    }

    /**
     * Numbers that are right one move ahead. The most moves come from above: where the attacker does not get through in a
     * finite number of moves, {@link #NEVER} stays. The fewest come from below, from the attacker's having won already: after
     * so many rounds they hold for games of so many moves, so that nobody has to answer for ever.
     */
    private void addLevel(int outside) {
        short[] attack = new short[withoutLiberty.length];
        short[] answer = new short[withoutLiberty.length];
        Arrays.fill(attack, (short) (most ? NEVER : 0));
        Arrays.fill(answer, (short) (most ? NEVER : 0));
        toAttack.add(attack);
        toAnswer.add(answer);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int position : positions) {
                int toMove = attackNumber(position, outside);
                int waiting = Math.max(toMove, answerNumber(position, outside));
                changed |= toMove != attack[position] || waiting != answer[position];
                attack[position] = (short) toMove;
                answer[position] = (short) waiting;
            }
        }
    }

    private int attackNumber(int position, int outside) {
        if (outside == 0 && withoutLiberty[position]) {
            return 0;
        }
        int least = outside > 0 ? toAnswer.get(outside - 1)[position] : NEVER;
        for (int p = 0; p < points; p++) {
            int move = attacks[position * points + p];
            if (move == KO) {
                return 0;
            }
            if (move >= 0 && (outside == 0 || (move & AT_LAST) == 0)) {
                least = Math.min(least, toAnswer.get(outside)[move & INDEX]);
            }
        }
        return least + 1 > ENOUGH ? NEVER : least + 1;
    }

    /** Of the owner's moves; he may play one of the liberties outside, too. */
    private int answerNumber(int position, int outside) {
        if (outside == 0 && withoutLiberty[position]) {
            return 0;
        }
        int number = most && outside > 0 ? less(toAttack.get(outside - 1)[position]) : 0;
        for (int p = 0; p < points; p++) {
            int move = answers[position * points + p];
            if (move == KO) {
                return NEVER;
            }
            if (move >= 0 && (outside > 0 || (move & NOT_AT_LAST) == 0)) {
                number = Math.max(number, less(toAttack.get(outside)[move & INDEX]));
            }
        }
        return number;
    }

    private static int less(int number) {
        return number == NEVER ? NEVER : number - 1;
    }
}
