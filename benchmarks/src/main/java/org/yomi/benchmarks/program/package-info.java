/** Programs that are asked over GTP in a process of their own. */
@NullMarked
package org.yomi.benchmarks.program;

import org.jspecify.annotations.NullMarked;
