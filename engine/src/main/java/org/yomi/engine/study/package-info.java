/** What several searches, side by side, or a search of another kind, say about one goal: its status, the order of a move. */
@NullMarked
package org.yomi.engine.study;

import org.jspecify.annotations.NullMarked;
