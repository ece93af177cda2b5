/** What is found in positions of real games by itself, how fast, and whether its proofs stand. */
@NullMarked
package org.yomi.benchmarks.discovery;

import org.jspecify.annotations.NullMarked;
