package org.yomi.engine.verify;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.verify.Report.Verdict;
import org.yomi.engine.verify.Strategy.Reply;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Rules;

/**
 * Replays the proof behind an answer, as an opponent who does not believe it.
 *
 * <p>An answer claims that one player wins under one ko rule, or, with a ko, that each wins under one (semantics,
 * section 4). For each claim the opponent plays the pass and every legal move in the zone (that of the claim at first,
 * later that of the answer from which the winner has just moved), and the winner what the solver names in that position
 * when asked again; the checker keeps the rules and the goal's flags itself. A line ends
 * when the flags are settled, or when it comes to a state that is walked already. Where play that goes on for ever is a
 * loss for the winner, his moves must also be shown to bring him nearer; if those that the solver names do not, other
 * moves that it says win are looked at. Outside the zone a few games are played at random, and a few random stones are
 * put, for a quarter of the time at most.
 *
 * <p>What is not checked: the number of ko threats, which assumptions were leaned on, and that a zone is sound beyond
 * these samples. Moves outside the zone are the part that rests on luck; the rest of a confirmed answer is proved, as
 * far as every move in the zones goes.
 */
public final class ProofChecker {
    private final Solver solver;
    private final long positions;
    private final Duration time;
    private final long seed;

    /**
     * A checker.
     *
     * @param solver names the winner's moves
     * @param positions how many may be looked at
     * @param time wall-clock time for everything
     * @param seed of random moves and stones: the same one gives the same walk
     */
    public ProofChecker(Solver solver, long positions, Duration time, long seed) {
        this.solver = solver;
        this.positions = positions;
        this.time = time;
        this.seed = seed;
    }

    /**
     * Replays the proof of an answer. Each question on the way has the limits of the answer's question.
     *
     * @param monitor stops it; hears of the number of positions and of the moves to the present one
     * @throws IllegalArgumentException when the answer is {@code Unknown}
     */
    public Report check(Answer answer, Monitor monitor) {
        if (answer.unknownBecause() != null) {
            throw new IllegalArgumentException("there is no proof to check: the answer is unknown");
        }
        Budget budget = new Budget(positions, time, monitor);
        try {
            Claim.checkForm(answer);
            String unanswered = "";
            for (Claim claim : Claim.of(answer)) {
                String reason = check(answer, claim, budget);
                unanswered = reason.isEmpty() ? unanswered : reason;
            }
            Verdict verdict = unanswered.isEmpty() ? Verdict.CONFIRMED : Verdict.PARTLY;
            return new Report(verdict, budget.positions(), List.of(), unanswered);
        } catch (Refutation e) {
            return new Report(Verdict.REFUTED, budget.positions(), e.line(), e.reason());
        } catch (Exhausted e) {
            return new Report(Verdict.PARTLY, budget.positions(), List.of(), e.reason());
        }
    }

    /** Returns why a question had no answer, or nothing. */
    private String check(Answer answer, Claim claim, Budget budget) {
        Question question = answer.question();
        Rules rules = new Rules(question, claim.rule());
        Strategy sampled = new Strategy(solver, question, claim, rules, budget);
        Reply first = new Reply(answer.move().point(), claim.zone(), answer.line());
        SplittableRandom random = new SplittableRandom(seed);
        budget.sample(() -> {
            new ZoneProbes(question, claim, sampled, budget, random).run();
            new RandomGames(rules, sampled, claim, budget, random).run(first);
        });
        // A strategy of its own: that a sample stayed without an answer says nothing about the walk. And one proof is
        // to be replayed, not another in each position.
        Strategy strategy = new Strategy(solver.rereading(), question, claim, rules, budget);
        return new Walk(rules, strategy, claim, budget).run(first);
    }
}
