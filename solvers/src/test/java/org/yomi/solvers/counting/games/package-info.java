/** Tests of game graphs, numbers of games and their bounds. */
@NullMarked
package org.yomi.solvers.counting.games;

import org.jspecify.annotations.NullMarked;
