/** What GNU Go's commands ask of a solver: codes of results, horizons, fights for blocks and dragons. */
@NullMarked
package org.yomi.analyze.gnugo.reading;

import org.jspecify.annotations.NullMarked;
