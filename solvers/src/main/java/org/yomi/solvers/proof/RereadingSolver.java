package org.yomi.solvers.proof;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
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
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.enclosed.RoomReader;
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
    private final Map<Subject, Tables> known = new Recent<>();
    private final Map<Subject, Tables> knownOfLife = new Recent<>();
    private final Map<Subject, RoomReader> rooms = new Recent<>();

    /** What the subjects asked about last have. */
    private static final class Recent<V> extends LinkedHashMap<Subject, V> {
        private static final long serialVersionUID = 1L;

        Recent() {
            super(MOST_SUBJECTS, 1, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Subject, V> eldest) {
            return size() > MOST_SUBJECTS;
        }
    }

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
        return DeepStack.run(() -> answer(question, meter));
    }

    private Answer answer(Question question, Meter meter) {
        try {
            return KoRules.answer(question, decide(question, meter), meter, name());
        } catch (Stopped e) {
            Stop stop = new Stop(e.reason(), Known.NOTHING);
            return Answer.unknown(question, stop, List.of(), List.of(), ProofNumberSolver.effort(meter, name()));
        }
    }

    /** On the board, and what takes long there in its room, or by two eyes, as the solver does. */
    private Decision decide(Question question, Meter meter) {
        KoState ko =
                KoState.of(question.rules().iterator().next(), question.goal().max());
        Subject subject = subject(question);
        Supplier<Contest> onBoard = () -> contests(question, subject).contest(ko, meter);
        if (reading != Reading.BY_TURNS) {
            return onBoard.get().decideOnBoard();
        }
        Optional<RoomReader> room = room(question, subject);
        if (room.isPresent()) {
            return within(ProofNumberSolver.NODES_BEFORE_ROOM, onBoard.get(), meter)
                    .orElseGet(() -> new RoomContest(question.position(), room.get(), ko, meter).decideOnBoard());
        }
        Optional<LifeContests> lives = lives(question, subject);
        return lives.isPresent()
                ? byTurns(onBoard, () -> lives.get().contest(ko, meter), meter)
                : onBoard.get().decideOnBoard();
    }

    /** Each time for longer. A contest that was stopped is not gone on with: what it found is in the tables. */
    private Decision byTurns(Supplier<Contest> onBoard, Supplier<Contest> ofLife, Meter meter) {
        for (long stretch = solver.nodesBeforeLife(); ; stretch *= Turns.GROWTH) {
            Optional<Decision> found = within(stretch, onBoard.get(), meter);
            if (found.isEmpty()) {
                found = life(stretch / TwoEyesToo.SHARE, ofLife.get(), meter);
            }
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    /** That the owner lives, if that is found out within so many nodes. */
    private static Optional<Decision> life(long nodes, Contest ofLife, Meter meter) {
        try {
            return within(nodes, ofLife, meter);
        } catch (Stopped e) {
            if (e.reason() == StopReason.METHOD) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private static Optional<Decision> within(long nodes, Contest contest, Meter meter) {
        long before = meter.allow(nodes);
        try {
            return Optional.of(contest.decideOnBoard());
        } catch (Stopped e) {
            if (e.reason() != StopReason.NODES || meter.exceeds(before)) {
                throw e;
            }
            return Optional.empty();
        } finally {
            meter.restore(before);
        }
    }

    private Subject subject(Question question) {
        return new Subject(
                question.position().geometry(),
                question.goal(),
                solver.target(question) instanceof CompoundGoal,
                question.assumptions(),
                question.rules().iterator().next());
    }

    private BoardContests contests(Question question, Subject subject) {
        Question share = question.withLimits(question.limits().shared(MOST_SUBJECTS));
        BoardContests contests = new BoardContests(share, solver.target(question), reading, known.get(subject));
        known.putIfAbsent(subject, contests.tables());
        return contests;
    }

    private Optional<LifeContests> lives(Question question, Subject subject) {
        int megabytes = question.limits().shared(MOST_SUBJECTS).memoryMb();
        Optional<LifeContests> lives = LifeContests.of(question, megabytes, knownOfLife.get(subject));
        lives.ifPresent(found -> knownOfLife.putIfAbsent(subject, found.tables()));
        return lives;
    }

    private Optional<RoomReader> room(Question question, Subject subject) {
        RoomReader reader = rooms.get(subject);
        if (reader == null || !reader.fits(question.position())) {
            int megabytes = question.limits().shared(MOST_SUBJECTS).memoryMb();
            reader = RoomSolver.room(question)
                    .map(room -> new RoomReader(room, megabytes))
                    .orElse(null);
            rooms.remove(subject);
        }
        if (reader != null) {
            rooms.put(subject, reader);
        }
        return Optional.ofNullable(reader);
    }
}
