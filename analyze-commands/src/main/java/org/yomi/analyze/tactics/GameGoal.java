package org.yomi.analyze.tactics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.verify.game.Course;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.GtpFailure;

/** The goal that a whole game is about. It stays when the game begins anew, since Sabaki replays it all the time. */
public final class GameGoal {
    private @Nullable ParsedGoal goal;
    private @Nullable Position start;

    /** How many moves led to the start: a ko that is taken back brings the same stones again later. */
    private int movesBefore;

    private String text = "";

    /** No goal yet. */
    public GameGoal() {}

    /**
     * Sets the goal.
     *
     * @param game all positions; the goal is about the last one
     * @throws GtpFailure when the text is no goal for the position; then the goal is as before
     */
    void set(String newText, List<Position> game) {
        goal = GoalText.parse(newText, game.get(game.size() - 1));
        beginAtEndOf(game);
        // As typed, since escape(0), too, says something.
        text = GoalText.withoutQuotes(newText);
    }

    /** Sets a goal that was made of clicked stones of the last position, so that no message tells the column of its text. */
    void setClicked(String newText, List<Position> game) {
        goal = GoalText.parseWithoutColumn(newText, game.get(game.size() - 1));
        beginAtEndOf(game);
        text = newText;
    }

    private void beginAtEndOf(List<Position> game) {
        movesBefore = game.size() - 1;
        start = game.get(movesBefore);
    }

    void clear() {
        goal = null;
        start = null;
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
     * The goal, if its text means the same in a position as in the one for which it was set.
     *
     * @throws GtpFailure when stones of the goal are gone, or others stand there now
     */
    private Goal in(Position position) {
        Goal now;
        try {
            now = GoalText.parseWithoutColumn(text, position).goal();
        } catch (GtpFailure e) {
            throw ofAnotherPosition(String.valueOf(e.getMessage()));
        }
        if (goal == null || !now.equals(goal.goal())) {
            throw ofAnotherPosition("its stones are not those for which it was set");
        }
        return now;
    }

    /** Who asks for a move may have forgotten that there is a goal. */
    private GtpFailure ofAnotherPosition(String reason) {
        return new GtpFailure("the goal of the game, " + text + ", is of another position: " + reason
                + ". 'yomi-goal none' removes it");
    }

    /** The goal, if all its stones are those for which it was set. */
    Optional<Goal> whole(Position position) {
        try {
            return Optional.of(in(position));
        } catch (GtpFailure e) {
            return Optional.empty();
        }
    }

    /**
     * What of the goal is still open in a game, and what it has come to: if the game went through the position for which
     * the goal was set, by what happened since; else by what stands there.
     *
     * @param game all positions
     * @throws GtpFailure when no goal is set; when stones of it are gone, or others stand there now, and it was not seen
     *     how; when it is open and stones that it assumes to be alive were captured
     */
    Remainder rest(List<Position> game, Settings settings) {
        ParsedGoal set = assumed(settings);
        int from = startIn(game);
        if (from < 0) {
            from = game.size() - 1;
            in(game.get(from));
        }
        List<Position> course = game.subList(from, game.size());
        try {
            Remainder rest = Course.remainder(set.goal(), set.assumptions(), course);
            if (!rest.isDecided()) {
                requireImmortalStones(set, course);
            }
            return rest;
        } catch (Exhausted e) {
            throw new GtpFailure("what became of " + text + " is not known: " + e.reason());
        }
    }

    /** On the board, stones that are assumed to be alive may have been captured all the same. */
    private void requireImmortalStones(ParsedGoal set, List<Position> course) {
        Position first = course.get(0);
        Position last = course.get(course.size() - 1);
        for (int stone : set.assumptions().immortal(first.geometry()).points()) {
            if (first.cell(stone) != last.cell(stone)) {
                throw ofAnotherPosition(first.geometry().name(stone) + " of alive(..) was captured");
            }
        }
    }

    /** Where the goal was set, or, in another game, where those stones stood last; below 0 if they never did. */
    private int startIn(List<Position> game) {
        if (movesBefore < game.size() && isStart(game.get(movesBefore))) {
            return movesBefore;
        }
        int from = game.size() - 1;
        while (from >= 0 && !isStart(game.get(from))) {
            from--;
        }
        return from;
    }

    private boolean isStart(Position position) {
        return start != null
                && start.geometry() == position.geometry()
                && Arrays.equals(start.cells(), position.cells());
    }

    private ParsedGoal assumed(Settings settings) {
        if (goal == null) {
            throw new GtpFailure("no goal is set: 'yomi-goal GOAL' sets one");
        }
        return GoalText.assume(goal, text, settings);
    }

    /** What is left of the goal, with what the goal and the settings assume. */
    ParsedGoal assumed(Goal rest, Settings settings) {
        return new ParsedGoal(rest, assumed(settings).assumptions());
    }

    /** The stones of the goal, if it is about all stones of a list, and of a kind; none on a board of another size. */
    Zone stones(Position position, Class<? extends AtomicGoal> kind) {
        Geometry geometry = position.geometry();
        if (goal == null || start == null || start.geometry() != geometry) {
            return Zone.empty(geometry);
        }
        List<Goal> parts = goal.goal() instanceof And all ? all.parts() : List.of(goal.goal());
        return parts.stream().allMatch(kind::isInstance) ? goal.goal().stones(geometry) : Zone.empty(geometry);
    }
}
