/** Files that cannot be read or written, in words for people. */
@NullMarked
package org.yomi.analyze.files;

import org.jspecify.annotations.NullMarked;
