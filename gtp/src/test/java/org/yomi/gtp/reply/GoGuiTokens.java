package org.yomi.gtp.reply;

import java.util.ArrayList;
import java.util.List;

/** Splits as the frontend is known to: blanks separate, each plain quote toggles, a backslash protects a quote. */
final class GoGuiTokens {
    private GoGuiTokens() {}

    static List<String> split(String line) {
        List<String> tokens = new ArrayList<>();
        StringBuilder token = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean plainQuote = c == '"' && (i == 0 || line.charAt(i - 1) != '\\');
            boolean separator = c == ' ' && !quoted;
            if (!plainQuote && !separator) {
                token.append(c);
            }
            if ((plainQuote && quoted) || (separator && token.length() > 0)) {
                tokens.add(token.toString());
                token.setLength(0);
            }
            quoted ^= plainQuote;
        }
        if (token.length() > 0 || quoted) {
            tokens.add(token.toString());
        }
        return tokens;
    }
}
