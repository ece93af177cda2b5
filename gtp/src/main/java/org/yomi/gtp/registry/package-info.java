/**
 * Commands as rows, and everything that is made from the rows: lists, look-ups, the manual page.
 */
@NullMarked
package org.yomi.gtp.registry;

import org.jspecify.annotations.NullMarked;
