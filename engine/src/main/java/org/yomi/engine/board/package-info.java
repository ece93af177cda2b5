/**
 * Go as a game: points, colours, positions and the board that searches play on.
 *
 * <p>Rules are those of the project's semantics, section 1: captures, no suicide, simple ko with a ban that any move
 * lifts, no superko. Points are ints from 0 to {@code width * height - 1}, row by row from the bottom left ({@code A1}
 * is 0); {@link org.yomi.engine.board.Geometry} names them at the edges.
 */
@NullMarked
package org.yomi.engine.board;

import org.jspecify.annotations.NullMarked;
