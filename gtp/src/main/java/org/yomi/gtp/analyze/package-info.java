/**
 * The lines of {@code gogui-analyze_commands} as typed values.
 */
@NullMarked
package org.yomi.gtp.analyze;

import org.jspecify.annotations.NullMarked;
