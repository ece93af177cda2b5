/** Tests of counting on many machines, with threads for machines. */
@NullMarked
package org.yomi.cluster.legal;

import org.jspecify.annotations.NullMarked;
