/**
 * The oracle's own tiny board: up to 25 points, sets of points as bit masks, every rule in its plainest form. It shares
 * no code with the engine's board, so that the two can be held against each other.
 */
@NullMarked
package org.yomi.engine.oracle.board;

import org.jspecify.annotations.NullMarked;
