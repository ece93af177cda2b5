/** The commands that ask: goals as text or by mouse, the goal of the game, and Sabaki's analysis. */
@NullMarked
package org.yomi.analyze.tactics;

import org.jspecify.annotations.NullMarked;
