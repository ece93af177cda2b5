package org.yomi.gtp.reply;

import java.util.ArrayList;
import java.util.List;

/**
 * Builds the reply of type param, from which GoGui makes a dialog. A parameter that the user changed comes back as the
 * arguments key and value; GoGui shows {@code _} in keys and items as a blank.
 *
 * <p>Every method throws IllegalArgumentException for a key or an item that GoGui could not read back.
 */
public final class ParameterReply {
    private final List<String> lines = new ArrayList<>();

    /** Adds a check box; it comes back as {@code 0} or {@code 1}. */
    public ParameterReply flag(String key, boolean value) {
        return add("bool", key, value ? "1" : "0");
    }

    /**
     * Adds a choice.
     *
     * @param items the words to choose from
     * @param value one of them
     */
    public ParameterReply choice(String key, String value, List<String> items) {
        if (!items.contains(value)) {
            throw new IllegalArgumentException(key + " must be one of " + items + ", not " + value);
        }
        StringBuilder type = new StringBuilder("list");
        items.forEach(item -> type.append('/').append(word("item", item)));
        return add(type.toString(), key, value);
    }

    /** Adds a text field; line ends in the value become blanks. */
    public ParameterReply text(String key, String value) {
        return add("string", key, Tokens.oneLine(value));
    }

    private ParameterReply add(String type, String key, String value) {
        lines.add("[" + type + "] " + word("key", key) + " " + value);
        return this;
    }

    private static String word(String what, String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' || c > '~' || "[]/#\"".indexOf(c) >= 0) {
                throw new IllegalArgumentException(what + " of a parameter must not contain '" + c + "': " + text);
            }
        }
        if (text.isEmpty()) {
            throw new IllegalArgumentException(what + " of a parameter must not be empty");
        }
        return text;
    }

    /** Returns the text of the reply. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
