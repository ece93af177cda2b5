package org.yomi.gtp.registry;

import org.yomi.gtp.call.Call;

/** What a command does. */
@FunctionalInterface
public interface CommandHandler {
    /**
     * Runs the command. The session calls this on one thread, one command after the other.
     *
     * @param call the arguments, the interrupt and more
     * @return the text of the reply, empty for none; the session makes it legal (ASCII, no empty lines)
     * @throws org.yomi.gtp.call.GtpFailure if the command failed; the session goes on
     * @throws org.yomi.gtp.call.GtpFatal if the command failed and the session must end
     * @throws org.yomi.gtp.call.GtpQuit if the session shall end
     * @throws Exception any other one is answered {@code ? internal error: ...}, is reported to the session's
     *     listener, and the session goes on
     */
    String run(Call call) throws Exception;
}
