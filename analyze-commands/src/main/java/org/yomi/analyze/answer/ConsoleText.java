package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.explain.Side;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;

/**
 * Answers for Sabaki's console, which shows a vertex on the board when the mouse is over it, and plays a line written as a
 * colour and at least two vertices, as {@code Black F6 F5 G5}; a right click adds it to the game.
 */
public final class ConsoleText {
    /** A colour and one vertex is no line to Sabaki. */
    private static final int SHORTEST = 2;

    private ConsoleText() {}

    /** The answer in a line of its own, and its main line. */
    public static String of(Answer answer) {
        Question question = answer.question();
        List<String> lines = new ArrayList<>();
        lines.add(GoalPrinter.print(question.goal(), AnswerText.geometry(answer)) + ", "
                + question.first().word() + " first: " + AnswerText.line(answer) + AnswerText.known(answer));
        add(lines, "Line: ", question, answer.line());
        return String.join("\n", lines);
    }

    /** The explanation in sentences, and each line in it so that it can be played. */
    public static String of(Explanation explanation) {
        Question question = explanation.answer().question();
        List<String> lines = new ArrayList<>(List.of(ExplanationText.of(explanation)));
        for (Side side : explanation.sides()) {
            add(lines, "To play: ", question, side.main().moves());
            side.tries().stream()
                    .map(attempt -> attempt.line().moves())
                    .filter(moves -> !moves.equals(side.main().moves()))
                    .forEach(moves -> add(lines, "Or: ", question, moves));
        }
        return String.join("\n", lines);
    }

    /** Sabaki reads no pass there, so a line ends with the first one. */
    private static void add(List<String> lines, String title, Question question, List<Integer> moves) {
        int pass = moves.indexOf(Geometry.PASS);
        List<Integer> shown = pass < 0 ? moves : moves.subList(0, pass);
        Geometry geometry = question.position().geometry();
        List<String> names = shown.stream().map(geometry::name).toList();
        String line = title + GoalPhrases.name(question.first()) + " " + String.join(" ", names);
        if (shown.size() >= SHORTEST && !lines.contains(line)) {
            lines.add(line);
        }
    }
}
