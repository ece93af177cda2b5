package org.yomi.solvers.proof;

import java.util.Optional;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;

/**
 * Connections and entries, by turns with ways to the place that are short all the time, and with any. The first is a game
 * that the reacher wins less easily and that ends sooner, so what is proven in it without leaning on its end holds.
 */
final class NearFirst {
    /** With any ways it is read for so many nodes first. */
    private static final long FIRST_STRETCH = 2_000;

    /** With short ones for so many times as many each time: that finds more. */
    private static final int LONGER = 2;

    private static final int GROWTH = 4;

    /** A way is short while fewer moves than this are missing, at first. */
    private static final int FIRST_APART = 4;

    /** The same at last: beyond that hardly anything is won. */
    private static final int LAST_APART = 6;

    private final GameOfGoal game;
    private final Question question;

    /** With half of the memory. */
    private final Question half;

    private final String solver;
    private final Meter meter;
    private int apart = FIRST_APART;
    private Contests near;

    NearFirst(GameOfGoal game, Question question, String solver, Meter meter) {
        this.game = game;
        this.question = question;
        this.solver = solver;
        this.meter = meter;
        half = question.withLimits(question.limits().shared(2));
        near = contests(game.near(apart));
    }

    /** Whether a question is about something that may be read like this, and not yet assumed to stay near. */
    static boolean suits(Contested target, Question question, Reading reading) {
        return reading == Reading.BY_TURNS
                && target instanceof GameOfGoal game
                && game.isOfPath()
                && question.assumptions().apart() == 0;
    }

    Answer answer() {
        Contests anywhere = contests(game);
        for (long stretch = FIRST_STRETCH; ; stretch *= GROWTH) {
            Optional<Answer> found = near(LONGER * stretch);
            if (found.isPresent()) {
                return found.get();
            }
            Answer answer = new KoRules(question, anywhere, solver, meter).answerWithin(stretch);
            if (answer.unknownBecause() != StopReason.NODES || meter.isSpent()) {
                return answer;
            }
        }
    }

    /** What is found out with short ways, if it holds for all. */
    private Optional<Answer> near(long stretch) {
        while (apart <= LAST_APART) {
            KoRules rules = new KoRules(question, near, solver, meter);
            // Its bounds, too, might lean on the end of this game.
            meter.tell(() -> Known.NOTHING);
            Answer answer = within(stretch, rules);
            if (!rules.leanedOn(Lean.APART)) {
                return answer.unknownBecause() == null ? Optional.of(answer) : Optional.empty();
            }
            near = contests(game.near(++apart));
        }
        return Optional.empty();
    }

    /** All ko rules together. */
    private Answer within(long stretch, KoRules rules) {
        long before = meter.allow(GROWTH * stretch);
        try {
            return rules.answerWithin(stretch);
        } finally {
            meter.restore(before);
        }
    }

    private Contests contests(Contested target) {
        return new BoardContests(half, target, Reading.BY_TURNS);
    }
}
