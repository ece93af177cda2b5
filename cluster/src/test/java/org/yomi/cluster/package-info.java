/** Tests of the command line for many machines. */
@NullMarked
package org.yomi.cluster;

import org.jspecify.annotations.NullMarked;
