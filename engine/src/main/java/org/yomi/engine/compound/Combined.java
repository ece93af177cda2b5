package org.yomi.engine.compound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Or;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;

/**
 * The answer to a question about two parts joined by <em>and</em> or <em>or</em>, where what is known of each by itself is
 * enough: {@link Combination} says when.
 *
 * <p>Both connectives are one game: a player who <em>needs all</em> parts, max of <em>and</em>, min of <em>or</em>, and his
 * opponent, who needs one.
 */
public final class Combined {
    private static final Effort NONE = Effort.none("");

    private final Question question;
    private final Colour all;
    private final List<Part> parts;

    private Combined(Question question, Colour all, List<Part> parts) {
        this.question = question;
        this.all = all;
        this.parts = parts;
    }

    /**
     * The answer, if the parts' answers decide it without a search.
     *
     * @param known the answer to a question about a part, if it is known
     */
    public static Optional<Answer> of(Question question, Function<Question, Optional<Answer>> known) {
        Goal goal = question.goal();
        List<Goal> goals = goal instanceof And and ? and.parts() : goal instanceof Or or ? or.parts() : List.of();
        if (goals.size() != 2 || question.rules().size() != KoRule.values().length) {
            return Optional.empty();
        }
        List<Part> parts =
                goals.stream().map(part -> part(question, part, known)).toList();
        Colour all = goal instanceof And ? goal.max() : goal.max().opponent();
        return new Combined(question, all, parts).answer();
    }

    private static Part part(Question question, Goal part, Function<Question, Optional<Answer>> known) {
        return new Part(
                answer(question, part, part.max(), known),
                answer(question, part, part.max().opponent(), known));
    }

    private static Answer answer(
            Question question, Goal part, Colour first, Function<Question, Optional<Answer>> known) {
        Question asked = Question.of(question.position(), part, question.assumptions(), first, question.limits())
                .withoutThreats();
        return known.apply(asked).orElseGet(() -> Answer.unknown(asked, StopReason.NODES, NONE));
    }

    private Optional<Answer> answer() {
        boolean needsAll = question.goal() instanceof And;
        Bounds bounds = needsAll
                ? Combination.and(parts.get(0), parts.get(1), question.maxFirst())
                : Combination.or(parts.get(0), parts.get(1), question.maxFirst());
        if (!bounds.isExact() || bounds.atLeast().isKo()) {
            return Optional.empty();
        }
        boolean allWins =
                (bounds.atLeast() == Result.WON) == (all == question.goal().max());
        if (question.first() == all) {
            return allWins ? wonByMover() : lostByMover();
        }
        return allWins ? both(all, true) : one(all.opponent(), false);
    }

    /** The player who needs all moves first: he has one part by his move, or both already. */
    private Optional<Answer> wonByMover() {
        Optional<Answer> already = both(all, true);
        if (already.isPresent()) {
            return already;
        }
        for (int i = 0; i < 2; i++) {
            Answer byMove = answer(parts.get(i), all);
            Answer second = answer(parts.get(1 - i), all.opponent());
            if (isWon(byMove, all) && isWon(second, all) && areApart(byMove, second)) {
                return Optional.of(answer(all, byMove.move(), byMove.line(), List.of(byMove, second)));
            }
        }
        return Optional.empty();
    }

    /** He moves first and does not get all: one part is lost, or his one move saves one at most. */
    private Optional<Answer> lostByMover() {
        Optional<Answer> lost = one(all.opponent(), true);
        return lost.isPresent() ? lost : both(all.opponent(), false);
    }

    /**
     * Both parts are a player's when the player who needs one moves first.
     *
     * @param mayPass whether the first move, if it is his, is a pass
     */
    private Optional<Answer> both(Colour winner, boolean mayPass) {
        Answer a = answer(parts.get(0), all.opponent());
        Answer b = answer(parts.get(1), all.opponent());
        if (!isWon(a, winner) || !isWon(b, winner) || !areApart(a, b)) {
            return Optional.empty();
        }
        boolean moves = mayPass && question.first() == winner;
        return Optional.of(answer(winner, moves ? FirstMove.PASS : FirstMove.NONE, List.of(), List.of(a, b)));
    }

    /** One part is a player's, who needs no more, with the question's first player moving. */
    private Optional<Answer> one(Colour winner, boolean isSecond) {
        for (Part part : parts) {
            Answer answer = answer(part, question.first());
            if (isWon(answer, winner)) {
                FirstMove move = isSecond ? FirstMove.NONE : answer.move();
                return Optional.of(answer(winner, move, answer.line(), List.of(answer)));
            }
        }
        return Optional.empty();
    }

    private static Answer answer(Part part, Colour first) {
        return part.maxFirst().question().first() == first ? part.maxFirst() : part.minFirst();
    }

    private boolean isWon(Answer answer, Colour player) {
        return answer.result() == (player == question.goal().max() ? Result.WON : Result.LOST);
    }

    private static boolean areApart(Answer a, Answer b) {
        return !a.alone() && !b.alone() && Half.disjoint(a.zone(), b.zone());
    }

    private Answer answer(Colour winner, FirstMove move, List<Integer> line, List<Answer> shown) {
        boolean won = winner == question.goal().max();
        Zone zone = question.goal().stones(question.position().geometry());
        TreeSet<String> assumptions = new TreeSet<>();
        for (Answer each : shown) {
            zone = zone.union(each.zone().orElseThrow());
            assumptions.addAll(each.assumptions());
        }
        return Answer.settled(
                question,
                won,
                move,
                line,
                zone,
                new ArrayList<>(assumptions),
                Effort.none(shown.get(0).effort().solver()),
                shown.stream().anyMatch(Answer::alone));
    }
}
