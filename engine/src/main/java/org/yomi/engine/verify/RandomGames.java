package org.yomi.engine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.yomi.engine.verify.Strategy.Reply;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.Rules.Step;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/**
 * Plays games against the winner of a claim in which the opponent moves at random, half of the time outside the zone. No
 * such move may change who wins.
 */
final class RandomGames {
    private static final int GAMES = 4;

    /** Of both players, for a winner who keeps something goes on for ever. */
    private static final int MOVES = 24;

    private final Rules rules;
    private final Strategy strategy;
    private final Claim claim;
    private final Budget budget;
    private final SplittableRandom random;

    RandomGames(Rules rules, Strategy strategy, Claim claim, Budget budget, SplittableRandom random) {
        this.rules = rules;
        this.strategy = strategy;
        this.claim = claim;
        this.budget = budget;
        this.random = random;
    }

    /**
     * Plays.
     *
     * @param first the winner's first move, if he moves first
     * @throws Refutation when the winner loses, by the flags or by what the solver says
     */
    void run(Reply first) {
        for (int i = 0; i < GAMES; i++) {
            play(first);
        }
    }

    private void play(Reply first) {
        List<Integer> line = new ArrayList<>();
        State state = rules.start();
        while (line.size() < MOVES && !isOver(state, line)) {
            Optional<Step> step = strategy.isWinners(state) ? winners(state, first, line) : anyStep(state);
            if (step.isEmpty()) {
                return;
            }
            line.add(step.get().move());
            budget.count(line);
            state = step.get().to();
        }
    }

    private boolean isOver(State state, List<Integer> line) {
        Remainder remainder = rules.remainder(state);
        if (remainder.isDecided() && !strategy.keeps(remainder)) {
            throw strategy.decidedAgainst(line);
        }
        return remainder.isDecided();
    }

    /** The winner's move, or nothing when the solver gave up. */
    private Optional<Step> winners(State state, Reply first, List<Integer> line) {
        Optional<Integer> move = line.isEmpty()
                ? Optional.of(first.move())
                : strategy.quickReply(state, line).map(Reply::move);
        return move.map(m -> rules.step(state, m).orElseThrow(() -> strategy.illegal(line, m)));
    }

    private Optional<Step> anyStep(State state) {
        Zone zone = random.nextBoolean() ? claim.zone() : claim.zone().complement();
        List<Step> steps = rules.steps(state, zone);
        return Optional.of(steps.get(random.nextInt(steps.size())));
    }
}
