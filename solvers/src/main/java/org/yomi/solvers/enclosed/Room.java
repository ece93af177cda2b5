package org.yomi.solvers.enclosed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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

    /** The stone of the attacker's that has to stand until then, as a set; empty if none has, or none in the room. */
    final long guarded;

    /** The point of the board of that stone, in the room or protected; or pass. */
    private final int guard;

    private final Assumptions assumptions;

    /** Whether some block around is protected by a liberty where nobody may play. */
    private final boolean hasVentedWalls;

    private Room(
            Position position,
            int[] numberOf,
            int size,
            List<Integer> stones,
            int guard,
            Zone walls,
            Assumptions assumptions) {
        geometry = position.geometry();
        attacker = position.cell(stones.get(0)) ^ Board.BLACK ^ Board.WHITE;
        this.numberOf = numberOf;
        this.assumptions = assumptions;
        pointOf = new int[size];
        long[] besideOf = new long[size];
        all = size == MOST_POINTS ? -1L : (1L << size) - 1;
        Zone within = assumptions.within().orElse(Zone.board(geometry));
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
        targets = stones.stream().mapToInt(p -> numberOf[p]).toArray();
        hasVentedWalls = hasVentedWalls(position, walls, guard);
        this.guard = guard;
        guarded = guard < 0 || numberOf[guard] < 0 ? 0 : 1L << numberOf[guard];
    }

    private boolean hasVentedWalls(Position position, Zone walls, int stone) {
        Zone alive = aliveBlocks(new Board(position), assumptions);
        boolean found = stone >= 0 && walls.contains(stone) && !alive.contains(stone);
        for (int p : pointOf) {
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                found |= walls.contains(q) && !alive.contains(q);
            }
        }
        return found;
    }

    private static void add(long[] set, int p) {
        set[p >> 6] |= 1L << (p & 63);
    }

    private static void addBlock(Board board, int stone, long[] set) {
        int block = board.block(stone);
        for (int i = 0; i < set.length; i++) {
            set[i] |= board.stoneWord(block, i);
        }
    }

    /**
     * The room around some stones of one player, who wants to keep one of them.
     *
     * @param guard a stone of the opponent's without which he must not capture them, or pass
     * @return nothing when it has more than {@link #MOST_POINTS} points, one of the stones is {@code alive} itself, or
     *     {@code escape} or {@code open} may matter in it
     */
    public static Optional<Room> around(List<Integer> stones, int guard, Position position, Assumptions assumptions) {
        Zone walls = walls(position, stones, assumptions);
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
        Room room = new Room(position, numberOf, size, stones, guard, walls, assumptions);
        // Past a point where nobody may play, a block may reach more than the room has.
        boolean isOpenFar = assumptions.open() == 0 || assumptions.open() > size && room.vented == 0;
        return isOpenFar ? Optional.of(room) : Optional.empty();
    }

    /** The protected blocks, but for those of some stones that only have a liberty where nobody may play. */
    private static Zone walls(Position position, List<Integer> stones, Assumptions assumptions) {
        Board board = new Board(position);
        Zone alive = aliveBlocks(board, assumptions);
        if (assumptions.within().isEmpty()) {
            return alive;
        }
        Zone within = assumptions.within().get();
        long[] walls = alive.toWords();
        for (int p = 0; p < position.geometry().size(); p++) {
            if (board.cell(p) != Board.EMPTY && firstVent(board, p, within) >= 0 && !isOneOf(board, p, stones)) {
                addBlock(board, p, walls);
            }
        }
        return Zone.ofWords(position.geometry(), walls);
    }

    /** The blocks that {@code alive(..)} protects. */
    private static Zone aliveBlocks(Board board, Assumptions assumptions) {
        long[] alive = new long[board.geometry().words()];
        assumptions.alive().orElse(Zone.empty(board.geometry())).forEach(p -> addBlock(board, p, alive));
        return Zone.ofWords(board.geometry(), alive);
    }

    private static boolean isOneOf(Board board, int stone, List<Integer> stones) {
        return stones.stream().anyMatch(other -> board.block(other) == board.block(stone));
    }

    /** The first liberty of a block where nobody may play, or pass. */
    private static int firstVent(Board board, int stone, Zone within) {
        int block = board.block(stone);
        for (int i = 0; i < board.geometry().words(); i++) {
            for (long left = board.libertyWord(block, i); left != 0; left &= left - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(left);
                if (!within.contains(p)) {
                    return p;
                }
            }
        }
        return Board.PASS;
    }

    /** Whether it is the room of the same targets in another position, too, so that only stones in it differ. */
    boolean fits(Position position) {
        Zone walls = hasVentedWalls
                ? walls(position, targetPoints(), assumptions)
                : aliveBlocks(new Board(position), assumptions);
        if (guard >= 0 && guarded == 0 && !walls.contains(guard)) {
            return false;
        }
        long[] sides = new long[3];
        for (int i = 0; i < pointOf.length; i++) {
            for (int j = geometry.neighbourCount(pointOf[i]) - 1; j >= 0; j--) {
                int q = geometry.neighbour(pointOf[i], j);
                int cell = position.cell(q);
                if (numberOf[q] < 0) {
                    if (cell != Board.EMPTY && !walls.contains(q)) {
                        return false;
                    }
                    sides[cell] |= 1L << i;
                }
            }
        }
        return sides[Board.EMPTY] == vented && sides[attacker] == attackersWall && sides[owner()] == ownersWall;
    }

    private List<Integer> targetPoints() {
        return Arrays.stream(targets).mapToObj(i -> pointOf[i]).toList();
    }

    /** Numbers the points of the room; stops when they are too many. */
    private static int number(
            List<Integer> stones, Position position, Zone walls, Assumptions assumptions, int[] numberOf) {
        Geometry geometry = position.geometry();
        Zone within = assumptions.within().orElse(Zone.board(geometry));
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
    int owner() {
        return attacker ^ Board.BLACK ^ Board.WHITE;
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
        Board board = new Board(position);
        Zone alive = aliveBlocks(board, assumptions);
        long[] shown = new long[geometry.words()];
        for (int p : pointOf) {
            add(shown, p);
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (numberOf[q] >= 0 || position.cell(q) == Board.EMPTY) {
                    add(shown, q);
                } else {
                    addWall(board, q, alive, shown);
                }
            }
        }
        if (guard >= 0) {
            addWall(board, guard, alive, shown);
        }
        return Zone.ofWords(geometry, shown).union(assumptions.alive().orElse(Zone.empty(geometry)));
    }

    /** Adds a block, and what protects it if that is a liberty where nobody may play. */
    private void addWall(Board board, int stone, Zone alive, long[] shown) {
        addBlock(board, stone, shown);
        if (alive.contains(stone)) {
            return;
        }
        int vent = firstVent(board, stone, assumptions.within().orElse(Zone.board(geometry)));
        if (vent >= 0) {
            add(shown, vent);
        }
    }

    /** The assumptions that every result leans on, {@link Lean} bits. */
    public int lean() {
        boolean leansOnWalls = assumptions.alive().isPresent();
        return (leansOnWalls ? Lean.ALIVE : 0) | (playable == all && vented == 0 && !hasVentedWalls ? 0 : Lean.WITHIN);
    }
}
