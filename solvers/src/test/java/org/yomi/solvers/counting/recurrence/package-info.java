/** Tests of recurrences and growth. */
@NullMarked
package org.yomi.solvers.counting.recurrence;

import org.jspecify.annotations.NullMarked;
