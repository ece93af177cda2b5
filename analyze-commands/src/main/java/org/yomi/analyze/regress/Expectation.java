package org.yomi.analyze.regress;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yomi.engine.question.StopReason;
import org.yomi.gtp.client.Response;
import org.yomi.gtp.session.Session;

/**
 * What a script expects of a reply: {@code [regex]} is to match the whole text of a success, {@code [!regex]} is not to,
 * {@code [?regex]} is to match the text of a failure. {@code ]*} says that the engine is known to answer something else
 * here, or nothing within the limits, {@code ]&} that the reply is of no account. Behind a blank and {@code #} a comment may follow.
 *
 * <p>As GNU Go's own scripts read their suites, so does this: a bracket that is never closed ends with the line.
 */
final class Expectation {
    /** What begins the line of an expectation. */
    static final String MARK = "#?";

    private static final Pattern FORM = Pattern.compile("\\[([!?]?)(?:(.*?)]([*&]?)(?:\\s+#.*)?|([^]]*))");

    /** What a comment looks like that should have been an expectation: {@code # ? [x]}, {@code ##? [x]}, {@code # [x]}. */
    private static final Pattern SLIP =
            Pattern.compile("#[#\\s]*(?:\\?(?!\\?).*|[^\\w\\s]?\\s*\\[.*][*&]?(?:\\s+#.*)?)");

    private static final String NEGATED = "!";
    private static final String FAILURE = "?";
    private static final String KNOWN_TO_FAIL = "*";
    private static final String IGNORED = "&";

    /** The failures of commands that did not find it out within the limits. */
    private static final Set<String> UNKNOWN = Stream.of(StopReason.values())
            .map(reason -> "unknown " + reason.word())
            .collect(Collectors.toSet());

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

    /** Whether a comment may have been meant for an expectation: it is all but one. */
    static boolean isSlip(String comment) {
        return SLIP.matcher(comment).matches();
    }

    /** Whether a reply is as expected; only {@code [?regex]} ever accepts a failure. */
    boolean accepts(Response response) {
        boolean matches = pattern.matcher(response.text().strip()).matches();
        return response.success() != kind.equals(FAILURE) && matches != kind.equals(NEGATED);
    }

    /** Whether its bracket is closed. */
    boolean isClosed() {
        return text.indexOf(']') >= 0;
    }

    /** Whether the reply is of no account, so that there is no test. */
    boolean isIgnored() {
        return suffix.equals(IGNORED);
    }

    /** What comes of a test that got a reply. */
    Outcome outcome(Response response) {
        boolean accepted = accepts(response);
        return outcome(accepted, accepted || isExcused(response));
    }

    /** What comes of a test that got no reply in time. */
    Outcome outcomeOfLateness() {
        return outcome(false, true);
    }

    private Outcome outcome(boolean accepted, boolean excused) {
        return switch (suffix) {
            case IGNORED -> Outcome.IGNORED;
            case KNOWN_TO_FAIL -> accepted ? Outcome.UNEXPECTED_PASS : excused ? Outcome.KNOWN_FAIL : Outcome.FAIL;
            default -> accepted ? Outcome.PASS : Outcome.FAIL;
        };
    }

    /**
     * Whether a reply may be what an engine is known to get wrong: another answer, or none within the limits. A command that
     * there is not, or a stone that is not there, is a slip of the script, and no engine will ever mend it.
     */
    private boolean isExcused(Response response) {
        return response.success()
                || UNKNOWN.contains(response.text())
                || kind.equals(FAILURE) && !response.text().equals(Session.UNKNOWN_COMMAND);
    }

    /** As written in the script. */
    @Override
    public String toString() {
        return text;
    }
}
