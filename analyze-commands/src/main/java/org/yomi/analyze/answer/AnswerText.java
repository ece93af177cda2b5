package org.yomi.analyze.answer;

import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.ProofNumbers;

/** An answer in words. */
public final class AnswerText {
    private AnswerText() {}

    /** The reply to {@code yomi-solve}: result, move and the assumptions that were leaned on. */
    public static String line(Answer answer) {
        String assumptions = String.join(" ", answer.assumptions());
        return (resultAndMove(answer) + " " + assumptions).strip();
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
