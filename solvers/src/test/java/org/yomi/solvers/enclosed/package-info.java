/** Tests of what is read in a room by itself; {@code RoomSolverTest} holds the whole to the oracle. */
@NullMarked
package org.yomi.solvers.enclosed;

import org.jspecify.annotations.NullMarked;
