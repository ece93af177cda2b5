/**
 * Builders for the texts that GoGui and Sabaki draw. What they build is always legal.
 */
@NullMarked
package org.yomi.gtp.reply;

import org.jspecify.annotations.NullMarked;
