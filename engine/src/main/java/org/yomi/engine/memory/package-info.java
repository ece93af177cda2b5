/** Answers that outlive the move: what was found out about a goal holds until something changes inside its zone. */
@NullMarked
package org.yomi.engine.memory;

import org.jspecify.annotations.NullMarked;
