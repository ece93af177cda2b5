package org.yomi.benchmarks.suite;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.program.GtpProgram;
import org.yomi.benchmarks.tactics.Expectation;

/** What a suite expects of a reply: a pattern in brackets, with {@code !} in front if it must not match. */
record ReplyPattern(String text, Pattern pattern, boolean negated, Expectation codes) {
    private static final Pattern CODES_OF_RACE = Pattern.compile("[0-3] [0-3]\\b");

    static ReplyPattern of(Entry entry) {
        String raw = entry.text("expected/raw");
        String inner = raw.replaceFirst("^\\[", "").replaceFirst("\\]\\*?$", "");
        boolean negated = inner.startsWith("!");
        return new ReplyPattern(
                raw, Pattern.compile(negated ? inner.substring(1) : inner), negated, Expectation.of(entry));
    }

    /** How a reply compares with it. */
    Outcome outcome(GtpProgram.Reply reply) {
        if (!reply.success()) {
            return Outcome.UNKNOWN;
        }
        if (pattern.matcher(reply.text()).matches() != negated) {
            return Outcome.PASS;
        }
        return switch (codes.verdict(codes(reply.text()))) {
            case OK -> Outcome.OTHER_MOVE;
            case NEAR -> Outcome.OTHER_KO;
            default -> Outcome.DIFFERS;
        };
    }

    /** The code at the beginning of a reply, or both of a race. */
    private static String codes(String reply) {
        Matcher race = CODES_OF_RACE.matcher(reply);
        return race.lookingAt() ? race.group() : reply.split(" ", 2)[0];
    }
}
