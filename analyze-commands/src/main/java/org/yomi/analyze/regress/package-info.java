/** Runs GTP regression scripts: numbered commands with the reply that is expected of them. */
@NullMarked
package org.yomi.analyze.regress;

import org.jspecify.annotations.NullMarked;
