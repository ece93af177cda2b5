/** How much reading goal memory saves over a game. */
@NullMarked
package org.yomi.benchmarks.memory;

import org.jspecify.annotations.NullMarked;
