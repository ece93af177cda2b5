package org.yomi.gtp.client;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts responses together from the lines an engine writes. Lines outside of a response are no response: blank ones are
 * skipped, others are kept as strays.
 */
public final class ResponseParser {
    private final List<String> body = new ArrayList<>();
    private final List<String> strays = new ArrayList<>();
    private boolean inside;

    /**
     * Takes a line.
     *
     * @param line without its line end; a carriage return at its end is dropped
     * @return the response that this line ends, or null
     */
    public @Nullable Response accept(String line) {
        String text = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
        if (inside) {
            return acceptInside(text);
        }
        if (text.startsWith("=") || text.startsWith("?")) {
            inside = true;
            body.add(text);
        } else if (!text.isBlank()) {
            strays.add(text);
        }
        return null;
    }

    private @Nullable Response acceptInside(String line) {
        if (!line.isEmpty()) {
            body.add(line);
            return null;
        }
        Response response = parse(String.join("\n", body));
        body.clear();
        inside = false;
        return response;
    }

    /** Splits {@code =id text}; the blank before the text belongs to the protocol. */
    private static Response parse(String reply) {
        int i = 1;
        while (i < reply.length() && reply.charAt(i) >= '0' && reply.charAt(i) <= '9') {
            i++;
        }
        String id = reply.substring(1, i);
        boolean blank = i < reply.length() && (reply.charAt(i) == ' ' || reply.charAt(i) == '\t');
        return new Response(reply.charAt(0) == '=', id, reply.substring(blank ? i + 1 : i));
    }

    /** Returns whether a response has begun and not ended. */
    public boolean isInside() {
        return inside;
    }

    /** Returns the lines so far that stood where no line should be. */
    public List<String> strays() {
        return List.copyOf(strays);
    }
}
