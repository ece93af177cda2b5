package org.yomi.analyze.tactics;

import java.util.Locale;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.vertex.Color;

/** Reads the goals of commands and adds what the settings assume. */
final class GoalText {
    private static final String ESCAPE = "escape";
    private static final String OPEN = "open";
    private static final String APART = "apart";

    private GoalText() {}

    /**
     * Reads a goal. Assumptions that the text names win over those of the settings, also {@code escape(0)}.
     *
     * @throws GtpFailure when the text is no goal for the position
     */
    static ParsedGoal parse(String text, Position position, Settings settings) {
        return assume(parse(text, position), text, settings);
    }

    /** Adds the assumptions of the settings to a goal, unless its text names others. */
    static ParsedGoal assume(ParsedGoal parsed, String text, Settings settings) {
        return assume(parsed, text, settings, 0, 0);
    }

    /**
     * Reads a goal that was made of clicked points, so that the user never saw its text.
     *
     * @param usualEscape {@code escape(k)} if neither text nor settings say anything, 0 for none
     * @param usualOpen {@code open(n)} likewise
     */
    static ParsedGoal parseClicked(String text, Position position, Settings settings, int usualEscape, int usualOpen) {
        return assume(parseWithoutColumn(text, position), text, settings, usualEscape, usualOpen);
    }

    /**
     * Reads a goal as it stands, whose text the user does not look at: it was made of clicked points, or typed earlier.
     *
     * @throws GtpFailure when the text is no goal for the position; it says why, but not in which column
     */
    static ParsedGoal parseWithoutColumn(String text, Position position) {
        try {
            return GoalParser.parse(text, position);
        } catch (GoalException e) {
            throw new GtpFailure(e.reason());
        }
    }

    private static ParsedGoal assume(
            ParsedGoal parsed, String text, Settings settings, int usualEscape, int usualOpen) {
        Assumptions assumptions = parsed.assumptions();
        if (!names(text, ESCAPE)) {
            assumptions = assumptions.withEscape(settings.escape().orElse(usualEscape));
        }
        if (!names(text, OPEN)) {
            assumptions = assumptions.withOpen(settings.open().orElse(usualOpen));
        }
        if (!names(text, APART)) {
            assumptions = assumptions.withApart(settings.apart().orElse(0));
        }
        return new ParsedGoal(parsed.goal(), assumptions);
    }

    /** Whether a text that is a goal names an assumption: none of its other words contains that one. */
    private static boolean names(String text, String assumption) {
        return text.toLowerCase(Locale.ROOT).contains(assumption);
    }

    /**
     * Reads a goal as it stands.
     *
     * @throws GtpFailure when the text is no goal for the position
     */
    static ParsedGoal parse(String text, Position position) {
        try {
            return GoalParser.parse(withoutQuotes(text), position);
        } catch (GoalException e) {
            String hint = Color.parse(text.split(" ", 2)[0]) == null ? "" : "; no colour stands before a goal here";
            throw new GtpFailure("goal, " + e.getMessage() + hint);
        }
    }

    /** Who is used to a shell, or has to quote a file name beside it, quotes the goal, too. */
    static String withoutQuotes(String text) {
        boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
        return quoted ? text.substring(1, text.length() - 1) : text;
    }
}
