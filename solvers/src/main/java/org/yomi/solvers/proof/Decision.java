package org.yomi.solvers.proof;

import java.util.List;
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
record Decision(int winner, int move, Zone zone, int lean, List<Integer> line) {}
