package org.yomi.solvers.proof;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Stop;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;

/**
 * Connections and entries, by turns with ways to the place that are short all the time, and with any. The first is a game
 * that the reacher wins less easily and that ends sooner, so what is proven in it without leaning on its end holds.
 */
final class NearFirst {
    /** With short ones for so many times as many each time: that finds more. */
    private static final int LONGER = 2;

    /** A way is short while fewer moves than this are missing, at first. */
    private static final int FIRST_APART = 4;

    /** The same at last: beyond that hardly anything is won. */
    private static final int LAST_APART = 6;

    private final GameOfGoal game;
    private final Question question;

    /** With half of the memory. */
    private final Question half;

    private final long firstStretch;
    private final String solver;
    private final Meter meter;
    private final Contests anyWays;
    private int apart = FIRST_APART;

    /** Null once what is won so is known to be too little. */
    private @Nullable Contests shortWays;

    /** What is known with any ways. */
    private Known known = Known.NOTHING;

    /** The assumptions that this leans on. */
    private List<String> assumptions = List.of();

    /**
     * The reading of a question.
     *
     * @param firstStretch with any ways it is read for so many nodes first
     */
    NearFirst(GameOfGoal game, Question question, long firstStretch, String solver, Meter meter) {
        this.game = game;
        this.question = question;
        this.firstStretch = firstStretch;
        this.solver = solver;
        this.meter = meter;
        half = question.withLimits(question.limits().shared(2));
        anyWays = contests(game);
        shortWays = contests(game.near(apart));
    }

    private Contests contests(Contested target) {
        return new BoardContests(half, target, Reading.BY_TURNS);
    }

    /** Whether a question is about something that may be read like this, and not yet assumed to stay near. */
    static boolean suits(Contested target, Question question, Reading reading) {
        return reading == Reading.BY_TURNS
                && target instanceof GameOfGoal game
                && game.isOfPath()
                && question.assumptions().apart() == 0;
    }

    Answer answer() {
        return new Turns(List.of(this::byShortWays, this::byAnyWays), meter).answer(firstStretch);
    }

    /** The stop of the shorter game, as one of the whole: what is known of that one only need not hold. */
    private Answer inTermsOfWhole(Answer near, Stop stop) {
        return Answer.unknown(question, new Stop(stop.reason(), known), assumptions, near.line(), near.effort());
    }

    private Answer byAnyWays(long stretch) {
        Answer answer = new KoRules(question, anyWays, solver, meter).answerWithin(stretch);
        if (answer.stop() != null) {
            known = answer.stop().known();
            assumptions = answer.assumptions();
        }
        return answer;
    }

    /** What is found out with short ways, or that it is not; null if they are too short. */
    private @Nullable Answer byShortWays(long stretch) {
        while (shortWays != null) {
            KoRules rules = new KoRules(question, shortWays, solver, meter);
            meter.tell(() -> known);
            Answer answer = Turns.within(LONGER * stretch, rules, meter);
            if (!rules.leanedOn(Lean.APART)) {
                Stop stop = answer.stop();
                return stop == null ? answer : inTermsOfWhole(answer, stop);
            }
            shortWays = ++apart <= LAST_APART ? contests(game.near(apart)) : null;
        }
        return null;
    }
}
