package org.yomi.analyze.regress;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * What a script expects of a reply: {@code [regex]} is to match the whole text, {@code [!regex]} is not to, and
 * {@code ]*} says that the engine is known to fail here.
 */
final class Expectation {
    /** What begins the line of an expectation. */
    static final String MARK = "#?";

    private static final Pattern FORM = Pattern.compile("\\[(!?)(.*)](\\*?)");

    private final String text;
    private final boolean negated;
    private final Pattern pattern;
    private final boolean knownToFail;

    private Expectation(String text, boolean negated, Pattern pattern, boolean knownToFail) {
        this.text = text;
        this.negated = negated;
        this.pattern = pattern;
        this.knownToFail = knownToFail;
    }

    /**
     * Reads an expectation.
     *
     * @param text what follows {@link #MARK}, without blanks around it
     * @throws IllegalArgumentException if it is not of the form, or the regular expression is broken
     */
    static Expectation parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException("expected " + MARK + " [regex] or " + MARK + " [regex]*, got: " + text);
        }
        try {
            Pattern pattern = Pattern.compile(form.group(2), Pattern.DOTALL | Pattern.MULTILINE);
            return new Expectation(
                    text, !form.group(1).isEmpty(), pattern, !form.group(3).isEmpty());
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException("broken regular expression " + text + ": " + e.getDescription(), e);
        }
    }

    /**
     * Whether a reply is as expected; a failure never is.
     *
     * @param reply the text of a success without blanks around it, null for a failure
     */
    boolean accepts(@Nullable String reply) {
        return reply != null && pattern.matcher(reply).matches() != negated;
    }

    /** Whether the engine is known to fail here. */
    boolean knownToFail() {
        return knownToFail;
    }

    /** As written in the script. */
    @Override
    public String toString() {
        return text;
    }
}
