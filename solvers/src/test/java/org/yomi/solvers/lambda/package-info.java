/** Lambda df-pn and plain df-pn by themselves. */
@NullMarked
package org.yomi.solvers.lambda;

import org.jspecify.annotations.NullMarked;
