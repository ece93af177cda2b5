/** Which solvers there are. */
@NullMarked
package org.yomi.solvers;

import org.jspecify.annotations.NullMarked;
