/** Experiments of papers on collections of problems: what is run, and the tables of it. */
@NullMarked
package org.yomi.analyze.bench;

import org.jspecify.annotations.NullMarked;
