package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.discovery.DoublePurpose;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalPrinter;

/** What was found on a board, in words. */
public final class FindingsText {
    private record Line(int stones, String text) {}

    /** The reply when there is nothing in doubt, and that for certain. */
    public static final String NOTHING = "nothing in doubt";

    private FindingsText() {}

    /**
     * The reply to {@code yomi-goals}: a line for each goal in doubt and each move of double purpose, those with most
     * stones at stake first, or {@link #NOTHING}; then, if not all was found out, how many goals are unknown, and whether moves of double purpose are.
     *
     * @param interrupted whether the user ended it; the last line says so
     */
    public static String lines(Findings findings, Geometry geometry, boolean interrupted) {
        List<Line> lines = new ArrayList<>();
        for (Found found : findings.open()) {
            lines.add(new Line(found.candidate().stones(), line(found, geometry)));
        }
        for (DoublePurpose move : findings.doubles()) {
            lines.add(new Line(move.stones(), line(move, geometry)));
        }
        lines.sort(Comparator.comparing(Line::stones).reversed());
        List<String> texts = new ArrayList<>(lines.stream().map(Line::text).toList());
        if (findings.unknown() > 0 || !findings.doublesDecided() || interrupted) {
            texts.add(unknown(findings) + undecided(findings) + (interrupted ? ", interrupted" : ""));
        }
        return texts.isEmpty() ? NOTHING : String.join("\n", texts);
    }

    /** The numbers: {@code 1 in doubt, 1 double purpose, unknown 3 of 10 goals}. */
    static String summary(Findings findings) {
        return findings.open().size() + " in doubt, " + findings.doubles().size() + " double purpose, "
                + unknown(findings);
    }

    /** The same when nothing more is read, or {@link #NOTHING}. */
    static String lastSummary(Findings findings) {
        boolean isNothing = findings.open().isEmpty()
                && findings.doubles().isEmpty()
                && findings.unknown() == 0
                && findings.doublesDecided();
        return isNothing ? NOTHING : summary(findings) + undecided(findings);
    }

    /** How many moves of double purpose there are, as a sentence. */
    static String doubles(Findings findings) {
        int count = findings.doubles().size();
        String moves = switch (count) {
            case 0 -> "no moves";
            case 1 -> "1 move";
            default -> count + " moves";
        };
        return moves + " of double purpose found" + (findings.doublesDecided() ? "" : ", but not all were decided");
    }

    /** What follows these numbers when nothing more is read; empty if nothing does. */
    private static String undecided(Findings findings) {
        return findings.doublesDecided() ? "" : ", double purposes not all decided";
    }

    private static String unknown(Findings findings) {
        return "unknown " + findings.unknown() + " of " + findings.size() + " goals";
    }

    private static String line(Found found, Geometry geometry) {
        return line(
                found.candidate().goal(),
                found.status().assumptions(),
                StatusText.verdictAndMoves(found.status())
                        + AnswerText.underRule(found.status().maxFirst().question()),
                found.candidate().stones(),
                geometry);
    }

    static String line(DoublePurpose move, Geometry geometry) {
        return line(
                move.goal(),
                new TreeSet<>(move.leaned()),
                "double " + move.player().word() + " " + geometry.name(move.move())
                        + AnswerText.underRule(move.after().question()),
                move.stones(),
                geometry);
    }

    private static String line(Goal goal, Collection<String> leaned, String verdict, int stones, Geometry geometry) {
        List<String> words = new ArrayList<>(List.of(GoalPrinter.print(goal, geometry)));
        words.addAll(leaned);
        words.add(verdict);
        words.add("stones " + stones);
        return String.join(" ", words);
    }
}
