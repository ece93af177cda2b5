/**
 * How L(m,n) grows with both sides (sections 4.9 to 4.11 of 'Combinatorics of Go'): the bounds of Theorem 3, and the constants
 * of the asymptotic formula.
 */
@NullMarked
package org.yomi.solvers.counting.asymptotic;

import org.jspecify.annotations.NullMarked;
