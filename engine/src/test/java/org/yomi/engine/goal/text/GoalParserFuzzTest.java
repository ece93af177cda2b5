package org.yomi.engine.goal.text;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

/** Any text gives a goal that reads back as equal, or a {@link GoalException}; JAZZER_FUZZ=1 searches for others. */
class GoalParserFuzzTest {
    private static final Position POSITION = Position.parse("""
            . X . O
            X . O .
            . X . O
            """, Colour.BLACK);

    @FuzzTest
    void onlyGoalExceptionsComeOutOfAnyText(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        ParsedGoal parsed;
        try {
            parsed = GoalParser.parse(text, POSITION);
        } catch (GoalException e) {
            if (e.column() < 1 || e.column() > text.length() + 1) {
                throw new AssertionError("column " + e.column() + " is outside the text", e);
            }
            return;
        }
        requireReadBack(parsed);
        requireForm(text);
    }

    private static void requireForm(String text) {
        try {
            GoalParser.expectForm(text);
        } catch (GoalException e) {
            throw new AssertionError("a goal for one position, and for none", e);
        }
    }

    private static void requireReadBack(ParsedGoal parsed) {
        String printed = GoalPrinter.print(parsed, POSITION.geometry());
        try {
            if (!GoalParser.parse(printed, POSITION).equals(parsed)) {
                throw new AssertionError("reads back as another goal: " + printed);
            }
        } catch (GoalException e) {
            throw new AssertionError("does not read back: " + printed, e);
        }
    }
}
