package org.yomi.solvers.enclosed;

import org.yomi.engine.board.Position;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;

/** Reads one room under several ko rules, one after the other, and keeps what it finds. Belongs to one thread. */
public final class RoomReader {
    private final Room room;
    private final RoomTable table;

    /** One with an empty table of so many megabytes at most. */
    public RoomReader(Room room, int megabytes) {
        this.room = room;
        table = new RoomTable(megabytes);
    }

    public Room room() {
        return room;
    }

    /** Whether a position with the same targets and assumptions is read in the same room. */
    public boolean fits(Position position) {
        return room.fits(position);
    }

    /** The question about a position that {@link #fits}, under one rule; its player to move moves first. */
    public RoomReading reading(Position position, KoState ko, Meter meter) {
        return new RoomReading(room, position, ko, table, meter);
    }
}
