package org.yomi.analyze.gnugo.reading;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
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
 * has made before: each position that he can reach alone is read, but for those in which he has filled a liberty to no
 * purpose, as {@link Region#hasNeedlessStone} says. (The opponent who can never live there either
 * captures the stones inside and is left with one eye, or he stands in seki with them, as long as nobody moves.)
 */
public final class Territory {
    /** The tables of the positions before answer most of them at once; where they fail, a search of its own is better. */
    private static final int NODES_WITH_TABLES = 5000;

    private final Reader reader;

    /** What was read in the position asked about last: whether a colour has a region. */
    private final Map<Place, Boolean> read = new HashMap<>();

    private record Place(Zone points, Colour owner) {}

    /** What stands on a board, and where the ko rule forbids to play. */
    private record Stones(Zone black, Zone white, int ban) {
        static Stones of(Board board) {
            return new Stones(cells(board, Board.BLACK), cells(board, Board.WHITE), board.ban());
        }

        private static Zone cells(Board board, int colour) {
            long[] words = new long[board.geometry().words()];
            Arrays.setAll(words, i -> board.colourWord(colour, i));
            return Zone.ofWords(board.geometry(), words);
        }
    }

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
        private final Zone outside;
        private final Assumptions horizon;
        private final List<Integer> blocks;
        private final Solver solver = reader.rereadingSolver();
        private final Set<Stones> captured = new HashSet<>();

        Region(Place place) {
            this.place = place;
            points = place.points;
            owner = place.owner;
            outside = Blocks.where(readIn, cell -> cell == owner.cell()).minus(points);
            horizon = Assumptions.NONE.withWithin(points).withAlive(outside);
            blocks = blocksIn(new Board(readIn));
        }

        /** Whether the opponent is captured in the position, and in all that he can reach from it alone. */
        boolean isKilled(Call call) {
            return isKilled(new Board(readIn), new HashSet<>(), reader.rereading(solver, NODES_WITH_TABLES, call));
        }

        /** As above, from what is on the board, which is as before when this returns. */
        private boolean isKilled(Board board, Set<Stones> seen, Rereading reading) {
            Stones stones = Stones.of(board);
            if (!seen.add(stones) || hasNeedlessStone(board)) {
                return true;
            }
            if (!captured.contains(stones) && !isCaptured(board, reading)) {
                return false;
            }
            captured.add(stones);
            return PointOrder.of(points).stream().allMatch(point -> isKilledAfter(point, board, seen, reading));
        }

        /**
         * Whether the opponent has filled a liberty of the one block that is to be captured, next to nothing else but stones that
         * are alive. He is not better off: if the block can be captured with that point empty, then by the same moves with it
         * filled, at the latest when it would be captured there; who would play on the point may pass. The position with it empty
         * can be reached, too, by the same moves without that one, since no stone beside it has been captured.
         */
        private boolean hasNeedlessStone(Board board) {
            Set<Integer> captives = targets(board).stream().map(board::block).collect(Collectors.toSet());
            return captives.size() == 1
                    && IntStream.of(points.points())
                            .anyMatch(point -> readIn.isEmpty(point)
                                    && board.cell(point) == owner.opponent().cell()
                                    && captives.contains(board.block(point))
                                    && isNeedless(point, board));
        }

        private boolean isNeedless(int point, Board board) {
            Geometry geometry = board.geometry();
            Set<Integer> own = new HashSet<>();
            for (int i = 0; i < geometry.neighbourCount(point); i++) {
                int next = geometry.neighbour(point, i);
                boolean hasCaptured = points.contains(next) && readIn.cell(next) == owner.cell();
                if (board.cell(next) == owner.opponent().cell() && !hasCaptured) {
                    own.add(next);
                } else if (!outside.contains(next)) {
                    return false;
                }
            }
            return !own.isEmpty() && areJoined(own, point, board);
        }

        /** Whether stones are of one block though another point of it is empty. */
        private boolean areJoined(Set<Integer> stones, int without, Board board) {
            Geometry geometry = board.geometry();
            Set<Integer> left = new HashSet<>(stones);
            Set<Integer> seen = new HashSet<>(List.of(without));
            Deque<Integer> open = new ArrayDeque<>(List.of(stones.iterator().next()));
            while (!open.isEmpty() && !left.isEmpty()) {
                int stone = open.remove();
                if (board.cell(stone) == owner.opponent().cell() && seen.add(stone)) {
                    left.remove(stone);
                    for (int i = 0; i < geometry.neighbourCount(stone); i++) {
                        open.add(geometry.neighbour(stone, i));
                    }
                }
            }
            return left.isEmpty();
        }

        private boolean isKilledAfter(int point, Board board, Set<Stones> seen, Rereading reading) {
            boolean isTurn = board.toMove() == owner.opponent().cell();
            if (!isTurn) {
                board.play(Board.PASS);
            }
            boolean killed = true;
            if (board.legality(point) == Legality.OK) {
                board.play(point);
                killed = isKilled(board, seen, reading);
                board.undo();
            }
            if (!isTurn) {
                board.undo();
            }
            return killed;
        }

        private List<Integer> blocksIn(Board board) {
            List<Integer> inside =
                    new ArrayList<>(Blocks.ofColour(board, owner.opponent().cell()));
            inside.removeIf(stone -> !points.contains(stone));
            return Collections.unmodifiableList(inside);
        }

        private boolean isCaptured(Board board, Rereading reading) {
            List<Integer> targets = targets(board);
            if (targets.isEmpty()) {
                return true;
            }
            Aim aim = new Aim(new Target(targets, owner.opponent()).capture(), horizon, Counter.OWL);
            return reading.get(board.position(), aim) == Result.WON;
        }

        /** As far as can be the same stones from position to position, so that the tables hold for all. */
        private List<Integer> targets(Board board) {
            List<Integer> targets = new ArrayList<>(blocks);
            Set<Integer> taken = blocks.stream().map(board::block).collect(Collectors.toSet());
            blocksIn(board).stream()
                    .filter(stone -> taken.add(board.block(stone)))
                    .forEach(targets::add);
            return targets;
        }
    }
}
