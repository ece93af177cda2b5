/** Tests of cycles through all positions. */
@NullMarked
package org.yomi.solvers.counting.cycle;

import org.jspecify.annotations.NullMarked;
