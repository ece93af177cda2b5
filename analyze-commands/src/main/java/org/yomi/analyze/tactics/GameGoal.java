package org.yomi.analyze.tactics;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.gtp.call.GtpFailure;

/** The goal that a whole game is about. It stays when the game begins anew, since Sabaki replays it all the time. */
public final class GameGoal {
    private @Nullable ParsedGoal goal;
    private String text = "";

    /** No goal yet. */
    public GameGoal() {}

    /**
     * Sets the goal.
     *
     * @throws GtpFailure when the text is no goal for the position; then the goal is as before
     */
    void set(String newText, Position position) {
        goal = GoalText.parse(newText, position);
        // As typed, since escape(0), too, says something.
        text = newText;
    }

    void clear() {
        goal = null;
        text = "";
    }

    boolean isSet() {
        return goal != null;
    }

    /** The goal as typed, blanks at the ends dropped; empty if there is none. */
    String text() {
        return text;
    }

    /**
     * The text of the goal, if it means the same in a position as in the one for which it was set.
     *
     * @throws GtpFailure when stones of the goal are gone, or others stand there now
     */
    String textFor(Position position) {
        ParsedGoal now = GoalText.parse(text, position);
        if (goal == null || !now.goal().equals(goal.goal())) {
            throw new GtpFailure("the stones of " + GoalPrinter.print(now.goal(), position.geometry())
                    + " are not those for which the goal was set");
        }
        return text;
    }
}
