/** Sets of points that a proof rests on. */
@NullMarked
package org.yomi.engine.zone;

import org.jspecify.annotations.NullMarked;
