/**
 * The only package with threads: a session on an input and an output stream.
 */
@NullMarked
package org.yomi.gtp.stream;

import org.jspecify.annotations.NullMarked;
