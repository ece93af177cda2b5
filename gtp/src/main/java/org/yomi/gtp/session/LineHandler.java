package org.yomi.gtp.session;

import org.yomi.gtp.call.Interruption;

/** An engine as the protocol sees it: it answers lines. Lines are handled one after the other, on one thread. */
public interface LineHandler {
    /**
     * Handles a line.
     *
     * @param line without its line end
     * @param around what goes on meanwhile
     */
    Outcome handle(String line, Surroundings around);

    /** Handles a line where nothing goes on meanwhile; the outcome holds the whole reply. */
    default Outcome handle(String line) {
        return handle(line, new Interruption());
    }

    /**
     * Handles a line that may be interrupted; the outcome holds the whole reply.
     *
     * @param line without its line end
     * @param interruption raised by another thread when the command shall end
     */
    default Outcome handle(String line, Interruption interruption) {
        StringBuilder sent = new StringBuilder();
        Outcome outcome = handle(line, new Surroundings() {
            @Override
            public Interruption interruption() {
                return interruption;
            }

            @Override
            public boolean hasMoreInput() {
                return false;
            }

            @Override
            public void sendNow(String text) {
                sent.append(text);
            }
        });
        return outcome.reply() == null ? outcome : new Outcome(sent + outcome.reply(), outcome.over());
    }
}
