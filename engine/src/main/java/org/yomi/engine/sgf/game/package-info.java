/** Games of Go in SGF: reading and writing files, replaying a line of play, making a new game tree. */
@NullMarked
package org.yomi.engine.sgf.game;

import org.jspecify.annotations.NullMarked;
