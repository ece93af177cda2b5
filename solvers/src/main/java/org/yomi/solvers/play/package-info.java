/**
 * The moves of one search: a board with the ko rule, ko threats and the assumptions that forbid moves; the limits; and
 * bit sets of points.
 */
@NullMarked
package org.yomi.solvers.play;

import org.jspecify.annotations.NullMarked;
