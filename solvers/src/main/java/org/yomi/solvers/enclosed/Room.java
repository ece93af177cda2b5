package org.yomi.solvers.enclosed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Lean;

/**
 * All points that can be walked to from some stones of the owner's without stepping on protected stones, or on empty points
 * where {@code within(..)} lets nobody play. A block is protected by {@code alive(..)}, or because it has such a point as a
 * liberty, which nobody can fill. Blocks outside never come into contact with those inside but by the protected ones, which
 * stand whatever happens; a move outside is a pass.
 *
 * <p>Points of the room have numbers of their own, from 0, and sets of them are words. Immutable.
 */
public final class Room {
    /** So many points fit into a word. */
    public static final int MOST_POINTS = 64;

    private final Geometry geometry;
    private final int attacker;

    /** The numbers of the board's points; {@link Rest#NONE} outside. */
    private final int[] numberOf;

    private final int[] pointOf;

    /** For each point those beside it. */
    final long[] beside;

    /** All points of the room, and those where moves are allowed. */
    final long all;

    final long playable;

    /** The points beside protected stones of the attacker's, and of the owner's. */
    final long attackersWall;

    final long ownersWall;

    /** The points beside an empty point where nobody may play. */
    final long vented;

    /** The numbers of the targets. */
    final int[] targets;

    /** All targets. */
    final long targetSet;

    /**
     * Whether every point is a target, with its own number: pending are those on which the owner has a stone in the beginning,
     * and what he joins to them.
     */
    final boolean takesAll;

    /** The stone of the attacker's that has to stand until then, as a set; empty if none has, or none in the room. */
    final long guarded;

    /** The point of the board of that stone, in the room or protected; or pass. */
    private final int guard;

    private final Assumptions assumptions;

    /** Whether some block around is protected by a liberty where nobody may play. */
    private final boolean hasVentedWalls;

    /** One with some stones as targets; with none, that of {@link #ofAll}. */
    private Room(
            Position position,
            int attacker,
            int[] numberOf,
            int size,
            List<Integer> stones,
            int guard,
            RoomWalls walls,
            Assumptions assumptions) {
        geometry = position.geometry();
        this.attacker = attacker;
        takesAll = stones.isEmpty();
        this.numberOf = numberOf;
        this.assumptions = assumptions;
        pointOf = new int[size];
        long[] besideOf = new long[size];
        all = size == MOST_POINTS ? -1L : (1L << size) - 1;
        Zone within = assumptions.region(geometry);
        long mayPlay = 0;
        long besideAttacker = 0;
        long besideOwner = 0;
        long besideNobody = 0;
        for (int p = 0; p < numberOf.length; p++) {
            int i = numberOf[p];
            if (i < 0) {
                continue;
            }
            pointOf[i] = p;
            long bit = 1L << i;
            mayPlay |= within.contains(p) ? bit : 0;
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (numberOf[q] >= 0) {
                    besideOf[i] |= 1L << numberOf[q];
                } else if (position.cell(q) == Board.EMPTY) {
                    besideNobody |= bit;
                } else if (position.cell(q) == attacker) {
                    besideAttacker |= bit;
                } else {
                    besideOwner |= bit;
                }
            }
        }
        beside = besideOf;
        attackersWall = besideAttacker;
        ownersWall = besideOwner;
        vented = besideNobody;
        playable = mayPlay;
        targets = takesAll
                ? IntStream.range(0, size).toArray()
                : stones.stream().mapToInt(p -> numberOf[p]).toArray();
        targetSet = Arrays.stream(targets).mapToLong(i -> 1L << i).reduce(0, (set, point) -> set | point);
        hasVentedWalls = hasVentedWalls(walls, guard);
        this.guard = guard;
        guarded = guard < 0 || numberOf[guard] < 0 ? 0 : 1L << numberOf[guard];
    }

    private boolean hasVentedWalls(RoomWalls walls, int stone) {
        boolean found = stone >= 0 && walls.isVented(stone);
        for (int p : pointOf) {
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                found |= walls.isVented(geometry.neighbour(p, j));
            }
        }
        return found;
    }

    private static void add(long[] set, int p) {
        set[p >> 6] |= 1L << (p & 63);
    }

    /**
     * The room around some stones of one player, who wants to keep one of them.
     *
     * @param guard a stone of the opponent's without which he must not capture them, or pass
     * @return nothing when it has more than {@link #MOST_POINTS} points, one of the stones is {@code alive} itself, or
     *     {@code escape} or {@code open} may matter in it
     */
    public static Optional<Room> around(List<Integer> stones, int guard, Position position, Assumptions assumptions) {
        RoomWalls walls = new RoomWalls(position, stones, assumptions);
        if (stones.stream().anyMatch(walls::contains)) {
            return Optional.empty();
        }
        List<Integer> inside = new ArrayList<>(stones);
        if (guard >= 0 && !walls.contains(guard)) {
            inside.add(guard);
        }
        int[] numberOf = new int[position.geometry().size()];
        int size = number(inside, position, walls, assumptions, numberOf);
        if (size > MOST_POINTS || assumptions.escape() > 0) {
            return Optional.empty();
        }
        int attacker = Board.opponent(position.cell(stones.get(0)));
        Room room = new Room(position, attacker, numberOf, size, stones, guard, walls, assumptions);
        // Past a point where nobody may play, a block may reach more than the room has.
        boolean isOpenFar = assumptions.open() == 0 || assumptions.open() > size && room.vented == 0;
        return isOpenFar ? Optional.of(room) : Optional.empty();
    }

    /**
     * The room that a region is in which all stones of one player are to be captured.
     *
     * @param region whose points are next to nothing else but alive stones of the opponent's
     * @param attacker the opponent's cell
     * @return nothing when it has more points than there may be targets
     */
    static Optional<Room> ofAll(Zone region, int attacker, Position position) {
        int[] points = region.points();
        if (points.length > Rest.MOST_TARGETS) {
            return Optional.empty();
        }
        int[] numberOf = new int[position.geometry().size()];
        Arrays.fill(numberOf, Rest.NONE);
        for (int i = 0; i < points.length; i++) {
            numberOf[points[i]] = i;
        }
        RoomWalls walls = new RoomWalls(position, List.of(), Assumptions.NONE);
        return Optional.of(
                new Room(position, attacker, numberOf, points.length, List.of(), Board.PASS, walls, Assumptions.NONE));
    }

    /** Whether it is the room of the same targets in another position, too, so that only stones in it differ. */
    boolean fits(Position position) {
        RoomWalls walls = new RoomWalls(position, targetPoints(), assumptions);
        if (guard >= 0 && guarded == 0 && !isWall(walls, guard)) {
            return false;
        }
        Zone within = assumptions.region(geometry);
        long[] sides = new long[3];
        for (int i = 0; i < pointOf.length; i++) {
            for (int j = geometry.neighbourCount(pointOf[i]) - 1; j >= 0; j--) {
                int q = geometry.neighbour(pointOf[i], j);
                int cell = position.cell(q);
                if (numberOf[q] < 0) {
                    if (cell == Board.EMPTY ? within.contains(q) : !isWall(walls, q)) {
                        return false;
                    }
                    sides[cell] |= 1L << i;
                }
            }
        }
        return sides[Board.EMPTY] == vented && sides[attacker] == attackersWall && sides[owner()] == ownersWall;
    }

    /** What only a liberty where nobody may play protects is a wall if results lean on that anyway. */
    private boolean isWall(RoomWalls walls, int stone) {
        return walls.contains(stone) && (hasVentedWalls || !walls.isVented(stone));
    }

    private List<Integer> targetPoints() {
        return Arrays.stream(targets).mapToObj(i -> pointOf[i]).toList();
    }

    /** Numbers the points of the room; stops when they are too many. */
    private static int number(
            List<Integer> stones, Position position, RoomWalls walls, Assumptions assumptions, int[] numberOf) {
        Geometry geometry = position.geometry();
        Zone within = assumptions.region(geometry);
        Arrays.fill(numberOf, Rest.NONE);
        int[] queue = new int[geometry.size()];
        int size = 0;
        for (int stone : stones) {
            if (numberOf[stone] < 0) {
                numberOf[stone] = size;
                queue[size++] = stone;
            }
        }
        for (int i = 0; i < size && size <= MOST_POINTS; i++) {
            for (int j = geometry.neighbourCount(queue[i]) - 1; j >= 0; j--) {
                int q = geometry.neighbour(queue[i], j);
                boolean isOff = walls.contains(q) || position.cell(q) == Board.EMPTY && !within.contains(q);
                if (!isOff && numberOf[q] < 0) {
                    numberOf[q] = size;
                    queue[size++] = q;
                }
            }
        }
        return size;
    }

    /** The cell of the player who wants to capture the targets. */
    public int attacker() {
        return attacker;
    }

    /** The cell of the player whose stones they are. */
    public int owner() {
        return Board.opponent(attacker);
    }

    /** Whether {@code noko} forbids a player to make a ban. */
    boolean makesNoKo(int cell) {
        return assumptions.noKo().contains(Colour.ofCell(cell));
    }

    /** The point of the board, or pass. */
    int point(int number) {
        return number < 0 ? Board.PASS : pointOf[number];
    }

    /** The attacker's stones in the room, or the owner's. */
    long stones(Position position, boolean attackers) {
        int colour = attackers ? attacker : owner();
        long stones = 0;
        for (int i = 0; i < pointOf.length; i++) {
            stones |= position.cell(pointOf[i]) == colour ? 1L << i : 0;
        }
        return stones;
    }

    /** The number of a point of the board, {@link Rest#NONE} if it is not of the room. */
    int number(int point) {
        return point < 0 ? Rest.NONE : numberOf[point];
    }

    /**
     * What every result rests on: the room, the protected blocks around it and those that are named, the one that has to
     * stand, and the points where nobody may play that the room's stones may have as liberties, or that protect a block.
     */
    public Zone zone(Position position) {
        RoomWalls walls = new RoomWalls(position, targetPoints(), assumptions);
        long[] shown = new long[geometry.words()];
        for (int p : pointOf) {
            add(shown, p);
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (numberOf[q] >= 0 || position.cell(q) == Board.EMPTY) {
                    add(shown, q);
                } else {
                    walls.add(q, shown);
                }
            }
        }
        if (guard >= 0) {
            walls.add(guard, shown);
        }
        return Zone.ofWords(geometry, shown).union(assumptions.immortal(geometry));
    }

    /** The assumptions that every result leans on, {@link Lean} bits. */
    public int lean() {
        boolean leansOnWalls = assumptions.alive().isPresent();
        return (leansOnWalls ? Lean.ALIVE : 0) | (playable == all && vented == 0 && !hasVentedWalls ? 0 : Lean.WITHIN);
    }
}
