/**
 * What a search needs at its nodes: frames with children and zones, how zones go from the children to a node
 * ({@link org.yomi.solvers.node.Nodes}, {@link org.yomi.solvers.node.Dilation}), the order of moves, the table of states
 * and the table of zone patterns.
 */
@NullMarked
package org.yomi.solvers.node;

import org.jspecify.annotations.NullMarked;
