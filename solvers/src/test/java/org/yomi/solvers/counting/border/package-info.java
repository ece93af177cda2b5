/** Tests of border states. */
@NullMarked
package org.yomi.solvers.counting.border;

import org.jspecify.annotations.NullMarked;
