/**
 * What the results of two parts, each asked by itself, say about both together: Table 3 of J. Ramon and T. Croonenborghs,
 * Searching for Compound Goals Using Relevancy Zones in the Game of Go, CG 2004, with {@code Ko} told apart.
 */
@NullMarked
package org.yomi.engine.compound;

import org.jspecify.annotations.NullMarked;
