/** Life that needs no reading: stones that no sequence of the opponent's moves can capture. */
@NullMarked
package org.yomi.engine.board.life;

import org.jspecify.annotations.NullMarked;
