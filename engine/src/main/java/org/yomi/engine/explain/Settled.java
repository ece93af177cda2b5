package org.yomi.engine.explain;

import org.yomi.engine.board.Position;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Race;
import org.yomi.engine.verify.game.GoalFlags.Flag;

/**
 * What became of a part of the goal in the course of a line.
 *
 * @param atom the part
 * @param flag achieved or failed
 * @param byAssumption whether an assumption says so: a stone counts as never captured, or never brought somewhere, from
 *     then on
 */
public record Settled(AtomicGoal atom, Flag flag, boolean byAssumption) {
    /** What became of a part in a position. */
    public static Settled in(Position after, AtomicGoal atom, Flag flag) {
        return new Settled(atom, flag, isByAssumption(after, atom, flag));
    }

    private static boolean isByAssumption(Position after, AtomicGoal atom, Flag flag) {
        if (atom instanceof Live) {
            return flag == Flag.ACHIEVED;
        }
        if (flag == Flag.ACHIEVED) {
            return false;
        }
        int max = atom.max().cell();
        return atom instanceof Capture
                || atom instanceof Race race && after.cell(race.own()) == max
                || atom instanceof Connect connect
                        && after.cell(connect.first()) == max
                        && after.cell(connect.second()) == max
                || atom instanceof Enter enter && after.cell(enter.stone()) == max;
    }
}
