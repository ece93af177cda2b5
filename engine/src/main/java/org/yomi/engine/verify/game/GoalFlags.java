package org.yomi.engine.verify.game;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.life.Benson;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Race;
import org.yomi.engine.zone.Zone;

/** Follows the flags of a goal's atoms through a game (semantics, sections 2 and 6). */
public final class GoalFlags {
    /** What became of an atom. */
    public enum Flag {
        PENDING,
        ACHIEVED,
        FAILED
    }

    private final List<AtomicGoal> atoms;
    private final Runaway runaway;
    private final Distances distances;
    private final boolean hidesLife;

    GoalFlags(Goal goal, Assumptions assumptions) {
        atoms = goal.atoms().stream().distinct().toList();
        runaway = new Runaway(assumptions);
        distances = new Distances(assumptions);
        hidesLife = assumptions.alive().isPresent();
    }

    /** The atoms, each once. */
    List<AtomicGoal> atoms() {
        return atoms;
    }

    /** The flags when the question is put. */
    List<Flag> atStart(Board board) {
        return atoms.stream().map(atom -> look(atom, board)).toList();
    }

    /** The flags after a move: those that are pending are looked at again, the others stay. */
    List<Flag> afterMove(List<Flag> before, Board board) {
        List<Flag> after = new ArrayList<>(before);
        for (int i = 0; i < after.size(); i++) {
            if (before.get(i) == Flag.PENDING) {
                after.set(i, look(atoms.get(i), board));
            }
        }
        return List.copyOf(after);
    }

    /** The flag of an atom that was pending until now. */
    private Flag look(AtomicGoal atom, Board board) {
        if (atom instanceof Race race) {
            return lookAtRace(race, board);
        }
        boolean capture = atom instanceof Capture;
        Colour owner = capture ? atom.max().opponent() : atom.max();
        for (int stone : atom.stones(board.geometry()).points()) {
            if (board.cell(stone) != owner.cell()) {
                return capture ? Flag.ACHIEVED : Flag.FAILED;
            }
        }
        if (atom instanceof Capture target) {
            return runaway.gotAway(target.stone(), board) ? Flag.FAILED : Flag.PENDING;
        }
        if (atom instanceof Live target) {
            return runaway.gotAway(target.stone(), board) ? Flag.ACHIEVED : Flag.PENDING;
        }
        if (isReached(atom, board)) {
            return Flag.ACHIEVED;
        }
        return distances.areTooFar(atom, board) ? Flag.FAILED : Flag.PENDING;
    }

    private Flag lookAtRace(Race race, Board board) {
        if (board.cell(race.other()) != race.max().opponent().cell()) {
            return Flag.ACHIEVED;
        }
        boolean failed = board.cell(race.own()) != race.max().cell() || runaway.gotAway(race.other(), board);
        return failed ? Flag.FAILED : Flag.PENDING;
    }

    private boolean isReached(AtomicGoal atom, Board board) {
        if (atom instanceof Connect connect) {
            return board.block(connect.first()) == board.block(connect.second());
        }
        if (atom instanceof Enter enter) {
            return hasStoneIn(board, board.block(enter.stone()), enter.region());
        }
        Zone place = atom instanceof Invade invade ? invade.region() : atom.stones(board.geometry());
        if (hidesLife) {
            throw new Exhausted("two eyes are not counted for blocks that are assumed to be alive");
        }
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, atom.max().cell());
        for (int p : place.points()) {
            if (benson.isAlive(p)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasStoneIn(Board board, int block, Zone region) {
        for (int p : region.points()) {
            if (board.cell(p) != Board.EMPTY && board.block(p) == block) {
                return true;
            }
        }
        return false;
    }
}
