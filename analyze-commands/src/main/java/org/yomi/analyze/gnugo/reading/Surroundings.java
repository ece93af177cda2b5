package org.yomi.analyze.gnugo.reading;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.AlternatingSafety;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.zone.Zone;

/**
 * What is near a dragon, as far as the attacker's stones let it: a region to play in, and the attacker's blocks around it,
 * which count as alive unless the dragon races with them. GNU Go, too, reads a dragon as if little else mattered. The same for
 * two dragons that are asked about together.
 */
final class Surroundings {
    /** So many steps from what a dragon reaches it is played where it must not live by getting out of narrow surroundings. */
    static final int WIDE = 3;

    /** An attacker's block with fewer liberties does not keep the dragon in. */
    private static final int STRONG = 3;

    /** With fewer liberties outside a block around the region may be captured from inside. */
    private static final int ALIVE = 2;

    /**
     * A block that reaches so many points besides its liberties, or fewer, has no room to live. Those that race have none, one or
     * two in most races of the suites, those that live without being safe yet three and more.
     */
    static final int LITTLE_ROOM = 2;

    private final Position position;
    private final Geometry geometry;
    private final Board board;
    private final Zone stones;
    private final Zone room;

    /** What fights, and the attacker's blocks around it that do not count as alive. */
    private final Zone weak;

    /** A stone of each of the attacker's blocks around that do. */
    private final Zone alive;

    /** A stone of each of those that would count if they were not shut in, the largest first. */
    private final List<Integer> rivals;

    /** All blocks of both players. */
    private final List<Zone> blocks;

    /** The blocks of a dragon's colour; none where two dragons fight. */
    private final List<Zone> friends;

    /**
     * Those of some dragons that fight each other, or of one.
     *
     * @param dragons for each one a stone of each of its blocks, at least one
     */
    @SafeVarargs
    Surroundings(Position position, List<Integer>... dragons) {
        this.position = position;
        geometry = position.geometry();
        board = new Board(position);
        stones = Blocks.where(position, cell -> cell != Board.EMPTY);
        Zone fighting = Zone.empty(geometry);
        Zone rooms = Zone.empty(geometry);
        for (List<Integer> dragon : dragons) {
            fighting = fighting.union(stonesOf(dragon));
            rooms = rooms.union(roomOf(stonesOf(dragon)));
        }
        Zone weakBlocks = fighting;
        Zone aliveStones = Zone.empty(geometry);
        for (List<Integer> dragon : dragons) {
            Zone near = Blocks.around(roomOf(stonesOf(dragon)));
            for (int stone : Blocks.ofColour(board, opponentOf(dragon.get(0)))) {
                Zone block = Blocks.stones(board, stone);
                if (block.intersects(near) && !block.intersects(fighting)) {
                    boolean stands = Blocks.liberties(board, stone).minus(rooms).size() >= ALIVE;
                    weakBlocks = stands ? weakBlocks : weakBlocks.union(block);
                    aliveStones = stands ? aliveStones.union(Zone.of(geometry, stone)) : aliveStones;
                }
            }
        }
        blocks = IntStream.of(Board.BLACK, Board.WHITE)
                .boxed()
                .flatMap(colour -> Blocks.ofColour(board, colour).stream())
                .map(stone -> Blocks.stones(board, stone))
                .toList();
        int owner = position.cell(dragons[0].get(0));
        friends = dragons.length > 1
                ? List.of()
                : blocks.stream()
                        .filter(block -> position.cell(block.points()[0]) == owner)
                        .toList();
        room = rooms;
        weak = weakBlocks;
        alive = aliveStones;
        rivals = List.of();
    }

    /** The same, but some of the blocks that count as alive there may be captured. */
    private Surroundings(Surroundings others, List<Integer> shutIn) {
        position = others.position;
        geometry = others.geometry;
        board = others.board;
        stones = others.stones;
        blocks = others.blocks;
        friends = others.friends;
        rivals = shutIn;
        List<Zone> fighting =
                shutIn.stream().map(stone -> Blocks.stones(board, stone)).toList();
        room = fighting.stream().map(this::roomOf).reduce(others.room, Zone::union);
        weak = fighting.stream().reduce(others.weak, Zone::union);
        alive = fighting.stream().reduce(others.alive, Zone::minus);
    }

    /**
     * The same for one dragon, but blocks of the attacker's that are shut in may be captured, unless they are safe by static
     * rules. Nothing if none of those that count as alive here is.
     *
     * @param further so many points a block that is shut in reaches at most besides its liberties
     */
    Optional<Surroundings> withRaces(int further) {
        if (alive.isEmpty()) {
            return Optional.empty();
        }
        Zone safe = AlternatingSafety.stones(board, board.cell(alive.points()[0]));
        List<Integer> shutIn = IntStream.of(alive.points())
                .boxed()
                .filter(stone -> !safe.contains(stone) && isShutIn(stone, further))
                .sorted(Comparator.comparingInt(
                                (Integer stone) -> Blocks.stones(board, stone).size())
                        .reversed())
                .toList();
        return shutIn.isEmpty() ? Optional.empty() : Optional.of(new Surroundings(this, shutIn));
    }

    /** The same, but those blocks may be captured that have one of some stones, if they count as alive here. */
    Surroundings withRivals(List<Integer> others) {
        List<Integer> shutIn = others.stream()
                .filter(stone ->
                        !position.isEmpty(stone) && Blocks.stones(board, stone).intersects(alive))
                .toList();
        return new Surroundings(this, shutIn);
    }

    /** A stone of each block that would count as alive if it were not shut in, the largest first. */
    List<Integer> rivals() {
        return rivals;
    }

    /** Those of them that stand next to the dragon. */
    List<Integer> rivalsOf(List<Integer> dragon) {
        Zone around = Blocks.around(stonesOf(dragon));
        return rivals.stream()
                .filter(rival -> Blocks.stones(board, rival).intersects(around))
                .toList();
    }

    private boolean isShutIn(int stone, int further) {
        int reached = roomOf(Blocks.stones(board, stone)).minus(stones).size();
        return reached <= Blocks.liberties(board, stone).size() + further;
    }

    private Zone stonesOf(List<Integer> dragon) {
        return dragon.stream().map(stone -> Blocks.stones(board, stone)).reduce(Zone.empty(geometry), Zone::union);
    }

    private int opponentOf(int stone) {
        return Board.opponent(board.cell(stone));
    }

    /**
     * The assumptions that nobody plays farther away, and that the blocks around live; instead of those of a horizon that say
     * how far a dragon may run.
     *
     * @param steps from what the dragon reaches
     */
    Assumptions assumptions(int steps, Assumptions horizon) {
        return horizon.withOpen(0).withWithin(region(room.union(weak), steps)).withAlive(alive);
    }

    /**
     * The same, but only the blocks live that have liberties enough beyond the region; the others may be captured, and the
     * region is as wide around them, too.
     */
    Assumptions withFewerAlive(int steps, Assumptions horizon) {
        Zone from = room.union(weak);
        Zone left = alive;
        while (true) {
            Zone region = region(from, steps);
            Zone standing = Zone.empty(geometry);
            for (int stone : left.points()) {
                if (Blocks.liberties(board, stone).minus(region).size() >= ALIVE) {
                    standing = standing.union(Zone.of(geometry, stone));
                } else {
                    from = from.union(Blocks.stones(board, stone));
                }
            }
            if (standing.equals(left)) {
                return horizon.withOpen(0).withWithin(region).withAlive(left);
            }
            left = standing;
        }
    }

    /**
     * As {@link #assumptions}, but the steps lead past blocks of the dragon's colour that they meet. With a liberty beyond
     * the region these could not be captured, and the dragon would live by reaching them.
     */
    Assumptions pastFriends(int steps, Assumptions horizon) {
        Zone region = region(room.union(weak), steps, friends);
        return horizon.withOpen(0).withWithin(region).withAlive(alive);
    }

    /**
     * Some assumptions, with a region that is wider around the blocks of the dragon's colour in a zone that cannot be captured
     * under them since nobody may play on one of their liberties, though they have no more of these: not enough to count as
     * alive, as the attacker's blocks do. The same assumptions if there is no such block.
     */
    Assumptions aroundDoubtfulFriends(Zone zone, Assumptions assumed) {
        Zone region = assumed.region(geometry);
        Zone wider = region;
        for (Zone friend : friends) {
            Zone liberties = Blocks.liberties(board, friend.points()[0]);
            int beyond = liberties.minus(region).size();
            if (beyond > 0 && beyond < ALIVE && friend.intersects(zone) && !friend.intersects(room)) {
                wider = wider.union(friend)
                        .union(liberties)
                        .union(Blocks.around(liberties).minus(stones));
            }
        }
        return wider.equals(region) ? assumed : assumed.withWithin(withCaptures(wider));
    }

    private Zone region(Zone from, int steps) {
        return region(from, steps, List.of());
    }

    /**
     * The points that so many steps lead to, {@link #withCaptures}.
     *
     * @param passed the blocks past which a step leads
     */
    private Zone region(Zone from, int steps, List<Zone> passed) {
        Zone region = from;
        for (int i = 0; i < steps; i++) {
            Zone around = Blocks.around(region);
            region = region.union(around.minus(stones));
            for (Zone block : passed) {
                region = block.intersects(around) ? region.union(block) : region;
            }
        }
        return withCaptures(region);
    }

    /**
     * A region with the stones that have all their liberties in it: once they are captured, the players may play where they
     * stood. A liberty outside is never filled.
     */
    Zone withCaptures(Zone region) {
        return blocks.stream()
                .filter(block -> !block.intersects(alive))
                .filter(block -> region.containsAll(Blocks.liberties(board, block.points()[0])))
                .reduce(region, Zone::union);
    }

    /** The dragon and all that can be reached from it without a step on, or past, strong blocks of the attacker's. */
    private Zone roomOf(Zone dragon) {
        int attacker = opponentOf(dragon.points()[0]);
        Zone reached = dragon;
        Deque<Integer> open = new ArrayDeque<>();
        dragon.forEach(open::add);
        while (!open.isEmpty()) {
            int here = open.remove();
            if (position.cell(here) == Board.EMPTY && isWatched(here, attacker)) {
                continue;
            }
            for (int i = 0; i < geometry.neighbourCount(here); i++) {
                int next = geometry.neighbour(here, i);
                if (!reached.contains(next) && position.cell(next) != attacker) {
                    reached = reached.union(Zone.of(geometry, next));
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private boolean isWatched(int point, int attacker) {
        for (int i = 0; i < geometry.neighbourCount(point); i++) {
            int next = geometry.neighbour(point, i);
            if (position.cell(next) == attacker && board.liberties(board.block(next)) >= STRONG) {
                return true;
            }
        }
        return false;
    }
}
