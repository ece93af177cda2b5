package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.yomi.engine.board.Board;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.explain.KoMoves;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;

/** What an explanation begins with: the result in sentences. */
final class ResultText {
    private final Answer answer;
    private final Question question;
    private final Goal goal;
    private final GoalPhrases phrases;
    private final String max;
    private final String min;

    ResultText(Answer answer) {
        this.answer = answer;
        question = answer.question();
        goal = question.goal();
        phrases = new GoalPhrases(question.position().geometry());
        max = GoalPhrases.name(goal.max());
        min = GoalPhrases.name(goal.max().opponent());
    }

    /** Who gets what. */
    String result(Explanation explanation) {
        String first = GoalPhrases.name(question.first()) + " to move: ";
        String rule = underRule() + (answer.move().equals(FirstMove.PASS) ? ", even after a pass" : "");
        return switch (answer.result()) {
            case WON -> first + max + " " + phrases.does(goal) + stones() + rule + ".";
            case LOST -> first + max + " cannot " + phrases.can(goal) + stones() + rule + ".";
            case KO_PLUS ->
                first + max + " " + phrases.does(goal) + stones() + " unless " + min + " wins " + ko(explanation) + ". "
                        + threats(min);
            case KO_MINUS ->
                first + max + " " + phrases.does(goal) + stones() + " only by winning " + ko(explanation) + ". "
                        + threats(max);
            case UNKNOWN ->
                first + "whether " + max + " " + phrases.does(goal) + " is not known, because " + ended(answer) + ".";
        };
    }

    /** How large the block is that a goal about one stone is about. */
    private String stones() {
        List<AtomicGoal> atoms = goal.atoms();
        Zone stones = atoms.get(0).stones(question.position().geometry());
        if (atoms.size() > 1 || stones.size() != 1 || isAboutAPlace(atoms.get(0))) {
            return "";
        }
        Board board = new Board(question.position());
        int count = board.stones(board.block(stones.points()[0]));
        return count == 1 ? "" : " (" + count + " stones)";
    }

    /** Then the number would stand behind something else than the stone. */
    private static boolean isAboutAPlace(AtomicGoal atom) {
        return atom instanceof Connect || atom instanceof Enter;
    }

    private String underRule() {
        if (!question.isUnderOneRule()) {
            return "";
        }
        KoRule rule = question.rules().iterator().next();
        return switch (rule) {
            case A -> ", if " + min + " has all the ko threats";
            case N -> ", if there are no ko threats";
            case B -> ", if " + max + " has all the ko threats";
        };
    }

    /** Without lines that were told apart, the answer's own has to do. */
    private String ko(Explanation explanation) {
        List<List<Integer>> lines = explanation.sides().isEmpty()
                ? List.of(answer.line())
                : explanation.sides().stream().map(side -> side.main().moves()).toList();
        List<Integer> retaken = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        for (List<Integer> moves : lines) {
            KoMoves ko = KoMoves.of(question, moves);
            ko.retakes().stream().sorted().map(moves::get).forEach(retaken::add);
            taken.addAll(ko.bans());
        }
        return Stream.concat(retaken.stream(), taken.stream())
                .findFirst()
                .map(point -> "the ko at " + question.position().geometry().name(point))
                .orElse("a ko");
    }

    private String threats(String player) {
        Threats threats = answer.threats();
        if (threats == null) {
            return "The ko threats that " + player + " needs for that were not counted.";
        }
        return switch (threats) {
            case ONE -> player + " needs 1 ko threat for that.";
            case MANY -> Threats.MOST_COUNTED + " ko threats are not enough for that, perhaps no number is.";
            default -> player + " needs " + threats.word() + " ko threats for that.";
        };
    }

    private static String ended(Answer answer) {
        Stop stop = answer.stop();
        return stop == null ? "" : reason(stop.reason().word());
    }

    /** The word of a {@link org.yomi.engine.question.StopReason} in words; any other text as it is. */
    static String reason(String word) {
        return switch (word) {
            case "cancelled" -> "the reading was interrupted";
            case "method" -> "the solver can prove no more";
            case "nodes", "time", "memory" -> "the limit of " + word + " was reached";
            default -> word;
        };
    }

    /** What is proven of a result that is not known; empty if nothing is. */
    String bounds(Known known) {
        String atLeast = known.hasLowerBound()
                ? "The result is at least " + known.atLeast().word() + ". "
                : "";
        String atMost = known.hasUpperBound()
                ? "The result is at most " + known.atMost().word() + "."
                : "";
        return (atLeast + atMost).strip();
    }
}
