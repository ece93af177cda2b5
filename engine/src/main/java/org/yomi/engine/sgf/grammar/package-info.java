/**
 * The grammar of SGF: trees of nodes that hold properties with raw values, read from text or bytes and written back.
 *
 * <p>Nothing here knows the game of Go. After the FF[4] definition by Arno Hollosi; FF[3] text is read too.
 */
@NullMarked
package org.yomi.engine.sgf.grammar;

import org.jspecify.annotations.NullMarked;
