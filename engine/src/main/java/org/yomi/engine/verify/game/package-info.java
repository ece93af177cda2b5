/** The game about a goal, as plainly as its rules are written: states, moves, and the flags of the goal's atoms. */
@NullMarked
package org.yomi.engine.verify.game;

import org.jspecify.annotations.NullMarked;
