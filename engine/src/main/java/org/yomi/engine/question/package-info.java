/** Questions about a position, their answers, and the interface of everything that can answer them. */
@NullMarked
package org.yomi.engine.question;

import org.jspecify.annotations.NullMarked;
