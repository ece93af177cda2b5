package org.yomi.gtp.session;

import java.util.function.Consumer;

/** The reply to one command: any number of parts sent at once, then the rest. */
final class ReplyStream {
    private final String id;
    private final Consumer<String> sendNow;
    private boolean begun;
    private boolean ended;

    ReplyStream(String id, Consumer<String> sendNow) {
        this.id = id;
        this.sendNow = sendNow;
    }

    /** Sends lines, before them the status on a line of its own if it has not gone out. */
    synchronized void emit(String lines) {
        if (ended) {
            throw new IllegalStateException("the command has ended, it can emit no more");
        }
        String part = ReplyText.legal(lines, false);
        String body = part.isEmpty() ? "" : part + "\n";
        sendNow.accept(begun ? body : "=" + id + " \n" + body);
        begun = true;
    }

    /** Returns what is left to send after a success. */
    String succeed(String text) {
        return end('=', text);
    }

    /** Returns what is left to send after a failure; a success that was begun cannot be taken back. */
    String fail(String message) {
        return end('?', message);
    }

    private synchronized String end(char status, String text) {
        ended = true;
        if (!begun) {
            return status + id + " " + ReplyText.legal(text, true) + "\n\n";
        }
        String rest = ReplyText.legal(status == '=' ? text : "failed: " + text, false);
        return rest.isEmpty() ? "\n" : rest + "\n\n";
    }
}
