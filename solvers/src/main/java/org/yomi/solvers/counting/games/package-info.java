/**
 * Games of Go as paths without repetition through the graph of legal positions, after sections 3, 6 and 7 of J. Tromp
 * and G. Farneb&auml;ck, <i>Combinatorics of Go</i> (2015): the size of the graph, the exact number of games on the
 * smallest boards, estimates and bounds for others.
 */
@NullMarked
package org.yomi.solvers.counting.games;

import org.jspecify.annotations.NullMarked;
