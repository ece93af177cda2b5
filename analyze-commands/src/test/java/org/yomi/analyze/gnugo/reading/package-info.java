/** Tests of how GNU Go's questions are put. */
@NullMarked
package org.yomi.analyze.gnugo.reading;

import org.jspecify.annotations.NullMarked;
