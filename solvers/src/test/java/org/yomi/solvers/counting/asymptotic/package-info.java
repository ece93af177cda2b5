/** Tests of bounds and constants. */
@NullMarked
package org.yomi.solvers.counting.asymptotic;

import org.jspecify.annotations.NullMarked;
