/** The oracle's goals: what they are made of, and when the flags of their atoms change. */
@NullMarked
package org.yomi.engine.oracle.goal;

import org.jspecify.annotations.NullMarked;
