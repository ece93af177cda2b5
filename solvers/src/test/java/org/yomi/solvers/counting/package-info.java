/** What the tests of counts share. */
@NullMarked
package org.yomi.solvers.counting;

import org.jspecify.annotations.NullMarked;
