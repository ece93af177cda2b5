/** Puts the questions of the engine's brute-force oracle to a solver and compares the answers. */
@NullMarked
package org.yomi.solvers.oracle;

import org.jspecify.annotations.NullMarked;
