package org.yomi.analyze.answer;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.yomi.engine.question.Answer;
import org.yomi.engine.study.Status;
import org.yomi.engine.study.Status.Verdict;

/** A status in words. */
public final class StatusText {
    private StatusText() {}

    /**
     * The reply to {@code yomi-status}: {@link #verdictAndMoves}, then the assumptions that were leaned on, and the ko rule
     * if it was one.
     */
    public static String line(Status status) {
        Set<String> leanedOn = new LinkedHashSet<>();
        Stream.of(status.maxFirst(), status.minFirst()).forEach(answer -> leanedOn.addAll(AnswerText.leanedOn(answer)));
        return AnswerText.words(verdictAndMoves(status), leanedOn)
                + AnswerText.underRule(status.maxFirst().question());
    }

    /**
     * The verdict; behind {@code unsettled} each player's move, behind {@code ko} and {@code unknown} each player's
     * question with its answer, Black's first.
     */
    static String verdictAndMoves(Status status) {
        return text(status, AnswerText::resultAndMove);
    }

    /** The same, and what unknown answers know. */
    static String forPeople(Status status) {
        return text(status, answer -> AnswerText.resultAndMove(answer) + AnswerText.known(answer));
    }

    private static String text(Status status, Function<Answer, String> result) {
        Verdict verdict = status.verdict();
        StringBuilder text = new StringBuilder(verdict.word());
        for (Answer answer : status.isSettled() ? List.<Answer>of() : status.blackFirst()) {
            text.append(' ').append(answer.question().first().word()).append(' ');
            text.append(verdict == Verdict.UNSETTLED ? AnswerText.move(answer) : result.apply(answer));
        }
        return text.toString();
    }
}
