/** How answers look: as a line for scripts, as JSON, as GoGui's graphics, as Sabaki's heat map, in sentences. */
@NullMarked
package org.yomi.analyze.answer;

import org.jspecify.annotations.NullMarked;
