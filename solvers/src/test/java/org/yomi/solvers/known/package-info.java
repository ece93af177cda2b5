/** Positions whose answers are known, with the reasons. */
@NullMarked
package org.yomi.solvers.known;

import org.jspecify.annotations.NullMarked;
