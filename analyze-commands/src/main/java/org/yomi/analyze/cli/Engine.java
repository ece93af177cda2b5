package org.yomi.analyze.cli;

import java.io.OutputStream;
import java.nio.file.Path;
import org.yomi.analyze.Yomi;
import org.yomi.gtp.reply.LiveGfx;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;

/** Makes engines for the sub-commands. */
final class Engine {
    private Engine() {}

    /**
     * A fresh engine that draws nothing while it reads.
     *
     * @param directory where relative file names of commands begin
     */
    static Session quiet(Path directory) {
        return of(directory, OutputStream.nullOutputStream(), SessionListener.NONE);
    }

    /**
     * A fresh engine.
     *
     * @param directory where relative file names of commands begin
     * @param live where pictures go while it reads, once they are switched on
     * @param listener hears the traffic
     */
    static Session of(Path directory, OutputStream live, SessionListener listener) {
        return new Session(Yomi.registry(Version.text(), new LiveGfx(live, System::nanoTime), directory), listener);
    }
}
