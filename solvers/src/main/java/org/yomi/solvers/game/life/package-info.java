/**
 * Life of blocks: whether two eyes are there, how far they are, which move makes them, and what is remembered of that.
 */
@NullMarked
package org.yomi.solvers.game.life;

import org.jspecify.annotations.NullMarked;
