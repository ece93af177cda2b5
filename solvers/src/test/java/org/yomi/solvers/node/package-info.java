@NullMarked
package org.yomi.solvers.node;

import org.jspecify.annotations.NullMarked;
