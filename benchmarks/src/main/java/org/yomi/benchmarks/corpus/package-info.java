/** Records of test collections, the questions made of them, and what the runners have in common. */
@NullMarked
package org.yomi.benchmarks.corpus;

import org.jspecify.annotations.NullMarked;
