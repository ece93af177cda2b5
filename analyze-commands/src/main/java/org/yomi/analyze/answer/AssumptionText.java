package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Question;
import org.yomi.engine.zone.Zone;

/** Assumptions in a player's words. */
final class AssumptionText {
    private final Geometry geometry;
    private final Goal goal;

    AssumptionText(Question question) {
        geometry = question.position().geometry();
        goal = question.goal();
    }

    /** A sentence for each that was leaned on; the words are those of {@link GoalPrinter#words}. */
    List<String> sentences(Assumptions assumptions, Collection<String> leanedOn) {
        List<String> sentences = new ArrayList<>();
        if (leanedOn.contains("escape(" + assumptions.escape() + ")")) {
            sentences.add("This counts " + targets() + " as escaped with "
                    + counted(assumptions.escape(), "liberty", "liberties") + ".");
        }
        if (leanedOn.contains("open(" + assumptions.open() + ")")) {
            sentences.add("This counts " + targets() + " as escaped with a way to "
                    + counted(assumptions.open(), "empty point", "empty points") + " in the open.");
        }
        if (leanedOn.contains("apart(" + assumptions.apart() + ")")) {
            sentences.add("This counts what is " + counted(assumptions.apart(), "move", "moves")
                    + " apart as never brought together.");
        }
        assumptions
                .within()
                .filter(region -> leans(leanedOn, "within"))
                .ifPresent(region ->
                        sentences.add("This assumes that nobody plays outside " + GoalPrinter.print(region) + "."));
        assumptions
                .alive()
                .filter(stones -> leans(leanedOn, "alive"))
                .ifPresent(stones -> sentences.add(
                        "This assumes that " + String.join(", ", stones.names()) + " cannot be captured."));
        for (Colour colour : assumptions.noKo()) {
            if (leanedOn.contains("noko(" + colour.word() + ")")) {
                sentences.add("This assumes that " + GoalPhrases.name(colour) + " takes no ko.");
            }
        }
        return sentences;
    }

    private static String counted(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    private static boolean leans(Collection<String> leanedOn, String word) {
        return leanedOn.stream().anyMatch(assumption -> assumption.startsWith(word + "("));
    }

    /** The stones that can escape. */
    private String targets() {
        Zone targets = goal.atoms().stream()
                .filter(atom -> atom instanceof Capture || atom instanceof Live || atom instanceof Race)
                .map(atom -> atom instanceof Race race ? Zone.of(geometry, race.other()) : atom.stones(geometry))
                .reduce(Zone.empty(geometry), Zone::union);
        return String.join(", ", targets.names());
    }
}
