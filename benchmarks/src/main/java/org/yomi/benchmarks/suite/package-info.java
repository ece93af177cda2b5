/** Questions of regression suites in the suites' own words, put to a program over GTP. */
@NullMarked
package org.yomi.benchmarks.suite;

import org.jspecify.annotations.NullMarked;
