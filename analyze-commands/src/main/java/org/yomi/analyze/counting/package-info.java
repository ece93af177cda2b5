/** What {@code yomi count} and the counting commands can do: tasks, the tables of the paper, and how tables are written. */
@NullMarked
package org.yomi.analyze.counting;

import org.jspecify.annotations.NullMarked;
