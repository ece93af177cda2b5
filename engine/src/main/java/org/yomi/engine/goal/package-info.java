/**
 * What a player may want: atomic goals, their Boolean combinations, and the assumptions a question may carry.
 *
 * <p>The meaning of each goal is given by the project's semantics, sections 2, 3 and 6. Goals name points of one board
 * as ints; {@link org.yomi.engine.goal.text} reads and writes them.
 */
@NullMarked
package org.yomi.engine.goal;

import org.jspecify.annotations.NullMarked;
