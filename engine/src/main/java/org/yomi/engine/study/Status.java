package org.yomi.engine.study;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;

/**
 * The status of a goal: the answers to both questions about it (semantics, section 5).
 *
 * @param maxFirst when the player who wants the goal moves first
 * @param minFirst when the other one does
 */
public record Status(Answer maxFirst, Answer minFirst) {
    /** What the pair comes to. */
    public enum Verdict {
        /** Settled, won: max gets it whoever moves first. */
        WON,
        /** Settled, lost: max does not get it whoever moves first. */
        LOST,
        /** Whoever moves first has it. */
        UNSETTLED,
        /** At least one result is a ko; the pair names it. */
        KO,
        /** At least one result is unknown. */
        UNKNOWN;

        /** The verdict in lower case. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Status {
        if (!maxFirst.question().maxFirst()
                || minFirst.question().maxFirst()
                || !maxFirst.question().goal().equals(minFirst.question().goal())) {
            throw new IllegalArgumentException("a status is one goal with each player to move first");
        }
    }

    /**
     * Asks both questions. A player who gets his way even if the other one moves first gets it by a pass, too, if that leads
     * to the same state. When an answer says that, the other question is not asked, or stopped.
     *
     * @param question the question for a player to move first
     * @param threads 1 asks max's question and then min's; with more, both are read at the same time, each with half of
     *     the memory
     * @param monitors who stops each question and hears of it
     * @throws IllegalArgumentException when the solver refuses the goal
     */
    public static Status of(
            Goal goal,
            Function<Colour, Question> question,
            Solver solver,
            int threads,
            Function<Question, Monitor> monitors) {
        return new StatusSearch(
                        question.apply(goal.max()), question.apply(goal.max().opponent()), solver, threads, monitors)
                .status();
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
