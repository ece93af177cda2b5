/** Life-and-death problems with published verdicts and node counts, put to a solver. */
@NullMarked
package org.yomi.benchmarks.problems;

import org.jspecify.annotations.NullMarked;
