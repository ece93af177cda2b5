/** What to play when a question is played out. */
@NullMarked
package org.yomi.engine.play;

import org.jspecify.annotations.NullMarked;
