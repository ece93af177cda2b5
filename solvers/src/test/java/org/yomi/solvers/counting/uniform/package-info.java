/** Tests of random legal positions. */
@NullMarked
package org.yomi.solvers.counting.uniform;

import org.jspecify.annotations.NullMarked;
