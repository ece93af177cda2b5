package org.yomi.engine.explain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.verify.Claim;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/** Follows lines in which one player wins, to their end. */
final class LineReader {
    /** A line of a solver may stop early; this is enough to see how it goes on. */
    private static final long NODES = 200_000;

    /** Longer than any ladder across a large board. */
    private static final int LONGEST = 200;

    final Rules rules;
    private final Inquiry inquiry;
    private final Question question;
    private final Colour winner;

    LineReader(Claim claim, Inquiry inquiry) {
        this.inquiry = inquiry;
        question = inquiry.question();
        winner = claim.winner();
        rules = new Rules(question, claim.rule());
    }

    /** The position of the question, or one after it. */
    Replay replay(List<Integer> moves) {
        Replay replay = new Replay(question, rules, winner);
        for (int move : moves) {
            if (!replay.play(move)) {
                throw new IllegalStateException("a line of the solver has an illegal move: "
                        + question.position().geometry().name(move));
            }
        }
        return replay;
    }

    /** The line that begins with some moves; where they end too early, the solver is asked how to go on. */
    Line read(List<Integer> moves) {
        Replay replay = replay(List.of());
        Deque<Integer> next = new ArrayDeque<>(moves);
        while (!replay.isDecided()
                && replay.isWithoutRepetition()
                && replay.moves().size() < LONGEST) {
            if (next.isEmpty() && !replay.isKept()) {
                next.addAll(onwards(replay));
            }
            if (next.isEmpty() || !replay.play(next.remove())) {
                break;
            }
        }
        answerLast(replay);
        Line line = replay.line();
        line.settled().stream().filter(Settled::byAssumption).forEach(inquiry::leanOn);
        return line;
    }

    /** Where the winner has only to keep what there is, his answer to the last move shows how he does. */
    private void answerLast(Replay replay) {
        if (replay.isKept() && isWinners(replay.state()) && replay.isWithoutRepetition()) {
            onwards(replay).stream()
                    .findFirst()
                    .filter(move -> move != Geometry.PASS)
                    .ifPresent(replay::play);
        }
    }

    /** How play goes on, if it does and that is found out. */
    List<Integer> onwards(Replay replay) {
        if (replay.isDecided()) {
            return List.of();
        }
        if (isWinners(replay.state())) {
            Set<Integer> last = lastMoves(replay.state());
            if (!last.isEmpty()) {
                return List.of(last.iterator().next());
            }
        }
        Optional<Answer> answer = ask(replay.state(), replay.moves(), nodes(NODES));
        answer.ifPresent(found -> inquiry.leanOn(found.assumptions()));
        return answer.map(LineReader::onwards).orElseGet(List::of);
    }

    /** How play goes on by an answer. */
    static List<Integer> onwards(Answer answer) {
        boolean isMoveAlone = answer.line().isEmpty() && answer.move().kind() != FirstMove.Kind.NONE;
        return isMoveAlone ? List.of(answer.move().point()) : answer.line();
    }

    /**
     * What the solver says in a state in which the winner wins.
     *
     * @param moves those that lead to it
     * @return nothing when it gave up
     */
    Optional<Answer> ask(State state, List<Integer> moves, Limits limits) {
        Optional<Answer> answer = inquiry.ask(rules.question(state, limits), moves);
        if (answer.isPresent() && !isWon(answer.get())) {
            List<String> names = new ArrayList<>();
            moves.forEach(move -> names.add(question.position().geometry().name(move)));
            throw new IllegalStateException(
                    "the solver contradicts itself after " + names + ": " + winner.word() + " does not win");
        }
        return answer;
    }

    /** Whether an answer is that the winner wins. */
    boolean isWon(Answer answer) {
        return answer.result() == (isMax() ? Result.WON : Result.LOST);
    }

    /** Whether the winner is the player who wants the goal. */
    boolean isMax() {
        return winner == question.goal().max();
    }

    boolean isWinners(State state) {
        return state.position().toMove() == winner;
    }

    /** The moves by which the winner, to move, decides the goal if it is open: no solver is needed to see that. */
    Set<Integer> lastMoves(State state) {
        if (rules.remainder(state).isDecided()) {
            return Set.of();
        }
        return rules.steps(state, Zone.board(state.position().geometry())).stream()
                .filter(step -> hasWon(step.to()))
                .map(Rules.Step::move)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether the goal is decided in the winner's favour. */
    boolean hasWon(State state) {
        Remainder remainder = rules.remainder(state);
        return remainder.isDecided() && remainder.worth() == isMax();
    }

    /** The limits of the question with so many nodes at most. */
    Limits nodes(long nodes) {
        return question.limits().atMost(nodes);
    }
}
