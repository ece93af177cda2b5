package org.yomi.gtp.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A client that accepts nothing but what the protocol and the frontends are sure to understand. */
public final class StrictReplies {
    private static final Pattern REPLY = Pattern.compile("([=?])([0-9]*) ([ -~]*(?:\n[ -~]+)*)\n\n");

    private StrictReplies() {}

    /** A reply as read. */
    public record Reply(char status, String id, String text) {}

    /** Reads replies that follow each other without anything between. */
    public static List<Reply> parse(String output) {
        List<Reply> replies = new ArrayList<>();
        Matcher matcher = REPLY.matcher(output);
        int end = 0;
        while (end < output.length()) {
            assertThat(matcher.find(end) && matcher.start() == end)
                    .as("a legal reply at %s of <%s>", end, output)
                    .isTrue();
            replies.add(new Reply(matcher.group(1).charAt(0), matcher.group(2), matcher.group(3)));
            end = matcher.end();
        }
        return replies;
    }
}
