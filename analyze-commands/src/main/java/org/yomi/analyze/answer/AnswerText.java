package org.yomi.analyze.answer;

import java.util.Collection;
import java.util.List;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Question;

/** An answer in words. */
public final class AnswerText {
    private AnswerText() {}

    /** The reply to {@code yomi-solve}: result, move, the assumptions that were leaned on, and the ko rule if it was one. */
    public static String line(Answer answer) {
        return words(resultAndMove(answer), leanedOn(answer)) + underRule(answer.question());
    }

    /** The assumptions that the result leaned on; what an unknown answer knows all the same is not told in such a line. */
    static List<String> leanedOn(Answer answer) {
        return answer.unknownBecause() == null ? answer.assumptions() : List.of();
    }

    static String words(String text, Collection<String> more) {
        return (text + " " + String.join(" ", more)).strip();
    }

    /** {@code  under ko rule B}; empty if the question was put under all rules. */
    static String underRule(Question question) {
        return question.isUnderOneRule()
                ? " under ko rule " + question.rules().iterator().next()
                : "";
    }

    /** The result; then its move if the side that moves first gets something, or why it is unknown. */
    static String resultAndMove(Answer answer) {
        String result = answer.result().word();
        if (answer.unknownBecause() != null) {
            return result + " " + answer.unknownBecause().word();
        }
        return answer.move().equals(FirstMove.NONE) ? result : result + " " + move(answer);
    }

    /**
     * What an unknown answer knows all the same, for people: {@code , at least Ko+, ko rule A: proof 12, disproof 345};
     * empty if it knows nothing.
     */
    static String known(Answer answer) {
        return answer.stop() == null ? "" : known(answer.stop().known());
    }

    /** The same of a search that still runs. */
    static String known(Known known) {
        if (known.atLeast() == known.atMost()) {
            return ", " + known.atLeast().word() + " but for the number of threats";
        }
        StringBuilder text = new StringBuilder();
        if (known.hasLowerBound()) {
            text.append(", at least ").append(known.atLeast().word());
        }
        if (known.hasUpperBound()) {
            text.append(", at most ").append(known.atMost().word());
        }
        if (known.rule() != null && known.numbers() != null) {
            text.append(", ko rule ").append(known.rule()).append(": proof ");
            text.append(ProofNumbers.word(known.numbers().proof())).append(", disproof ");
            text.append(ProofNumbers.word(known.numbers().disproof()));
        }
        return text.toString();
    }

    /** What was asked, for people: {@code capture(D4), black first}. */
    public static String question(Answer answer) {
        return GoalPrinter.print(answer.question().goal(), geometry(answer)) + ", "
                + answer.question().first().word() + " first";
    }

    /** The vertex of the first move, {@code pass} or {@code none}. */
    static String move(Answer answer) {
        return answer.move().name(geometry(answer));
    }

    static Geometry geometry(Answer answer) {
        return answer.question().position().geometry();
    }
}
