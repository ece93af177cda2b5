package org.yomi.analyze.answer;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Result;

/**
 * The answers to both questions about a goal (semantics, section 5).
 *
 * @param maxFirst when the player who wants the goal moves first
 * @param minFirst when the other one does
 */
public record Status(Answer maxFirst, Answer minFirst) {
    /** What the pair comes to. */
    public enum Verdict {
        /** Max gets it whoever moves first. */
        WON,
        /** Max does not get it whoever moves first. */
        LOST,
        /** Whoever moves first has it. */
        UNSETTLED,
        /** At least one result is a ko. */
        KO,
        /** At least one result is unknown. */
        UNKNOWN;

        /** The verdict in lower case. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What the pair comes to. */
    public Verdict verdict() {
        Result first = maxFirst.result();
        Result second = minFirst.result();
        if (first == Result.UNKNOWN || second == Result.UNKNOWN) {
            return Verdict.UNKNOWN;
        }
        if (first.isKo() || second.isKo()) {
            return Verdict.KO;
        }
        if (first != second) {
            return Verdict.UNSETTLED;
        }
        return first == Result.WON ? Verdict.WON : Verdict.LOST;
    }

    /** Whether it does not matter who moves first. */
    public boolean isSettled() {
        return verdict() == Verdict.WON || verdict() == Verdict.LOST;
    }

    /** The reply to {@code yomi-status}: {@link #verdictAndMoves}, then the assumptions that were leaned on. */
    public String text() {
        return (verdictAndMoves() + " " + String.join(" ", assumptions())).strip();
    }

    /**
     * The verdict; behind {@code unsettled} each player's move, behind {@code ko} and {@code unknown} each player's
     * question with its answer, Black's first.
     */
    String verdictAndMoves() {
        StringBuilder text = new StringBuilder(verdict().word());
        for (Answer answer : isSettled() ? List.<Answer>of() : blackFirst()) {
            text.append(' ').append(answer.question().first().word()).append(' ');
            text.append(verdict() == Verdict.UNSETTLED ? AnswerText.move(answer) : AnswerText.resultAndMove(answer));
        }
        return text.toString();
    }

    /** Both answers, that to the question where Black moves first in front. */
    public List<Answer> blackFirst() {
        return maxFirst.question().first() == Colour.BLACK ? List.of(maxFirst, minFirst) : List.of(minFirst, maxFirst);
    }

    /** The assumptions that either answer leaned on. */
    public Set<String> assumptions() {
        Set<String> assumptions = new LinkedHashSet<>();
        Stream.of(maxFirst, minFirst).forEach(answer -> assumptions.addAll(answer.assumptions()));
        return assumptions;
    }
}
