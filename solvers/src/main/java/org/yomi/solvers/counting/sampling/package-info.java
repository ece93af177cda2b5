/**
 * The chance that a random colouring of a board is a legal position, by heuristic sampling, for boards too large to
 * count (J. Tromp and G. Farneb&auml;ck, <i>Combinatorics of Go</i> (2015), section 4.8).
 */
@NullMarked
package org.yomi.solvers.counting.sampling;

import org.jspecify.annotations.NullMarked;
