/** Answers as games: for files that GoGui, Sabaki and other readers of SGF open. */
@NullMarked
package org.yomi.analyze.record;

import org.jspecify.annotations.NullMarked;
