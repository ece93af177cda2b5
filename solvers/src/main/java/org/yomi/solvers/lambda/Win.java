package org.yomi.solvers.lambda;

import java.util.List;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Lean;

/**
 * A win of the attacker.
 *
 * @param move his first move, or the defender's longest resistance if the defender moves first; a point or pass
 * @param zone what the win rests on
 * @param lean {@link Lean} bits
 * @param line the main line, from the first move
 * @param order of the threats that were enough; 1 with plain df-pn
 */
record Win(int move, Zone zone, int lean, List<Integer> line, int order) {}
