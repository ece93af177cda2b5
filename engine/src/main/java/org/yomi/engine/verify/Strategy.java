package org.yomi.engine.verify;

import java.util.List;
import java.util.Optional;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/** The winner of a claim: in each position the solver is asked again what he plays, under the rule of the claim. */
final class Strategy {
    /**
     * What the winner plays.
     *
     * @param move a point or pass, not yet known to be legal
     * @param zone on which the win rests
     * @param line how play may go on, from this move
     */
    record Reply(int move, Zone zone, List<Integer> line) {}

    /** Many moves may be tried, and one that wins is mostly found out soon. */
    private static final long QUICK_NODES = 100_000;

    private final Solver solver;
    private final Question question;
    private final Claim claim;
    private final Rules rules;
    private final Budget budget;
    private String doubts = "";

    Strategy(Solver solver, Question question, Claim claim, Rules rules, Budget budget) {
        this.solver = solver;
        this.question = question;
        this.claim = claim;
        this.rules = rules;
        this.budget = budget;
    }

    /** Why the last question without an answer had none; empty when all had one. */
    String doubts() {
        return doubts;
    }

    /** Whether the player to move is the winner. */
    boolean isWinners(State state) {
        return state.position().toMove() == claim.winner();
    }

    /** Whether the winner wins if the flags stay as they are for ever. */
    boolean keeps(Remainder remainder) {
        return remainder.worth() == (claim.winner() == question.goal().max());
    }

    /** Whether the goal is decided, and the winner has it. */
    boolean hasWon(State state) {
        Remainder remainder = rules.remainder(state);
        return remainder.isDecided() && keeps(remainder);
    }

    /**
     * What the winner plays in a state in which he is to move and the goal is not decided.
     *
     * @param line the moves to it
     * @return nothing when the solver gave up
     * @throws Refutation when the solver does not say that he wins, or its answer does not make sense
     */
    Optional<Reply> reply(State state, List<Integer> line) {
        return reply(state, line, question.limits());
    }

    /** As above, but the solver is asked for a short time only. */
    Optional<Reply> quickReply(State state, List<Integer> line) {
        return reply(state, line, quick());
    }

    private Optional<Reply> reply(State state, List<Integer> line, Limits limits) {
        Answer answer = ask(state, limits);
        if (noteDoubt(answer)) {
            return Optional.empty();
        }
        Zone zone = answer.zone().orElseThrow();
        if (!wins(answer)) {
            throw new Refutation(
                    line, "here the solver says " + answer.result().word() + " under ko rule " + claim.rule());
        }
        if (answer.move().kind() == FirstMove.Kind.NONE) {
            throw new Refutation(
                    line, "here the solver names no move for " + claim.winner().word());
        }
        if (!zone.containsAll(answer.question().goal().stones(zone.geometry()))) {
            throw new Refutation(line, "here the solver's zone lacks stones of the goal");
        }
        return Optional.of(new Reply(answer.move().point(), zone, answer.line()));
    }

    /**
     * The zone on which the winner's win rests in a state in which his opponent is to move, if the solver, asked for a
     * short time only, says that he wins.
     *
     * @param decided the zone if the goal is decided
     */
    Optional<Zone> zoneOfWin(State state, Zone decided) {
        Remainder remainder = rules.remainder(state);
        if (remainder.isDecided()) {
            return keeps(remainder) ? Optional.of(decided) : Optional.empty();
        }
        Answer answer = ask(state, quick());
        return noteDoubt(answer) || !wins(answer) ? Optional.empty() : answer.zone();
    }

    /** Whether the solver, asked for a short time only, says that the winner loses; the goal may be decided. */
    boolean loses(State state) {
        return standing(state, quick()).filter(standing -> !standing.wins()).isPresent();
    }

    /**
     * How the winner stands in a state.
     *
     * @param wins whether he wins
     * @param zone on which that rests, for whoever wins
     */
    record Standing(boolean wins, Zone zone) {}

    /** How the winner stands, by the flags or by what the solver says within so many nodes; empty when it gave up. */
    Optional<Standing> standing(State state, long nodes) {
        return standing(state, question.limits().atMost(nodes));
    }

    private Optional<Standing> standing(State state, Limits limits) {
        Remainder remainder = rules.remainder(state);
        if (remainder.isDecided()) {
            Zone board = Zone.board(question.position().geometry());
            return Optional.of(new Standing(keeps(remainder), board));
        }
        Answer answer = ask(state, limits);
        return noteDoubt(answer) ? Optional.empty() : answer.zone().map(zone -> new Standing(wins(answer), zone));
    }

    private Limits quick() {
        return question.limits().atMost(QUICK_NODES);
    }

    private boolean wins(Answer answer) {
        return answer.result() == (claim.winner() == question.goal().max() ? Result.WON : Result.LOST);
    }

    private boolean noteDoubt(Answer answer) {
        StopReason reason = answer.unknownBecause();
        if (reason != null) {
            doubts = "a question was not answered: " + reason.word();
        }
        return reason != null;
    }

    private Answer ask(State state, Limits limits) {
        budget.check();
        Question asked = rules.question(state, budget.within(limits));
        String refusal = solver.refuses(asked.goal());
        if (!refusal.isEmpty()) {
            throw new Exhausted(refusal);
        }
        Answer answer = solver.solve(asked, budget.quiet());
        budget.check();
        return answer;
    }

    /** Complains that a reply of the solver is not legal. */
    Refutation illegal(List<Integer> line, int move) {
        Geometry geometry = question.position().geometry();
        return new Refutation(line, "here the solver names " + geometry.name(move) + ", which is not legal");
    }

    /** Complains that the winner has lost. */
    Refutation decidedAgainst(List<Integer> line) {
        return new Refutation(
                line, "now the goal is decided against " + claim.winner().word());
    }
}
