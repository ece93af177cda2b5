package org.yomi.solvers.proof;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.play.Meter;

/** Captures, by turns as they are and as whether the owner gets two eyes. */
final class TwoEyesToo {
    /** Two eyes are looked for in one part of so many of a stretch: their nodes take longer. */
    static final int SHARE = 4;

    private final LifeContests lives;
    private final Question question;
    private final String solver;
    private final Meter meter;

    /** What is known of the captures themselves. */
    private Known known = Known.NOTHING;

    /** Those that this leans on. */
    private List<String> assumptions = List.of();

    private List<Integer> line = List.of();

    TwoEyesToo(LifeContests lives, Question question, String solver, Meter meter) {
        this.lives = lives;
        this.question = question;
        this.solver = solver;
        this.meter = meter;
    }

    /** The answer; the other ways are given so many nodes first. */
    Answer answer(List<Turns.Way> others, long firstStretch) {
        List<Turns.Way> ways = new ArrayList<>();
        for (Turns.Way way : others) {
            ways.add(stretch -> noted(way.read(stretch)));
        }
        ways.add(1, this::byTwoEyes);
        return new Turns(ways, meter).answer(firstStretch);
    }

    private @Nullable Answer noted(@Nullable Answer answer) {
        if (answer != null && answer.stop() != null) {
            known = answer.stop().known();
            assumptions = answer.assumptions();
            line = answer.line();
        }
        return answer;
    }

    /** Null once he is known to get none. */
    private @Nullable Answer byTwoEyes(long stretch) {
        KoRules rules = new KoRules(question, lives, solver, meter);
        meter.tell(() -> known);
        Answer answer = Turns.within(stretch / SHARE, rules, meter);
        if (answer.unknownBecause() == StopReason.METHOD) {
            return null;
        }
        Stop stop = answer.stop();
        return stop == null
                ? answer
                : Answer.unknown(question, new Stop(stop.reason(), known), assumptions, line, answer.effort());
    }
}
