/** Why an answer is what it is: the main line, and what happens to each sensible try of the loser. No words are made here. */
@NullMarked
package org.yomi.engine.explain;

import org.jspecify.annotations.NullMarked;
