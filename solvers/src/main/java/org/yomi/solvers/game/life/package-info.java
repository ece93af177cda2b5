/** Looks at the eyes of blocks: whether two are there, and how far they are. */
@NullMarked
package org.yomi.solvers.game.life;

import org.jspecify.annotations.NullMarked;
