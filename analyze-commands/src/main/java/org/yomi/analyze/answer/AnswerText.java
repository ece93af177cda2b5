package org.yomi.analyze.answer;

import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;

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

    /** The vertex of the first move, {@code pass} or {@code none}. */
    static String move(Answer answer) {
        return answer.move().name(geometry(answer));
    }

    static Geometry geometry(Answer answer) {
        return answer.question().position().geometry();
    }
}
