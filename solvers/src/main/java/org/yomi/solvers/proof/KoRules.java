package org.yomi.solvers.proof;

import java.util.List;
import java.util.function.Function;
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
    /** So many threats are tried before threats without limit. */
    private static final int FEW_THREATS = 2;

    private final Question question;
    private final String solver;
    private final Meter meter;
    private final Contests contests;
    private final Colour max;
    private Result atLeast = Result.LOST;
    private Result atMost = Result.WON;
    private int boundsLean;

    /** What all that was decided leaned on, as bits of {@link Lean}. */
    private int leaned;

    private @Nullable KoRule rule;
    private @Nullable Contest contest;

    /** The best line so far: the main line of the neutral rule once that is decided, else the one that was being read. */
    private List<Integer> line = List.of();

    /** Against so many threats the neutral rule's winner was found to win. */
    private int heldAgainst;

    /** What it leaned on that he wins against so many, which the number of threats of an answer leans on, too. */
    private int heldLean;

    /** What it leaned on that the neutral rule's loser wins with a counted number of threats. */
    private int wonLean;

    /** The last decision with threats that the player who moves first wins. */
    private @Nullable Decision moversWin;

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

    /** Whether something that was decided leaned on any of this, as bits of {@link Lean}. */
    boolean leanedOn(int lean) {
        return (leaned & lean) != 0;
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
            rule = only;
            return settled(decide(KoState.of(only, max), nodes));
        }
        rule = KoRule.N;
        Decision neutral = decide(KoState.of(KoRule.N, max), nodes);
        line = neutral.line();
        return (neutral.lean() & Lean.BAN) == 0 ? settled(neutral) : freed(neutral, maxWins(neutral));
    }

    private Decision decide(KoState ko, long nodes) {
        return read(ko, nodes, search -> search.decide(question.tenuki()));
    }

    private Decision read(KoState ko, long nodes, Function<Contest, Decision> how) {
        Contest search = contests.contest(ko, meter);
        // Numbers and zones of a game with counted threats say nothing of a rule.
        contest = ko.threats() == 0 || ko.threats() == KoState.UNLIMITED ? search : null;
        long before = meter.allow(nodes);
        try {
            Decision decision = how.apply(search);
            leaned |= decision.lean();
            return decision;
        } catch (Stopped e) {
            line = line.isEmpty() ? search.lineSoFar() : line;
            throw e;
        } finally {
            meter.restore(before);
        }
    }

    /**
     * What the neutral rule's loser gets when he is freed from it, and with threats. One and two threats come before all of
     * them, whether their number is asked for or not: they are enough for most kos, who wins with them wins with all, and what
     * is lost with them is mostly lost with all in the same way. Three are tried, if they are asked for, once it is known to be
     * a ko.
     *
     * <p>The move is one to which the number of threats belongs. When the neutral rule's winner moves first, it is one against
     * which the loser needs as many as were found to be needed: it wins under the neutral rule, too, for threats that are never
     * used are none. When the loser does, it is one that needs no more.
     */
    private Answer freed(Decision neutral, boolean won) {
        Colour loser = won ? max.opponent() : max;
        atLeast = won ? Result.KO_PLUS : atLeast;
        atMost = won ? atMost : Result.KO_MINUS;
        boundsLean = neutral.lean();
        rule = won ? KoRule.A : KoRule.B;
        for (int count = 1; count <= FEW_THREATS; count++) {
            Decision withFew = decideWith(loser, count);
            if (withFew.winner() == loser.cell()) {
                proveKo(won);
                Threats threats = question.wantsThreats() ? Threats.of(count) : null;
                return ko(withThreats(loser, heldAgainst, neutral), shown(loser, count, withFew), threats);
            }
        }
        Decision freed = decide(KoState.withThreats(loser, KoState.UNLIMITED), Long.MAX_VALUE);
        return answer(neutral, freed, loser);
    }

    /** The answer once it is known who wins when the neutral rule's loser has all the threats. */
    private Answer answer(Decision neutral, Decision freed, Colour loser) {
        if (maxWins(freed) == maxWins(neutral)) {
            return settled(freed);
        }
        proveKo(maxWins(neutral));
        Threats threats = question.wantsThreats() ? threatsFrom(FEW_THREATS + 1, loser) : null;
        boolean isCounted = threats != null && threats != Threats.MANY;
        return ko(
                withThreats(loser, heldAgainst, neutral),
                isCounted ? withThreats(loser, heldAgainst + 1, freed) : freed,
                threats);
    }

    private void proveKo(boolean won) {
        atLeast = won ? Result.KO_PLUS : Result.KO_MINUS;
        atMost = atLeast;
        rule = null;
    }

    /**
     * By how many threats, not fewer than {@code least}, the loser of the neutral rule wins; null when a limit ended the
     * counting. That it is a ko is proven all the same.
     */
    private @Nullable Threats threatsFrom(int least, Colour loser) {
        try {
            for (int count = least; count <= Threats.MOST_COUNTED; count++) {
                if (decideWith(loser, count).winner() == loser.cell()) {
                    return Threats.of(count);
                }
            }
            return Threats.MANY;
        } catch (Stopped e) {
            return null;
        }
    }

    /** The decision when the neutral rule's loser has so many threats, by any move that wins, and without a line. */
    private Decision decideWith(Colour loser, int threats) {
        Decision decision = read(KoState.withThreats(loser, threats), Long.MAX_VALUE, Contest::decideOnBoard);
        boolean wins = decision.winner() == loser.cell();
        if (wins) {
            wonLean = decision.lean();
        } else {
            heldAgainst = threats;
            heldLean = decision.lean();
        }
        if (wins == (question.first() == loser)) {
            moversWin = decision;
        }
        return decision;
    }

    /**
     * How the winner of another decision wins when the loser of the neutral rule has so many threats. The other decision itself
     * if its winner does not move first, if his move is the same, or if a limit is reached.
     */
    private Decision withThreats(Colour loser, int threats, Decision other) {
        boolean isMovers = question.first().cell() == other.winner();
        boolean isSame = !isMovers || moversWin == null || moversWin.move() == other.move();
        return isSame ? other : shown(loser, threats, other);
    }

    /** The decision with so many threats, by a pass if that is enough, and with its line; another one if a limit is reached. */
    private Decision shown(Colour loser, int threats, Decision other) {
        try {
            return decide(KoState.withThreats(loser, threats), Long.MAX_VALUE);
        } catch (Stopped e) {
            return other;
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
        return Answer.settled(
                question,
                won,
                move,
                decision.line(),
                decision.zone(),
                leaned(question, decision.lean()),
                ProofNumberSolver.effort(meter, solver),
                (decision.lean() & Lean.ALONE) != 0);
    }

    /** The answer to a ko: the neutral rule's loser wins with threats. */
    private Answer ko(Decision neutral, Decision freed, @Nullable Threats threats) {
        boolean won = maxWins(neutral);
        Decision wins = won ? neutral : freed;
        Decision loses = won ? freed : neutral;
        Decision movers = question.maxFirst() ? wins : loses;
        int counted = threats == null ? 0 : heldLean | wonLean;
        return new Answer(
                question,
                won ? Result.KO_PLUS : Result.KO_MINUS,
                FirstMove.of(movers.move()),
                movers.line(),
                wins.zone(),
                loses.zone(),
                threats,
                leaned(question, wins.lean() | loses.lean() | counted),
                null,
                ProofNumberSolver.effort(meter, solver),
                ((wins.lean() | loses.lean()) & Lean.ALONE) != 0);
    }

    private static List<String> leaned(Question question, int lean) {
        return GoalPrinter.words(Lean.leaned(question.assumptions(), lean));
    }
}
