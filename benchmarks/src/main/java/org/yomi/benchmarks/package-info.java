/** JMH measurements of the hot classes, one class each by name. */
@NullMarked
package org.yomi.benchmarks;

import org.jspecify.annotations.NullMarked;
