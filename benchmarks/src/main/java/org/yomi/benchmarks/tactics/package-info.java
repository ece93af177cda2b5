/** Attack, defend, connect, owl and their like: regression questions of GNU Go and Fuego, put to a solver. */
@NullMarked
package org.yomi.benchmarks.tactics;

import org.jspecify.annotations.NullMarked;
