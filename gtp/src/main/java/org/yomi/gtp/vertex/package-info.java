/**
 * The few nouns of GTP: colours, vertices, board sizes. No rules of any game.
 */
@NullMarked
package org.yomi.gtp.vertex;

import org.jspecify.annotations.NullMarked;
