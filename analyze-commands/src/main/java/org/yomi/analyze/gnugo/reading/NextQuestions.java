package org.yomi.analyze.gnugo.reading;

import org.jspecify.annotations.Nullable;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.study.ReadingAhead;
import org.yomi.gtp.call.Call;

/** What a command is likely to ask next. It is read while something else is, where there is a thread for it. */
final class NextQuestions {
    private final Settings settings;
    private final Allowance allowance;

    /** What is read for {@link #call} by {@link #solver}. */
    private @Nullable ReadingAhead reading;

    private @Nullable Call call;
    private @Nullable Solver solver;

    NextQuestions(Settings settings, Allowance allowance) {
        this.settings = settings;
        this.allowance = allowance;
    }

    /**
     * Plans to read a question, until {@link #forget}.
     *
     * @param nodes that it may take when it is asked, or more
     * @param monitor stops it
     */
    void plan(Question question, long nodes, Call forCall, Monitor monitor) {
        if (allowance.readers() == 1) {
            return;
        }
        begun(forCall, monitor)
                .plan(question.withLimits(allowance.limitsOfReader(forCall).atMost(nodes)));
    }

    private ReadingAhead begun(Call forCall, Monitor monitor) {
        if (reading == null || call != forCall || solver != settings.solver()) {
            forget();
            call = forCall;
            solver = settings.solver();
            reading = new ReadingAhead(solver, allowance.readers(), monitor);
        }
        return reading;
    }

    /** The answer to a question of a command, which may have been planned. */
    Answer answer(Question question, Call byCall, Monitor monitor) {
        return reading != null && call == byCall && solver == settings.solver()
                ? reading.answer(question, monitor)
                : settings.solver().solve(question, monitor);
    }

    /** Stops what is read ahead and forgets what was planned. */
    void forget() {
        if (reading != null) {
            reading.close();
            reading = null;
        }
    }
}
