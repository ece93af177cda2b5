package org.yomi.analyze.answer;

import java.util.List;
import java.util.stream.Stream;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.explain.Line;
import org.yomi.engine.explain.Side;
import org.yomi.engine.explain.Try;
import org.yomi.engine.goal.Not;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Stop;
import org.yomi.gtp.reply.TextReply;

/** The reply to {@code yomi-explain}: an answer, and why it is so, in short sentences. */
public final class ExplanationText {
    /** So many moves are named where one answer serves for all. */
    private static final int MOST_ALIKE = 8;

    private final Explanation explanation;
    private final Question question;
    private final Geometry geometry;
    private final GoalPhrases phrases;
    private final LineText lines;
    private final TextReply text = new TextReply();

    /** Prepares to tell an explanation. */
    public ExplanationText(Explanation explanation) {
        this.explanation = explanation;
        question = explanation.answer().question();
        geometry = question.position().geometry();
        phrases = new GoalPhrases(geometry);
        lines = new LineText(question);
    }

    /** The sentences, the most important ones first. */
    public static String of(Explanation explanation) {
        return new ExplanationText(explanation).text();
    }

    private String text() {
        Answer answer = explanation.answer();
        ResultText result = new ResultText(answer);
        text.line(result.result(explanation));
        Stop stop = answer.stop();
        if (stop != null) {
            add(result.bounds(stop.known()));
        }
        if (explanation.sides().isEmpty() && !answer.line().isEmpty()) {
            add((stop == null ? "Line: " : "The best line so far: ") + lines.moves(answer.line()) + ".");
        }
        for (Side side : explanation.sides()) {
            tell(side);
        }
        new AssumptionText(question)
                .sentences(question.assumptions(), explanation.assumptions())
                .forEach(this::add);
        if (!explanation.missing().isEmpty()) {
            add("More replies were not read: " + ResultText.reason(explanation.missing()) + ".");
        }
        return text.toString();
    }

    private void add(String line) {
        if (!line.isEmpty()) {
            text.line(line);
        }
    }

    private void tell(Side side) {
        Line main = side.main();
        if (main.moves().isEmpty()) {
            add("It is so already.");
            return;
        }
        // Without moves, the result has said it already; of a ko, each side has its own.
        boolean isNews = explanation.sides().size() > 1 && main.isEnded();
        if (isNews || main.moves().stream().anyMatch(move -> move != Geometry.PASS)) {
            add(title(side) + ": " + lines.from(0, main, side.winner()));
        }
        side.tries().forEach(attempt -> about(attempt, side).forEach(this::add));
        add(others(side));
        Line elsewhere = side.elsewhere();
        if (elsewhere != null) {
            add("Moves elsewhere change nothing" + threat(elsewhere, side) + ".");
        }
    }

    /** What the main line of a side is; a ko has two sides. */
    public String title(Side side) {
        if (explanation.sides().size() == 1) {
            return "Line";
        }
        boolean isBound = side.rule().binds(side.winner() == question.goal().max());
        return isBound ? "Without ko threats" : "With ko threats of " + GoalPhrases.name(side.winner());
    }

    /** What becomes of a try, a sentence each; none if it is the main line and there is nothing to add. */
    public List<String> about(Try attempt, Side side) {
        boolean isNews = !attempt.line().equals(side.main()) || !attempt.lost().isEmpty();
        return Stream.of(isNews ? told(attempt, side) : "", alike(attempt, side))
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    /** How a line of a side ends: {@code D4 is captured.}; empty if it breaks off. */
    public String end(Line line, Side side) {
        String end = lines.end(line, side.winner());
        return end.isEmpty() ? "" : end + ".";
    }

    private String told(Try attempt, Side side) {
        Colour winner = side.winner();
        String loser = GoalPhrases.name(winner.opponent());
        String move = geometry.name(attempt.move());
        String condition = attempt.lost().isEmpty()
                ? "If " + loser + " plays " + move
                : "If " + loser + " " + saved(attempt, winner) + " by " + move;
        return condition + ", " + answered(attempt.line(), side.turn() + 1, winner);
    }

    private String alike(Try attempt, Side side) {
        List<String> moves = attempt.alike().stream().map(geometry::name).toList();
        int last = Math.min(moves.size(), MOST_ALIKE) - 1;
        if (last < 0) {
            return "";
        }
        String end = moves.size() > MOST_ALIKE ? (moves.size() - last) + " more" : moves.get(last);
        String list = last == 0 ? end : String.join(", ", moves.subList(0, last)) + " and " + end;
        int reply = attempt.line().moves().get(side.turn() + 1);
        return GoalPhrases.name(side.winner()) + " " + geometry.name(reply) + " also answers " + list + ".";
    }

    /** What a move of the loser keeps for him. */
    private String saved(Try attempt, Colour winner) {
        List<String> saved = attempt.lost().stream()
                .map(part -> part.max() == winner ? phrases.does(new Not(part)) : phrases.does(part))
                .toList();
        return String.join(" and ", saved);
    }

    private String answered(Line line, int reply, Colour winner) {
        String player = GoalPhrases.name(winner);
        if (reply >= line.moves().size()) {
            return "it fails: " + lines.from(reply, line, winner);
        }
        if (line.moves().get(reply) == Geometry.PASS) {
            return player + " need not answer.";
        }
        String answer = player + " answers " + geometry.name(line.moves().get(reply));
        String rest = lines.from(reply + 1, line, winner);
        return answer + (rest.equals(".") ? "." : line.moves().size() > reply + 1 ? ". Then " + rest : ": " + rest);
    }

    private static String others(Side side) {
        String loser = GoalPhrases.name(side.winner().opponent());
        List<Integer> main = side.main().moves();
        boolean isOther =
                !side.tries().isEmpty() || main.size() > side.turn() && main.get(side.turn()) != Geometry.PASS;
        String moves = isOther ? " other move" : " move";
        String end = isOther ? ", too." : ".";
        return switch (side.others()) {
            case 0 -> "";
            case 1 -> loser + "'s only" + moves + " in the zone fails" + end;
            default -> loser + "'s " + side.others() + moves + "s in the zone fail" + end;
        };
    }

    /** What the winner does when he has a free hand. */
    private String threat(Line elsewhere, Side side) {
        int reply = side.turn() + 1;
        if (elsewhere.moves().size() <= reply || elsewhere.moves().get(reply) == Geometry.PASS) {
            return "";
        }
        return ": " + GoalPhrases.name(side.winner()) + " then plays "
                + geometry.name(elsewhere.moves().get(reply));
    }
}
