package org.yomi.analyze.answer;

import java.util.List;
import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Change;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.study.Status;
import org.yomi.engine.study.Status.Verdict;
import org.yomi.gtp.reply.TextReply;

/** What a move changed, in words. */
public final class ChangesText {
    private final Geometry geometry;
    private final GoalPhrases phrases;

    private ChangesText(Geometry geometry) {
        this.geometry = geometry;
        phrases = new GoalPhrases(geometry);
    }

    /**
     * The reply to {@code yomi-last-move}: the move, a line for each goal that it changed, and how many are not known.
     *
     * @param after the position after it
     * @param move a point
     * @param changes all goals that were looked at
     * @param interrupted whether the user ended it; the last line says so
     */
    public static String lines(Position after, int move, List<Change> changes, boolean interrupted) {
        Geometry geometry = after.geometry();
        Colour mover = Colour.ofCell(after.cell(move));
        ChangesText words = new ChangesText(geometry);
        List<Change> changed = changes.stream()
                .filter(change -> change.isKnown() && change.isChange())
                .toList();
        long unknown = changes.stream().filter(change -> !change.isKnown()).count();
        String count = changed.isEmpty() ? "no goal" : changed.size() == 1 ? "1 goal" : changed.size() + " goals";
        long known = changes.size() - unknown;
        String name = GoalPhrases.name(mover) + " " + geometry.name(move);
        TextReply text = new TextReply()
                .line(
                        known == 0 && unknown > 0
                                ? "What " + name + " changed is not known."
                                : name + " changed " + count + " of " + known + (changed.isEmpty() ? "." : ":"));
        changed.forEach(change -> text.line(words.line(change)));
        if (unknown > 0 || interrupted) {
            text.line("unknown " + unknown + " of " + changes.size() + " goals" + (interrupted ? ", interrupted" : ""));
        }
        return text.toString();
    }

    private String line(Change change) {
        Status after = change.after();
        Status before = change.before();
        Goal goal = change.candidate().goal();
        String now = after == null ? (change.isAchieved() ? "achieved" : "failed") : goalStatus(after);
        String was = before == null ? "" : ", was " + goalStatus(before);
        return meaning(change, goal) + ": " + GoalPrinter.print(goal, geometry) + " " + now + was;
    }

    private String meaning(Change change, Goal goal) {
        Status after = change.after();
        if (after != null && !after.isSettled()) {
            return "In doubt";
        }
        boolean isMaxs = after == null ? change.isAchieved() : after.verdict() == Verdict.WON;
        Colour winner = isMaxs ? goal.max() : goal.max().opponent();
        return GoalPhrases.name(winner) + " " + phrases.does(isMaxs ? goal : new Not(goal));
    }

    private static String goalStatus(Status status) {
        Set<String> leaned = status.assumptions();
        return StatusText.verdictAndMoves(status) + (leaned.isEmpty() ? "" : " " + String.join(" ", leaned));
    }
}
