/**
 * The protocol as a pure function: a line goes in, a legal reply (or nothing) comes out.
 */
@NullMarked
package org.yomi.gtp.session;

import org.jspecify.annotations.NullMarked;
