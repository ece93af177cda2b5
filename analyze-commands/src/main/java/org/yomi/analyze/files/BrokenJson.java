package org.yomi.analyze.files;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;

/** What is wrong with a line of JSON, in words for whoever wrote it. */
public final class BrokenJson {
    /** From here on the parser speaks of itself. */
    private static final String INTERNALS = " (start marker at";

    private BrokenJson() {}

    /** Says where a line ceases to be JSON, and why. */
    public static String reason(JsonProcessingException trouble) {
        String message = trouble.getOriginalMessage();
        int end = message.indexOf(INTERNALS);
        return "no JSON, column " + column(trouble.getLocation()) + ": "
                + (end < 0 ? message : message.substring(0, end));
    }

    /** The column of a place in a line, from 1 on; 0 if it is not known. */
    public static int column(JsonLocation location) {
        return location == null ? 0 : location.getColumnNr();
    }
}
