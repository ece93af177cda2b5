/** What the values of SGF properties mean: texts, points and point lists, colours, board sizes, markup. */
@NullMarked
package org.yomi.engine.sgf.property;

import org.jspecify.annotations.NullMarked;
