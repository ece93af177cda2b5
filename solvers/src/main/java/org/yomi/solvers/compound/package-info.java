/**
 * Compound goals: any formula of atoms with <em>not</em>, <em>and</em>, <em>or</em> as one game with flags (semantics,
 * sections 2 and 3; J. Ramon and T. Croonenborghs, Searching for Compound Goals Using Relevancy Zones in the Game of Go,
 * CG 2004, section 3).
 *
 * <p>Each time that a flag settles, what is left of the formula is a game of its own
 * ({@link org.yomi.solvers.compound.FormulaStages}); the search of the package {@code proof} reads each of them.
 */
@NullMarked
package org.yomi.solvers.compound;

import org.jspecify.annotations.NullMarked;
