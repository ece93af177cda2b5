/** Batch work for many machines, on Apache Spark: one {@link org.yomi.cluster.ClusterJob} for each kind. */
@NullMarked
package org.yomi.cluster;

import org.jspecify.annotations.NullMarked;
