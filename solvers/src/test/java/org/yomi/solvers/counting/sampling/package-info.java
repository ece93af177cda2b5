/** Tests of the chance of a legal position. */
@NullMarked
package org.yomi.solvers.counting.sampling;

import org.jspecify.annotations.NullMarked;
