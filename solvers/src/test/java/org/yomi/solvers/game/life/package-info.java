@NullMarked
package org.yomi.solvers.game.life;

import org.jspecify.annotations.NullMarked;
