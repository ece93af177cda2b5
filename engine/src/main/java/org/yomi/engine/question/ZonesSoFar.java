package org.yomi.engine.question;

import org.yomi.engine.zone.Zone;

/**
 * What the refutations rest on that a search has found so far near the position of the question: of first moves, and of
 * replies to the first move being read. Each refutation is proven, with its zone; the result, and so the zone of the
 * answer, is still open.
 *
 * @param negative of moves that max refutes
 * @param positive of moves that min refutes
 */
public record ZonesSoFar(Zone negative, Zone positive) {}
