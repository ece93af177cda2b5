/** Many questions in one run: games of files, or JSON lines; an answer a line, in the order of the questions. */
@NullMarked
package org.yomi.analyze.batch;

import org.jspecify.annotations.NullMarked;
