/** What is worth asking in a position, and what comes of it: unsettled goals, and moves that serve two purposes. */
@NullMarked
package org.yomi.engine.discovery;

import org.jspecify.annotations.NullMarked;
