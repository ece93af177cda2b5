package org.yomi.solvers.proof;

import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Lean;

/**
 * Who wins one game, and what shows it.
 *
 * @param winner his colour
 * @param move the first move of the winner when he moves first (a point or pass); else a sensible one of the loser
 * @param zone the winner's zone
 * @param lean what the proof leans on, {@link Lean} bits
 * @param line the main line, from the first move
 */
record Decision(int winner, int move, Zone zone, int lean, List<Integer> line) {
    /** Whether its line may go by a state that leans on such bits. */
    boolean allows(int leanOfState) {
        return Lean.allows(lean, leanOfState);
    }

    /** The same for the position before a pass of the winner. */
    Decision afterPass() {
        return new Decision(winner, Board.PASS, zone, lean, line);
    }

    /** The same with a main line. */
    Decision withLine(List<Integer> moves) {
        return new Decision(winner, move, zone, lean, moves);
    }
}
