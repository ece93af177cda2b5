/**
 * The other side of the protocol: a response parser, a controller for an engine in the same process, a scripted engine.
 */
@NullMarked
package org.yomi.gtp.client;

import org.jspecify.annotations.NullMarked;
