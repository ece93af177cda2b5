package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.explain.KoMoves;
import org.yomi.engine.explain.Line;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.engine.question.Question;

/** Lines of an explanation in words. */
final class LineText {
    /** More moves than this are hard to follow without a board. */
    private static final int MOST_MOVES = 12;

    private final Question question;
    private final Geometry geometry;
    private final GoalPhrases phrases;

    LineText(Question question) {
        this.question = question;
        geometry = question.position().geometry();
        phrases = new GoalPhrases(geometry);
    }

    /** The moves from an index on, and how it ends: {@code Black E4, White C5, Black C6: D4 is captured.} */
    String from(int index, Line line, Colour winner) {
        String moves = moves(index, shown(line), line.ko().retakes());
        String end = end(line, winner);
        return moves + (moves.isEmpty() || end.isEmpty() ? "" : line.isEnded() ? ": " : ", and so on: ") + end + ".";
    }

    /** Moves from the position of the question on: {@code Black E4, White C5 after a ko threat, Black passes}. */
    String moves(List<Integer> moves) {
        return moves(0, moves, KoMoves.of(question, moves).retakes());
    }

    private String moves(int from, List<Integer> moves, Set<Integer> retakes) {
        int count = moves.size() - from;
        int skipped = count > MOST_MOVES + 1 ? count - MOST_MOVES : 0;
        List<String> words = new ArrayList<>();
        for (int i = from; i < moves.size(); i++) {
            boolean isLast = i == moves.size() - 1;
            if (skipped == 0 || i - from < MOST_MOVES - 1 || isLast) {
                words.add((isLast && skipped > 0 ? (skipped + 1) + " moves later " : "")
                        + move(i, moves.get(i), retakes));
            }
        }
        return String.join(", ", words);
    }

    /** Passes at the end of a line that needs no end say nothing. */
    private static List<Integer> shown(Line line) {
        List<Integer> shown = line.moves();
        while (line.rest() != null && !shown.isEmpty() && shown.get(shown.size() - 1) == Geometry.PASS) {
            shown = shown.subList(0, shown.size() - 1);
        }
        return shown;
    }

    private String move(int index, int move, Set<Integer> retakes) {
        String player = GoalPhrases.name(mover(index));
        if (move == Geometry.PASS) {
            return player + " passes";
        }
        return player + " " + geometry.name(move) + (retakes.contains(index) ? " after a ko threat" : "");
    }

    private Colour mover(int index) {
        return index % 2 == 0 ? question.first() : question.first().opponent();
    }

    /** What became of the goal: {@code D4 is captured}. */
    String end(Line line, Colour winner) {
        List<String> parts = new ArrayList<>();
        line.settled().forEach(settled -> parts.add(phrases.became(settled)));
        Goal rest = line.rest();
        if (rest != null) {
            parts.add(GoalPhrases.name(winner) + " " + phrases.does(rest.max() == winner ? rest : new Not(rest)));
        }
        // Two parts of a goal may be about one block.
        return parts.stream().distinct().collect(Collectors.joining(", "));
    }
}
