/**
 * Counting positions and games of Go, after Tromp and Farnebäck, 'Combinatorics of Go': what all counts have in common.
 * The counts themselves are in the packages below this one.
 */
@NullMarked
package org.yomi.solvers.counting;

import org.jspecify.annotations.NullMarked;
