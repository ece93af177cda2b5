/** The questions of regression suites in GNU Go's words: its commands, their arguments and their forms of an answer. */
@NullMarked
package org.yomi.analyze.gnugo;

import org.jspecify.annotations.NullMarked;
