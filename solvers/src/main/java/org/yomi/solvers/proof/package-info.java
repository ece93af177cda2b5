/**
 * The search for a goal or a formula of goals: depth-first proof-number search (Nagai 2002) with null moves, must-play regions and relevance
 * zones for both sides (Shih et al., AAAI 2022, appendix).
 *
 * <p>Every atomic goal is a game between a <em>reacher</em>, who has to make something happen, and a <em>keeper</em>, who
 * wins by play that goes on for ever (semantics, section 3). {@link org.yomi.solvers.proof.ProofSearch} settles a state;
 * where the keeper's win leans on a repetition, {@link org.yomi.solvers.proof.KeepProof} turns it into a proof that leans
 * on nothing. {@link org.yomi.solvers.proof.Contest} does so for one ko rule, {@link org.yomi.solvers.proof.KoRules} puts
 * a question under all of them.
 *
 * <p>A formula goes through stages, a search each; {@link org.yomi.solvers.proof.Elsewhere} is what one sees of another.
 * {@link org.yomi.solvers.proof.Parts} lets its parts be read by themselves ({@link org.yomi.solvers.proof.Local}) and
 * decides a position where their zones allow it (Ramon and Croonenborghs 2004, section 3.2.2).
 */
@NullMarked
package org.yomi.solvers.proof;

import org.jspecify.annotations.NullMarked;
