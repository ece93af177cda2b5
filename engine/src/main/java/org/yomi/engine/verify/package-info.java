/**
 * Proofs replayed: whether an answer holds is found out by playing against it, with rules and goal flags of its own that
 * share nothing with a solver.
 */
@NullMarked
package org.yomi.engine.verify;

import org.jspecify.annotations.NullMarked;
