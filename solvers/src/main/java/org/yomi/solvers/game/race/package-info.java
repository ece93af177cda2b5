/** Races that are counted instead of read: who captures first, and where nobody can. */
@NullMarked
package org.yomi.solvers.game.race;

import org.jspecify.annotations.NullMarked;
