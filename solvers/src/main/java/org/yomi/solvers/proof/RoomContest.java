package org.yomi.solvers.proof;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Tenuki;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.solvers.enclosed.Room;
import org.yomi.solvers.enclosed.RoomReader;
import org.yomi.solvers.enclosed.RoomReading;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/** Captures in a room that protected stones close off, read with nothing but that room. Its zone is the whole room. */
final class RoomContest implements Contest {
    /** The search for a pass that is enough may take this many nodes, and as many as the win; at a glance less. */
    private static final int PASS_ALLOWANCE = 10_000;

    private final Position position;
    private final Room room;
    private final RoomReading reading;
    private final Meter meter;
    private boolean decided;

    RoomContest(Position position, RoomReader reader, KoState ko, Meter meter) {
        this.position = position;
        this.meter = meter;
        room = reader.room();
        reading = reader.reading(position, ko, meter);
    }

    @Override
    public Decision decide(Tenuki tenuki) {
        Decision decision = decideOnBoard();
        decided = true;
        boolean winnerFirst = position.toMove().cell() == decision.winner();
        boolean mayPass = tenuki != Tenuki.IGNORED && winnerFirst && decision.move() != Board.PASS;
        Decision best = mayPass ? preferPass(decision, tenuki) : decision;
        boolean mayWait = best.move() != decision.move();
        return best.withLine(reading.points(isReacher(best.winner()), mayWait, best.lean()));
    }

    private Decision preferPass(Decision decision, Tenuki tenuki) {
        long before = meter.allow(tenuki.nodes(PASS_ALLOWANCE + meter.nodes()));
        try {
            boolean won = reading.isWonAfterPass();
            return won == isReacher(decision.winner()) ? decision(won, Board.PASS, reading.lean()) : decision;
        } catch (Stopped e) {
            return decision;
        } finally {
            meter.restore(before);
        }
    }

    @Override
    public Decision decideOnBoard() {
        boolean won = reading.isWon();
        int lean = reading.lean();
        int move = reading.move(won, lean);
        return decision(won, move, lean | reading.lean());
    }

    private Decision decision(boolean won, int move, int lean) {
        int winner = won ? room.attacker() : room.owner();
        return new Decision(winner, move, room.zone(position), lean | room.lean(), List.of());
    }

    @Override
    public List<Integer> lineSoFar() {
        return reading.lineSoFar();
    }

    @Override
    public boolean isReacher(int colour) {
        return colour == room.attacker();
    }

    @Override
    public @Nullable ProofNumbers numbers() {
        boolean open = !decided && reading.proof() > 0 && reading.disproof() > 0;
        return open ? new ProofNumbers(reading.proof(), reading.disproof()) : null;
    }

    @Override
    public @Nullable ZonesSoFar zones(boolean maxFirst) {
        return null;
    }
}
