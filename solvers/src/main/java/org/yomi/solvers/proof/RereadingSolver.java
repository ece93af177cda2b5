package org.yomi.solvers.proof;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
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

    /** What questions have in common that go on with what was found for each other. */
    private record Subject(Geometry geometry, Goal goal, Assumptions assumptions, KoRule rule) {}

    /** The same on the board, where it depends on the position how several captures are read. */
    private record BoardSubject(Subject subject, boolean inParts) {}

    private final ProofNumberSolver solver;
    private final Reading reading;
    private final Map<BoardSubject, Tables> known = new Recent<>();
    private final Map<Subject, Tables> knownOfOtherGoal = new Recent<>();
    private final Map<Subject, RoomReader> rooms = new Recent<>();

    /** What the subjects asked about last have. */
    private static final class Recent<K, V> extends LinkedHashMap<K, V> {
        private static final long serialVersionUID = 1L;

        Recent() {
            super(MOST_SUBJECTS, 1, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
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

    /** On the board, and what takes long there in its room, or as another goal, as the solver does; with a share of the memory. */
    private Decision decide(Question question, Meter meter) {
        KoState ko =
                KoState.of(question.rules().iterator().next(), question.goal().max());
        Subject subject = subject(question);
        Question share = question.withLimits(question.limits().shared(MOST_SUBJECTS));
        if (reading != Reading.BY_TURNS) {
            return contests(share, subject).contest(ko, meter).decideOnBoard();
        }
        Optional<RoomReader> room = room(question.position(), share, subject);
        if (room.isPresent()) {
            BoardContests onBoard = contests(ProofNumberSolver.withHalf(share), subject);
            return within(ProofNumberSolver.NODES_BEFORE_ROOM, onBoard.contest(ko, meter), meter)
                    .orElseGet(() -> inRoom(new RoomContest(question.position(), room.get(), ko, meter))
                            .orElseGet(() -> onBoard.contest(ko, meter).decideOnBoard()));
        }
        return OtherGoalContests.suit(question)
                ? byTurns(share, subject, ko, meter)
                : contests(share, subject).contest(ko, meter).decideOnBoard();
    }

    /** Empty if the memory of the room is not enough. */
    private static Optional<Decision> inRoom(Contest room) {
        try {
            return Optional.of(room.decideOnBoard());
        } catch (Stopped e) {
            if (e.reason() != StopReason.MEMORY) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /**
     * On the board and as another goal, each time for longer, until that is known to say nothing. A contest that was stopped is
     * not gone on with: what it found is in the tables.
     */
    private Decision byTurns(Question share, Subject subject, KoState ko, Meter meter) {
        BoardContests onBoard = contests(ProofNumberSolver.withoutQuarter(share), subject);
        boolean isOnBoard = !OtherGoalContests.comeFirst(share);
        for (long stretch = solver.firstNodes(share); ; stretch *= Turns.GROWTH) {
            Optional<Decision> found =
                    isOnBoard ? within(stretch, onBoard.contest(ko, meter), meter) : Optional.empty();
            isOnBoard = true;
            if (found.isPresent()) {
                return found.get();
            }
            try {
                found = within(
                        OtherGoalContests.nodes(stretch),
                        otherGoal(share, subject).contest(ko, meter),
                        meter);
            } catch (Stopped e) {
                if (e.reason() != StopReason.METHOD) {
                    throw e;
                }
                return onBoard.contest(ko, meter).decideOnBoard();
            }
            if (found.isPresent()) {
                return found.get();
            }
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

    private static Subject subject(Question question) {
        return new Subject(
                question.position().geometry(),
                question.goal(),
                question.assumptions(),
                question.rules().iterator().next());
    }

    private BoardContests contests(Question withMemory, Subject subject) {
        Contested target = solver.target(withMemory);
        BoardSubject onBoard = new BoardSubject(subject, target instanceof CompoundGoal);
        BoardContests contests = new BoardContests(withMemory, target, reading, known.get(onBoard));
        known.putIfAbsent(onBoard, contests.tables());
        return contests;
    }

    private OtherGoalContests otherGoal(Question share, Subject subject) {
        OtherGoalContests other =
                new OtherGoalContests(share, ProofNumberSolver.quarter(share), knownOfOtherGoal.get(subject));
        knownOfOtherGoal.putIfAbsent(subject, other.tables());
        return other;
    }

    private Optional<RoomReader> room(Position position, Question share, Subject subject) {
        RoomReader reader = rooms.get(subject);
        if (reader == null || !reader.fits(position)) {
            reader = RoomSolver.room(share)
                    .map(room -> new RoomReader(room, ProofNumberSolver.half(share)))
                    .orElse(null);
            rooms.remove(subject);
        }
        if (reader != null) {
            rooms.put(subject, reader);
        }
        return Optional.ofNullable(reader);
    }
}
