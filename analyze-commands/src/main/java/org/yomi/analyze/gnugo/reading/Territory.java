package org.yomi.analyze.gnugo.reading;

import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.SealedTerritory;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;
import org.yomi.solvers.enclosed.MovesAlone;

/**
 * What belongs to a colour for good: what {@link SealedTerritory} says, and of the regions that it leaves contested those
 * in which the opponent has no seki either, since all his stones there can be captured, whatever number of moves in a row he
 * has made before. (The opponent who can never live there either captures the stones inside and is left with one eye, or he
 * stands in seki with them, as long as nobody moves.)
 */
public final class Territory {
    private static final Reference<@Nullable Attempt> NONE = new SoftReference<>(null);

    private final Reader reader;

    /** What was read in the position asked about last: whether a colour has a region. */
    private final Map<Place, Boolean> read = new HashMap<>();

    private record Place(Zone points, Colour owner) {}

    /** The opponent of a region's owner, who moves alone there, read with tables of so many megabytes. */
    private record Attempt(Place place, int memoryMb, MovesAlone opponent) {
        boolean isOf(Place otherPlace, int otherMemoryMb) {
            return place.equals(otherPlace) && memoryMb == otherMemoryMb;
        }
    }

    private Position readIn;

    /**
     * Where reading was cut short: when it is asked about once more, it goes on from there, unless others need the memory, or it
     * may use more or less of that now.
     */
    private Reference<@Nullable Attempt> unfinished = NONE;

    /** Makes one for the board of a reader. */
    public Territory(Reader reader) {
        this.reader = reader;
        readIn = reader.position();
    }

    /** Whose point it is for good, if anybody's; a stone that is unconditionally alive is its owner's. */
    public Optional<Colour> owner(int point, Call call) {
        Position position = reader.position();
        if (!position.equals(readIn)) {
            readIn = position;
            read.clear();
            unfinished = NONE;
        }
        for (Colour colour : Colour.values()) {
            if (has(colour, point, new Board(position), call)) {
                return Optional.of(colour);
            }
        }
        return Optional.empty();
    }

    private boolean has(Colour colour, int point, Board board, Call call) {
        if (SealedTerritory.of(board, colour.cell()).contains(point)) {
            return true;
        }
        Optional<Zone> region = SealedTerritory.contested(board, colour.cell(), point);
        if (region.isEmpty()) {
            return false;
        }
        Place place = new Place(region.get(), colour);
        Boolean known = read.get(place);
        return known == null ? read(place, call) : known;
    }

    private boolean read(Place place, Call call) {
        @Nullable Attempt before = unfinished.get();
        Attempt attempt = before != null && before.isOf(place, reader.memoryMb()) ? before : attempt(place);
        unfinished = new SoftReference<>(attempt);
        boolean killed = reader.areCaptured(attempt.opponent, call);
        unfinished = NONE;
        read.put(place, killed);
        return killed;
    }

    private Attempt attempt(Place place) {
        int memoryMb = reader.memoryMb();
        return MovesAlone.of(place.owner.opponent(), place.points, readIn, memoryMb)
                .map(opponent -> new Attempt(place, memoryMb, opponent))
                .orElseThrow(() -> Reader.unknown(StopReason.METHOD));
    }
}
