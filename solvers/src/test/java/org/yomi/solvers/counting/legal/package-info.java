/** Tests of the numbers of legal positions. */
@NullMarked
package org.yomi.solvers.counting.legal;

import org.jspecify.annotations.NullMarked;
