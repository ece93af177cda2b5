/** Where SGF and the board meet: points, moves, stones and colours of the one in those of the other. */
@NullMarked
package org.yomi.engine.sgf.board;

import org.jspecify.annotations.NullMarked;
