/**
 * A second oracle, for smaller boards still, that has only the goal's data types in common with the first: strings for
 * positions, recursion for blocks, unconditional life by trying every attack, and one fixpoint over the whole graph at
 * once instead of one for each level. The two must agree.
 */
@NullMarked
package org.yomi.engine.oracle.crosscheck;

import org.jspecify.annotations.NullMarked;
