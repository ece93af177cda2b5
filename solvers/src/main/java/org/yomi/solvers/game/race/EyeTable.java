package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.engine.board.life.EyeRace.Count;
import org.yomi.engine.board.life.EyeStandoff;
import org.yomi.solvers.play.Bits;

/**
 * An eye on the board as its table knows it.
 *
 * @param next for each point those next to it, as bits
 * @param nextToBlock the points next to the block around it
 * @param mine where its owner has stones, other than the block
 * @param other where the attacker has stones
 */
@SuppressWarnings("ArrayRecordComponent")
record EyeTable(int[] next, int nextToBlock, int mine, int other) {
    /** The eye of some points that one block of a colour encloses. */
    static EyeTable of(Board board, long[] eye, int owner) {
        Geometry geometry = board.geometry();
        int[] next = new int[Bits.count(eye)];
        int nextToBlock = 0;
        int mine = 0;
        int other = 0;
        int i = 0;
        for (int p = Bits.next(eye, 0); p >= 0; p = Bits.next(eye, p + 1)) {
            int cell = board.cell(p);
            mine |= cell == owner ? 1 << i : 0;
            other |= cell != owner && cell != Board.EMPTY ? 1 << i : 0;
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(eye, q)) {
                    next[i] |= 1 << Bits.countBelow(eye, q);
                } else {
                    nextToBlock |= 1 << i;
                }
            }
            i++;
        }
        return new EyeTable(next, nextToBlock, mine, other);
    }

    /** {@link EyeRace#moves} by one of its counts. */
    int moves(int outside, boolean attackerFirst, Count count) {
        return EyeRace.of(next, nextToBlock, count).moves(mine, other, outside, attackerFirst);
    }

    /** {@link Count#FEWEST_WITH_EYE}, if the attacker begins; some moves outside are not answered in the eye. */
    int fewestWithEye(int outside, int unanswered) {
        return EyeRace.of(next, nextToBlock, Count.FEWEST_WITH_EYE).moves(mine, other, outside, unanswered, true);
    }

    /** {@link EyeStandoff#needed} of another block that has an eye, or has none. */
    int needed(int far, int shared, boolean hasEye) {
        return EyeStandoff.of(next, nextToBlock, hasEye).needed(mine, other, far, shared);
    }
}
