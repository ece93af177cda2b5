package org.yomi.solvers.proof;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Stop;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/**
 * Answers questions about positions of one goal, one after the other, and keeps what it finds in its tables, so that what
 * was proven is read off when the proof is replayed. No result leans on the position that was asked about: tables know
 * states and zone patterns only.
 */
final class RereadingSolver implements Solver {
    /** What is left of a formula changes as its parts are settled. */
    private static final int MOST_SUBJECTS = 8;

    /** Questions with the same tables. */
    private record Subject(Geometry geometry, Goal goal, boolean inParts, Assumptions assumptions, KoRule rule) {}

    private final ProofNumberSolver solver;
    private final Reading reading;
    private final Map<Subject, Tables> known = new LinkedHashMap<>(MOST_SUBJECTS, 1, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Subject, Tables> eldest) {
            return size() > MOST_SUBJECTS;
        }
    };

    RereadingSolver(ProofNumberSolver solver, Reading reading) {
        this.solver = solver;
        this.reading = reading;
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public String refuses(Goal goal) {
        return solver.refuses(goal);
    }

    /** As {@link Solver#solve}; a question under several ko rules is answered by itself. */
    @Override
    public Answer solve(Question question, Monitor monitor) {
        if (question.rules().size() > 1) {
            return solver.solve(question, monitor);
        }
        Meter meter = new Meter(question.limits(), monitor);
        BoardContests contests = contests(question);
        KoState ko =
                KoState.of(question.rules().iterator().next(), question.goal().max());
        return DeepStack.run(() -> answer(question, contests.contest(ko, meter), meter));
    }

    private BoardContests contests(Question question) {
        Question share = question.withLimits(question.limits().shared(MOST_SUBJECTS));
        Contested target = solver.target(question);
        Subject subject = new Subject(
                question.position().geometry(),
                question.goal(),
                target instanceof CompoundGoal,
                question.assumptions(),
                question.rules().iterator().next());
        BoardContests contests = new BoardContests(share, target, reading, known.get(subject));
        known.putIfAbsent(subject, contests.tables());
        return contests;
    }

    private Answer answer(Question question, Contest contest, Meter meter) {
        try {
            return KoRules.answer(question, contest.decideOnBoard(), meter, name());
        } catch (Stopped e) {
            Stop stop = new Stop(e.reason(), Known.NOTHING);
            return Answer.unknown(question, stop, List.of(), List.of(), ProofNumberSolver.effort(meter, name()));
        }
    }
}
