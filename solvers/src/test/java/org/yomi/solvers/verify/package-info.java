/** Proofs of a real solver replayed, and answers that are wrong on purpose. */
@NullMarked
package org.yomi.solvers.verify;

import org.jspecify.annotations.NullMarked;
