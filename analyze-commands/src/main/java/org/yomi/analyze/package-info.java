/** The engine put together: all commands in one table, and the manual page made from it. */
@NullMarked
package org.yomi.analyze;

import org.jspecify.annotations.NullMarked;
