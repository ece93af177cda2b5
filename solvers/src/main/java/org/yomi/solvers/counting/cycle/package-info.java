/**
 * Games that visit all positions of a board of one row: cycles through its game graph that are symmetric in the colours,
 * after section 7 of J. Tromp and G. Farneb&auml;ck, <i>Combinatorics of Go</i> (2015).
 */
@NullMarked
package org.yomi.solvers.counting.cycle;

import org.jspecify.annotations.NullMarked;
