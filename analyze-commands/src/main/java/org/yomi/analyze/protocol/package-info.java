/** The commands of the protocol that set up and change the game. One class for each topic of the manual. */
@NullMarked
package org.yomi.analyze.protocol;

import org.jspecify.annotations.NullMarked;
