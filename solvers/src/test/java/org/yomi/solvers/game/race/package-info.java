@NullMarked
package org.yomi.solvers.game.race;

import org.jspecify.annotations.NullMarked;
