/**
 * How L(m,n) goes on for one m (section 4.4 of 'Combinatorics of Go'): its shortest linear recurrence, the border states that
 * really occur, and the growth of L(m,n) with n.
 */
@NullMarked
package org.yomi.solvers.counting.recurrence;

import org.jspecify.annotations.NullMarked;
