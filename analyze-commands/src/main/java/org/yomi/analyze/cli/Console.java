package org.yomi.analyze.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * The streams of a run.
 *
 * @param in commands
 * @param out answers
 * @param err complaints, and the pictures that GoGui reads
 * @param watched whether {@code err} is a terminal, so that somebody may watch progress there
 */
record Console(InputStream in, PrintStream out, PrintStream err, boolean watched) {
    /** The same streams, of which somebody says that he watches them. */
    Console watchedByRequest() {
        return new Console(in, out, err, true);
    }

    /**
     * Notices that answers have not arrived: a {@link PrintStream} keeps that to itself.
     *
     * @throws IOException then
     */
    void expectWritten() throws IOException {
        if (out.checkError()) {
            throw new IOException("stdout is closed or full");
        }
    }
}
