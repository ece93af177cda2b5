/** The two ways to read a compound goal, side by side: Table 5 of Ramon and Croonenborghs 2004. */
@NullMarked
package org.yomi.benchmarks.compound;

import org.jspecify.annotations.NullMarked;
