/**
 * The numbers of legal positions, L(m,n) of 'Combinatorics of Go' (section 4.5), by dynamic programming over border states:
 * how many fillings of the board so far lead to each class, point after point, modulo several primes at once.
 */
@NullMarked
package org.yomi.solvers.counting.legal;

import org.jspecify.annotations.NullMarked;
