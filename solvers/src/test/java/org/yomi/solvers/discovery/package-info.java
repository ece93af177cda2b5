/** What is found on a board by itself, with a real solver. */
@NullMarked
package org.yomi.solvers.discovery;

import org.jspecify.annotations.NullMarked;
