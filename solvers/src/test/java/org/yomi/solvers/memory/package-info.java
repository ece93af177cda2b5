/** Goals remembered over games, with a real solver. */
@NullMarked
package org.yomi.solvers.memory;

import org.jspecify.annotations.NullMarked;
