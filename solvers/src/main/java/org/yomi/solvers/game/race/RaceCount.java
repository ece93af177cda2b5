package org.yomi.solvers.game.race;

/**
 * Who is first in a race that is counted out: the attacker fills the liberties of a block that cannot gain any, its owner
 * those of one block of the attacker.
 *
 * <p>The attacker first fills the <em>far</em> liberties of the target, then those <em>shared</em> with his own block, then
 * the <em>inner</em> ones, an eye of one or two points. The owner may fill any of these, too, the <em>outer</em> liberties
 * of the attacker's block in any order, and its eye as the last of all; or pass. Each number stands for all positions with
 * that count, as no move but the ones counted changes it (semeai, class 0 and 1: Mueller 1999, Race to capture).
 */
final class RaceCount {
    /** Larger counts of the target's liberties are not looked at. */
    static final int MOST = 20;

    private static final int INNER = 3;

    /** With more outer liberties than that, the attacker's block is safe anyway. */
    private static final int OUTER = MOST + 2;

    private static final byte FIRST = 1;
    private static final byte NOT_FIRST = 2;

    // What is known, 0 where nothing is; written by several threads, all of them the same.
    private static final byte[] WON = new byte[(MOST + 1) * (MOST + 1) * INNER * OUTER * 2 * 2];

    private static final byte[] KEPT = new byte[WON.length];

    private RaceCount() {}

    /**
     * Whether the attacker captures the target before his own block is captured.
     *
     * @param far the target's liberties that are not those of the attacker's block, {@link #MOST} at most with the others
     * @param inner the liberties that the attacker fills last, 2 at most
     * @param outer the liberties of the attacker's block that are not the target's, without its eye
     * @param eye whether the attacker's block has an eye of one point
     */
    static boolean isWon(int far, int shared, int inner, int outer, boolean eye, boolean attackerFirst) {
        int most = Math.min(outer, OUTER - 1);
        int at = index(far, shared, inner, most, eye, attackerFirst);
        if (WON[at] == 0) {
            boolean won = attackerFirst
                    ? wonByAttack(far, shared, inner, most, eye)
                    : wonWhateverTheDefence(far, shared, inner, most, eye);
            WON[at] = won ? FIRST : NOT_FIRST;
        }
        return WON[at] == FIRST;
    }

    private static int index(int far, int shared, int inner, int outer, boolean eye, boolean attackerFirst) {
        int at = (((far * (MOST + 1) + shared) * INNER + inner) * OUTER + outer) * 2 + (eye ? 1 : 0);
        return at * 2 + (attackerFirst ? 1 : 0);
    }

    private static boolean wonByAttack(int far, int shared, int inner, int outer, boolean eye) {
        if (far + shared + inner == 1) {
            return true;
        }
        if (far > 0) {
            return isWon(far - 1, shared, inner, outer, eye, false);
        }
        if (shared > 0) {
            // His block needs a liberty after that.
            return shared - 1 + outer + (eye ? 1 : 0) > 0 && isWon(0, shared - 1, inner, outer, eye, false);
        }
        return isWon(0, 0, inner - 1, outer, eye, false);
    }

    private static boolean wonWhateverTheDefence(int far, int shared, int inner, int outer, boolean eye) {
        if (shared + outer + (eye ? 1 : 0) <= 1) {
            return false;
        }
        boolean last = far + shared + inner == 1;
        return isWon(far, shared, inner, outer, eye, true)
                && (outer == 0 || isWon(far, shared, inner, outer - 1, eye, true))
                && (last || shared == 0 || isWon(far, shared - 1, inner, outer, eye, true))
                && (last || far == 0 || isWon(far - 1, shared, inner, outer, eye, true))
                && (last || inner == 0 || isWon(far, shared, inner - 1, outer, eye, true));
    }

    /**
     * Whether the attacker's own block is not captured while the target stands, as in a seki; the attacker may pass, too.
     * Arguments as those of {@link #isWon}, but an eye of the attacker's may have any size: then {@code outer} are all the
     * moves against his block that are not in common, less his answers, but for the last one, which is in the eye.
     */
    static boolean isKept(int far, int shared, int inner, int outer, boolean eye, boolean attackerFirst) {
        int most = Math.min(outer, OUTER - 1);
        int at = index(far, shared, inner, most, eye, attackerFirst);
        if (KEPT[at] == 0) {
            boolean kept = attackerFirst
                    ? keptByAttack(far, shared, inner, most, eye)
                    : keptWhateverHeFills(far, shared, inner, most, eye);
            KEPT[at] = kept ? FIRST : NOT_FIRST;
        }
        return KEPT[at] == FIRST;
    }

    private static boolean keptByAttack(int far, int shared, int inner, int outer, boolean eye) {
        return far + shared + inner == 1
                || isKept(far, shared, inner, outer, eye, false)
                || far > 0 && isKept(far - 1, shared, inner, outer, eye, false)
                || far == 0 && shared == 0 && isKept(0, 0, inner - 1, outer, eye, false)
                || far == 0
                        && shared > 0
                        && shared - 1 + outer + (eye ? 1 : 0) > 0
                        && isKept(0, shared - 1, inner, outer, eye, false);
    }

    /** His pass is no better than the others: the attacker passes, too. */
    private static boolean keptWhateverHeFills(int far, int shared, int inner, int outer, boolean eye) {
        if (shared + outer + (eye ? 1 : 0) <= 1) {
            return false;
        }
        boolean last = far + shared + inner == 1;
        return (outer == 0 || isKept(far, shared, inner, outer - 1, eye, true))
                && (last || shared == 0 || isKept(far, shared - 1, inner, outer, eye, true))
                && (last || far == 0 || isKept(far - 1, shared, inner, outer, eye, true))
                && (last || inner == 0 || isKept(far, shared, inner - 1, outer, eye, true));
    }
}
