package org.yomi.analyze.record;

import java.util.ArrayList;
import java.util.List;
import org.yomi.analyze.answer.ExplanationText;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.explain.Line;
import org.yomi.engine.explain.Side;
import org.yomi.engine.explain.Try;
import org.yomi.engine.question.Question;

/** The lines of an explanation as variations, with what is said about each where it begins and ends. */
final class Refutations {
    private static final String ELSEWHERE = "A pass, or any move outside the zone, changes nothing.";

    private final Explanation explanation;
    private final ExplanationText text;
    private final Variations variations;

    Refutations(Explanation explanation, Variations variations) {
        this.explanation = explanation;
        this.variations = variations;
        text = new ExplanationText(explanation);
    }

    void add() {
        explanation.sides().forEach(side -> add(side.main(), side));
        for (Side side : explanation.sides()) {
            side.tries().forEach(attempt -> add(attempt, side));
            addElsewhere(side);
        }
        praiseFirstMove();
    }

    private void add(Line line, Side side) {
        variations.add(line.moves());
        variations.comment(line.moves(), end(line, side));
    }

    /** A ko has two sides, which end in different ways. */
    private String end(Line line, Side side) {
        String end = text.end(line, side);
        return end.isEmpty() || explanation.sides().size() == 1 ? end : text.title(side) + ": " + end;
    }

    private void add(Try attempt, Side side) {
        Line line = attempt.line();
        add(line, side);
        List<Integer> tried = beginning(line, side.turn() + 1);
        text.about(attempt, side).forEach(sentence -> variations.comment(tried, sentence));
        if (line.moves().size() > side.turn() + 1) {
            int reply = line.moves().get(side.turn() + 1);
            attempt.alike().forEach(move -> addAlike(beginning(line, side.turn()), move, reply));
        }
    }

    private void addAlike(List<Integer> before, int move, int reply) {
        List<Integer> moves = new ArrayList<>(before);
        moves.add(move);
        moves.add(reply);
        variations.add(moves);
    }

    private void addElsewhere(Side side) {
        Line line = side.elsewhere();
        if (line == null || line.moves().size() <= side.turn()) {
            return;
        }
        int end = line.moves().size();
        while (end > side.turn() + 1 && line.moves().get(end - 1) == Geometry.PASS) {
            end--;
        }
        variations.add(beginning(line, end));
        variations.comment(beginning(line, side.turn() + 1), ELSEWHERE);
        if (end == line.moves().size()) {
            variations.comment(line.moves(), end(line, side));
        }
    }

    private static List<Integer> beginning(Line line, int moves) {
        return line.moves().subList(0, Math.min(moves, line.moves().size()));
    }

    /** Only if the player who moves first gets something by it. */
    private void praiseFirstMove() {
        Question question = explanation.answer().question();
        Side side = explanation.sides().get(0);
        List<Integer> first = beginning(side.main(), 1);
        if (side.winner() == question.first() && !first.isEmpty() && first.get(0) != Geometry.PASS) {
            variations.praise(first);
        }
    }
}
