package org.yomi.solvers.enclosed;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Position;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;

/**
 * Reads one room, question after question, under one ko rule or with any number of threats of one player, and keeps what it
 * finds: a state knows how many threats are left, but not whose they were or whom else a ban does not bind. Belongs to one
 * thread.
 */
public final class RoomReader {
    private final Room room;
    private final RoomTable table;

    /** Under which rule, or with whose threats, the table was filled. */
    private @Nullable KoState known;

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

    /**
     * The question about a position that {@link #fits}, under one rule; its player to move moves first.
     *
     * @throws IllegalStateException if questions were read under another rule, or with threats of the other player
     */
    public RoomReading reading(Position position, KoState ko, Meter meter) {
        if (known != null && !known.isOfOneTableWith(ko)) {
            throw new IllegalStateException("read with " + known + ", so not with " + ko);
        }
        known = known == null || known.threatOwner() == 0 ? ko : known;
        return new RoomReading(room, position, ko, table, meter);
    }
}
