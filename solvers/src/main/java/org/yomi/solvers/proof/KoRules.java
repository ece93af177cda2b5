package org.yomi.solvers.proof;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.Threats;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/**
 * Puts a question under the ko rules and makes the answer of the decisions (semantics, section 4).
 *
 * <p>The neutral rule comes first. When its proof never leaned on a ban on the loser, it holds under the rule that
 * gives the loser all threats, too; most questions need only one search.
 */
final class KoRules {
    private final Question question;
    private final String solver;
    private final Meter meter;
    private final Contests contests;
    private final Colour max;
    private Result atLeast = Result.LOST;
    private Result atMost = Result.WON;
    private int boundsLean;
    private @Nullable KoRule rule;
    private @Nullable Contest contest;
    private List<Integer> line = List.of();

    KoRules(Question question, Contests contests, String solver, Meter meter) {
        this.question = question;
        this.contests = contests;
        this.solver = solver;
        this.meter = meter;
        max = question.goal().max();
        meter.tell(this::known);
    }

    /** The result as far as it is known while rules are being decided, and how far the present one is. */
    Known known() {
        Contest now = rule == null ? null : contest;
        return now == null
                ? new Known(atLeast, atMost, rule, null, null)
                : new Known(atLeast, atMost, rule, inTermsOfMax(now), now.zones(question.maxFirst()));
    }

    private @Nullable ProofNumbers inTermsOfMax(Contest now) {
        ProofNumbers numbers = now.numbers();
        return numbers == null || now.isReacher(max.cell())
                ? numbers
                : new ProofNumbers(numbers.disproof(), numbers.proof());
    }

    /** The answer; {@code Unknown}, with what is known all the same, when a limit ends the search before. */
    Answer answer() {
        return answerWithin(Long.MAX_VALUE);
    }

    /**
     * The same, but the neutral rule may take so many nodes at most. Once that is decided, all the nodes that are left may
     * be used: nothing else says more about how hard the rest will be.
     */
    Answer answerWithin(long nodes) {
        try {
            return result(nodes);
        } catch (Stopped e) {
            Stop stop = new Stop(e.reason(), known());
            return Answer.unknown(
                    question, stop, leaned(question, boundsLean), line, ProofNumberSolver.effort(meter, solver));
        }
    }

    private Answer result(long nodes) {
        if (question.isUnderOneRule()) {
            KoRule only = question.rules().iterator().next();
            return settled(decide(only, KoState.of(only, max), nodes));
        }
        Decision neutral = decide(KoRule.N, KoState.of(KoRule.N, max), nodes);
        return (neutral.lean() & Lean.BAN) == 0 ? settled(neutral) : freed(neutral, maxWins(neutral));
    }

    private Decision decide(KoRule by, KoState ko, long nodes) {
        rule = by;
        Contest search = contests.contest(ko, meter);
        contest = search;
        long before = meter.allow(nodes);
        try {
            return search.decide();
        } catch (Stopped e) {
            line = search.lineSoFar();
            throw e;
        } finally {
            meter.restore(before);
        }
    }

    /** What the neutral rule's loser gets when he is freed from it, and with threats. */
    private Answer freed(Decision neutral, boolean won) {
        Result ko = won ? Result.KO_PLUS : Result.KO_MINUS;
        Colour loser = won ? max.opponent() : max;
        atLeast = won ? ko : atLeast;
        atMost = won ? atMost : ko;
        boundsLean = neutral.lean();
        KoState unlimited = KoState.withThreats(loser, KoState.UNLIMITED);
        Decision freed = decide(won ? KoRule.A : KoRule.B, unlimited, Long.MAX_VALUE);
        if (maxWins(freed) == won) {
            return settled(freed);
        }
        Decision wins = won ? neutral : freed;
        Decision loses = won ? freed : neutral;
        atLeast = ko;
        atMost = ko;
        rule = null;
        Threats threats = question.wantsThreats() ? threats(loser) : null;
        return ko(ko, question.maxFirst() ? wins : loses, wins, loses, threats);
    }

    /**
     * By how many threats the loser of the neutral rule wins; null when a limit ended the counting. That it is a ko is
     * proven all the same.
     */
    private @Nullable Threats threats(Colour loser) {
        try {
            for (int count = 1; count <= Threats.MOST_COUNTED; count++) {
                Contest contestWithThreats = contests.contest(KoState.withThreats(loser, count), meter);
                if (contestWithThreats.decideOnBoard().winner() == loser.cell()) {
                    return Threats.of(count);
                }
            }
            return Threats.MANY;
        } catch (Stopped e) {
            return null;
        }
    }

    private boolean maxWins(Decision decision) {
        return decision.winner() == max.cell();
    }

    private Answer settled(Decision decision) {
        return answer(question, decision, meter, solver);
    }

    /** The answer to a question that one decision settles. */
    static Answer answer(Question question, Decision decision, Meter meter, String solver) {
        boolean won = decision.winner() == question.goal().max().cell();
        FirstMove move = won == question.maxFirst() ? FirstMove.of(decision.move()) : FirstMove.NONE;
        return new Answer(
                question,
                won ? Result.WON : Result.LOST,
                move,
                decision.line(),
                won ? decision.zone() : null,
                won ? null : decision.zone(),
                null,
                leaned(question, decision.lean()),
                null,
                ProofNumberSolver.effort(meter, solver),
                (decision.lean() & Lean.ALONE) != 0);
    }

    private Answer ko(Result result, Decision movers, Decision wins, Decision loses, @Nullable Threats threats) {
        return new Answer(
                question,
                result,
                FirstMove.of(movers.move()),
                movers.line(),
                wins.zone(),
                loses.zone(),
                threats,
                leaned(question, wins.lean() | loses.lean()),
                null,
                ProofNumberSolver.effort(meter, solver),
                ((wins.lean() | loses.lean()) & Lean.ALONE) != 0);
    }

    private static List<String> leaned(Question question, int lean) {
        return GoalPrinter.words(Lean.leaned(question.assumptions(), lean));
    }
}
