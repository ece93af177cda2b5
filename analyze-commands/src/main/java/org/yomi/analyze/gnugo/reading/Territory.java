package org.yomi.analyze.gnugo.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.SealedTerritory;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;

/**
 * What belongs to a colour for good: what {@link SealedTerritory} says, and of the regions that it leaves contested those
 * in which the opponent has no seki either.
 *
 * <p>He has none if all his blocks there can be captured, under the neutral ko rule, whatever number of moves in a row he
 * has made before: each position that he can reach alone is read. (The opponent who can never live there either
 * captures the stones inside and is left with one eye, or he stands in seki with them, as long as nobody moves.)
 */
public final class Territory {
    /** The tables of the positions before answer most of them at once; where they fail, a search of its own is better. */
    private static final int NODES_WITH_TABLES = 5000;

    private final Reader reader;

    /** What was read in the position asked about last: whether a colour has a region. */
    private final Map<Place, Boolean> read = new HashMap<>();

    private record Place(Zone points, Colour owner) {}

    private Position readIn;

    /** Where reading was cut short: when it is asked about once more, it goes on from there. */
    private @Nullable Region unfinished;

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
            unfinished = null;
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
        Region region = unfinished != null && unfinished.place.equals(place) ? unfinished : new Region(place);
        unfinished = region;
        boolean killed = region.isKilled(call);
        unfinished = null;
        read.put(place, killed);
        return killed;
    }

    /** One region: the opponent of its owner moves alone there, and then is to be captured. */
    private final class Region {
        private final Place place;
        private final Zone points;
        private final Colour owner;
        private final Assumptions horizon;
        private final List<Integer> blocks;
        private final Solver solver = reader.rereadingSolver();
        private final Set<Position> captured = new HashSet<>();

        Region(Place place) {
            this.place = place;
            points = place.points;
            owner = place.owner;
            Zone outside = Blocks.where(readIn, cell -> cell == owner.cell()).minus(points);
            horizon = Assumptions.NONE.withWithin(points).withAlive(outside);
            blocks = blocksIn(readIn);
        }

        /** Whether the opponent is captured in the position, and in all that he can reach from it alone. */
        boolean isKilled(Call call) {
            return isKilled(readIn, new HashSet<>(), reader.rereading(solver, NODES_WITH_TABLES, call));
        }

        private boolean isKilled(Position position, Set<Position> seen, Reader.Rereading reading) {
            if (!seen.add(position)) {
                return true;
            }
            if (!captured.contains(position) && !isCaptured(position, reading)) {
                return false;
            }
            captured.add(position);
            return PointOrder.of(points).stream()
                    .flatMap(point -> Moves.after(position, owner.opponent(), point).stream())
                    .allMatch(next -> isKilled(next, seen, reading));
        }

        private List<Integer> blocksIn(Position position) {
            List<Integer> inside = new ArrayList<>(
                    Blocks.ofColour(new Board(position), owner.opponent().cell()));
            inside.removeIf(stone -> !points.contains(stone));
            return Collections.unmodifiableList(inside);
        }

        private boolean isCaptured(Position position, Reader.Rereading reading) {
            // The same stones from position to position, so that the tables hold for all.
            List<Integer> targets = blocks.isEmpty() ? blocksIn(position) : blocks;
            if (targets.isEmpty()) {
                return true;
            }
            Aim aim = new Aim(new Target(targets, owner.opponent()).capture(), horizon, Counter.OWL);
            return reading.get(position, aim) == Result.WON;
        }
    }
}
