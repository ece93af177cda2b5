/** The questions of {@code tactics} put to GNU Go 3.8 and to a solver, side by side. */
@NullMarked
package org.yomi.benchmarks.gnugo;

import org.jspecify.annotations.NullMarked;
