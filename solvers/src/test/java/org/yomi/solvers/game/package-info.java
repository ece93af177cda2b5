@NullMarked
package org.yomi.solvers.game;

import org.jspecify.annotations.NullMarked;
