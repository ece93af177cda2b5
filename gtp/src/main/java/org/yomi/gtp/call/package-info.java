/**
 * What a command handler meets: its typed arguments, the interrupt, and the three ways to end other than by a reply.
 */
@NullMarked
package org.yomi.gtp.call;

import org.jspecify.annotations.NullMarked;
