/**
 * Legal positions drawn at random, each equally likely, and the number of ways to complete a board some points of which are
 * fixed.
 */
@NullMarked
package org.yomi.solvers.counting.uniform;

import org.jspecify.annotations.NullMarked;
