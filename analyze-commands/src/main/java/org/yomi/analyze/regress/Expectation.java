package org.yomi.analyze.regress;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.yomi.gtp.client.Response;

/**
 * What a script expects of a reply: {@code [regex]} is to match the whole text of a success, {@code [!regex]} is not to,
 * {@code [?regex]} is to match the text of a failure. {@code ]*} says that the engine is known to fail here, {@code ]&}
 * that the reply is of no account. Behind a blank and {@code #} a comment may follow.
 *
 * <p>As GNU Go's own scripts read their suites, so does this: a bracket that is never closed ends with the line.
 */
final class Expectation {
    /** What begins the line of an expectation. */
    static final String MARK = "#?";

    private static final Pattern FORM = Pattern.compile("\\[([!?]?)(?:(.*?)]([*&]?)(?:\\s+#.*)?|([^]]*))");
    private static final String NEGATED = "!";
    private static final String FAILURE = "?";
    private static final String KNOWN_TO_FAIL = "*";
    private static final String IGNORED = "&";

    private final String text;
    private final String kind;
    private final Pattern pattern;
    private final String suffix;

    private Expectation(String text, String kind, Pattern pattern, String suffix) {
        this.text = text;
        this.kind = kind;
        this.pattern = pattern;
        this.suffix = suffix;
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
            throw new IllegalArgumentException("expected " + MARK + " [regex], [!regex] or [?regex], then nothing, "
                    + KNOWN_TO_FAIL + " or " + IGNORED + ", then nothing or a comment behind ' #'; got: " + text);
        }
        boolean closed = form.group(2) != null;
        String regex = closed ? form.group(2) : form.group(4);
        try {
            Pattern pattern = Pattern.compile(regex, Pattern.DOTALL | Pattern.MULTILINE);
            return new Expectation(text, form.group(1), pattern, closed ? form.group(3) : "");
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException("broken regular expression " + text + ": " + e.getDescription(), e);
        }
    }

    /** Whether a reply is as expected; only {@code [?regex]} ever accepts a failure. */
    boolean accepts(Response response) {
        boolean matches = pattern.matcher(response.text().strip()).matches();
        return response.success() != kind.equals(FAILURE) && matches != kind.equals(NEGATED);
    }

    /** Whether the reply is of no account, so that there is no test. */
    boolean isIgnored() {
        return suffix.equals(IGNORED);
    }

    /** What comes of a test whose reply was as expected, or was not. */
    Outcome outcome(boolean accepted) {
        return switch (suffix) {
            case IGNORED -> Outcome.IGNORED;
            case KNOWN_TO_FAIL -> accepted ? Outcome.UNEXPECTED_PASS : Outcome.KNOWN_FAIL;
            default -> accepted ? Outcome.PASS : Outcome.FAIL;
        };
    }

    /** As written in the script. */
    @Override
    public String toString() {
        return text;
    }
}
