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
import org.yomi.engine.question.Threats;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;

/**
 * Puts a question under the ko rules and makes the answer of the decisions (semantics, section 4).
 *
 * <p>The neutral rule comes first. When its proof never leaned on a ban on the loser, it holds under the rule that
 * gives the loser all threats, too; most questions need only one search.
 */
final class KoRules {
    /** One part in so many of the memory is for zone patterns. */
    private static final int PATTERN_SHARE = 4;

    /** One part in so many for the table of each part of a formula, together, and one for their patterns. */
    private static final int PARTS_SHARE = 4;

    private final Question question;
    private final Contested target;
    private final String solver;
    private final Meter meter;
    private final int memoryMb;
    private final int partMb;
    private @Nullable Contest contest;
    private final ProofTable table;
    private final Colour max;
    private Result atLeast = Result.LOST;
    private Result atMost = Result.WON;
    private @Nullable KoRule rule;

    KoRules(Question question, Contested target, String solver, boolean readsParts, Meter meter) {
        this.question = question;
        this.target = target;
        this.solver = solver;
        this.meter = meter;
        max = question.goal().max();
        memoryMb = Math.min(
                question.limits().memoryMb(), (int) (Runtime.getRuntime().maxMemory() >> 21));
        partMb = target instanceof CompoundGoal compound && readsParts
                ? Math.max(1, memoryMb / PARTS_SHARE / compound.atoms())
                : 0;
        int tableMb = memoryMb - memoryMb / PATTERN_SHARE - (partMb == 0 ? 0 : memoryMb / 2);
        table = new ProofTable(question.position().geometry().words(), tableMb);
        meter.tell(this::known);
    }

    /** The result as far as it is known while rules are being decided, and how far the present one is. */
    Known known() {
        return new Known(atLeast, atMost, rule, rule == null || contest == null ? null : inTermsOfMax(contest));
    }

    private @Nullable ProofNumbers inTermsOfMax(Contest contest) {
        ProofNumbers numbers = contest.numbers();
        return numbers == null || contest.isReacher(max.cell())
                ? numbers
                : new ProofNumbers(numbers.disproof(), numbers.proof());
    }

    Answer answer() {
        if (question.rules().size() == 1) {
            rule = question.rules().iterator().next();
            return settled(decide(KoState.of(rule, max)));
        }
        rule = KoRule.N;
        Decision neutral = decide(KoState.of(rule, max));
        if ((neutral.lean() & Lean.BAN) == 0) {
            return settled(neutral);
        }
        return maxWins(neutral) ? wonOrKo(neutral) : lostOrKo(neutral);
    }

    private Answer wonOrKo(Decision neutral) {
        atLeast = Result.KO_PLUS;
        Decision adverse = decideFreed(KoRule.A);
        if (maxWins(adverse)) {
            return settled(adverse);
        }
        atMost = Result.KO_PLUS;
        Threats threats = threats(max.opponent());
        return ko(Result.KO_PLUS, question.maxFirst() ? neutral : adverse, neutral, adverse, threats);
    }

    private Answer lostOrKo(Decision neutral) {
        atMost = Result.KO_MINUS;
        Decision friendly = decideFreed(KoRule.B);
        if (!maxWins(friendly)) {
            return settled(friendly);
        }
        atLeast = Result.KO_MINUS;
        return ko(Result.KO_MINUS, question.maxFirst() ? friendly : neutral, friendly, neutral, threats(max));
    }

    /** How many threats of the owner, under the neutral rule, turn the result to him. */
    private Threats threats(Colour owner) {
        rule = null;
        for (int count = 1; count <= Threats.MOST_COUNTED; count++) {
            if (maxWins(decide(KoState.withThreats(owner, count))) == (owner == max)) {
                return Threats.of(count);
            }
        }
        return Threats.MANY;
    }

    /** After the neutral rule has been read: the same with max, or min, freed from it. */
    private Decision decideFreed(KoRule freed) {
        rule = freed;
        boolean maxIsFreed = freed == KoRule.B;
        if (target instanceof GameOfGoal game) {
            table.free(maxIsFreed == game.maxReaches());
        } else {
            // Not known of each result which of the two players it is about.
            table.clear();
        }
        return contest(KoState.of(freed, max)).decide();
    }

    private Decision decide(KoState ko) {
        table.clear();
        return contest(ko).decide();
    }

    /** After a search was stopped: the line that it was reading. */
    List<Integer> lineSoFar() {
        return contest == null ? List.of() : contest.lineSoFar();
    }

    private Contest contest(KoState ko) {
        contest = new Contest(
                question.position(),
                question.assumptions(),
                ko,
                target,
                table,
                memoryMb / PATTERN_SHARE,
                partMb,
                meter);
        return contest;
    }

    private boolean maxWins(Decision decision) {
        return decision.winner() == max.cell();
    }

    private Answer settled(Decision decision) {
        boolean won = maxWins(decision);
        FirstMove move = won == question.maxFirst() ? FirstMove.of(decision.move()) : FirstMove.NONE;
        return new Answer(
                question,
                won ? Result.WON : Result.LOST,
                move,
                decision.line(),
                won ? decision.zone() : null,
                won ? null : decision.zone(),
                null,
                leaned(decision.lean()),
                null,
                ProofNumberSolver.effort(meter, solver));
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
                leaned(wins.lean() | loses.lean()),
                null,
                ProofNumberSolver.effort(meter, solver));
    }

    private List<String> leaned(int lean) {
        return GoalPrinter.words(Lean.leaned(question.assumptions(), lean));
    }
}
