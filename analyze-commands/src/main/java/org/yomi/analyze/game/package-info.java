/** The game on the board: what GTP's board commands do to it, and where the protocol's words meet the engine's. */
@NullMarked
package org.yomi.analyze.game;

import org.jspecify.annotations.NullMarked;
