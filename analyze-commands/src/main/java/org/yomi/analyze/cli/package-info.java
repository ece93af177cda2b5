/**
 * The command line: GTP on stdin and stdout, sub-commands, the self-test, and the log. The only package that touches the
 * process's own streams; it does so in {@link org.yomi.analyze.cli.Main} alone.
 */
@NullMarked
package org.yomi.analyze.cli;

import org.jspecify.annotations.NullMarked;
