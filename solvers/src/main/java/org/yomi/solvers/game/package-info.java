/**
 * What each goal asks of a search: when the reacher is there, when the keeper has won, which moves are likely, how far
 * either side is, and which points show all that.
 */
@NullMarked
package org.yomi.solvers.game;

import org.jspecify.annotations.NullMarked;
