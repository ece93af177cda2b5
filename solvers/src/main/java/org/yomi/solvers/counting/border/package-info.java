/**
 * Border states (section 4.2 of 'Combinatorics of Go'): what matters of a board filled so far for all that may follow. A
 * border is a column of points: the upper ones are the last filled, in the new column, the others stand in the column
 * before. {@link org.yomi.solvers.counting.border.Border} fills the next point; {@link
 * org.yomi.solvers.counting.border.Ranking} numbers the valid classes of states without gaps.
 */
@NullMarked
package org.yomi.solvers.counting.border;

import org.jspecify.annotations.NullMarked;
