/** What is played when a question is played out, with a real solver. */
@NullMarked
package org.yomi.solvers.play;

import org.jspecify.annotations.NullMarked;
