package org.yomi.solvers.proof;

import java.util.Optional;
import org.yomi.engine.question.Question;
import org.yomi.solvers.enclosed.RoomReader;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;

/** The contests of a question that is about captures in a room which protected stones close off. */
final class RoomContests implements Contests {
    private final Question question;
    private final RoomReader reader;

    private RoomContests(Question question, RoomReader reader) {
        this.question = question;
        this.reader = reader;
    }

    /**
     * Those of a question, or nothing if it is about something else or the room is too large.
     *
     * @param megabytes that their table may take
     */
    static Optional<RoomContests> of(Question question, int megabytes) {
        return RoomSolver.room(question).map(room -> new RoomContests(question, new RoomReader(room, megabytes)));
    }

    @Override
    public Contest contest(KoState ko, Meter meter) {
        return new RoomContest(question.position(), reader, ko, meter);
    }
}
