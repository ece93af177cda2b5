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

/** A goal, by turns as it is and as {@link OtherGoalContests another one}: captures and two eyes. */
final class OtherGoalToo {
    private final OtherGoalContests other;
    private final Question question;
    private final String solver;
    private final Meter meter;

    /** What is known of the goal itself. */
    private Known known = Known.NOTHING;

    /** Those that this leans on. */
    private List<String> assumptions = List.of();

    private List<Integer> line = List.of();

    OtherGoalToo(OtherGoalContests other, Question question, String solver, Meter meter) {
        this.other = other;
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
        // With few nodes it is more to know how far the question itself has come.
        boolean isFirst =
                OtherGoalContests.comeFirst(question) && question.limits().nodes() > firstStretch;
        ways.add(isFirst ? 0 : 1, this::byOtherGoal);
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

    /** Null once it is known to say nothing. */
    private @Nullable Answer byOtherGoal(long stretch) {
        KoRules rules = new KoRules(question, other, solver, meter);
        meter.tell(() -> known);
        Answer answer = Turns.within(OtherGoalContests.nodes(stretch), rules, meter);
        if (answer.unknownBecause() == StopReason.METHOD) {
            return null;
        }
        Stop stop = answer.stop();
        return stop == null
                ? answer
                : Answer.unknown(question, new Stop(stop.reason(), known), assumptions, line, answer.effort());
    }
}
