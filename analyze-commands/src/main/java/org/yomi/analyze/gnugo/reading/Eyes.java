package org.yomi.analyze.gnugo.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.EyeFight;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;

/**
 * Counts the eyes that small regions are worth, by {@link EyeFight}: two where the blocks around the region live by
 * it alone, one where they do if the largest of them has an eye elsewhere. Blocks that are connected whatever the
 * opponent does outside the region count as one; where blocks meet outside, that point belongs to the region.
 */
public final class Eyes {
    /** One point of the table is the eye elsewhere. */
    private static final int MOST_POINTS = EyeFight.MOST_POINTS - 1;

    /** To whom a region belongs: colours are treated alike. */
    private static final Comparator<Worth> NEAREST = Comparator.comparingInt(
                    (Worth worth) -> -worth.value().most())
            .thenComparingInt(worth -> worth.space().strangers)
            .thenComparingInt(worth -> worth.space().region.size())
            .thenComparingInt(worth -> -worth.value().least());

    private final Reader reader;
    private final Call call;

    /** Those of the game's board now. */
    public Eyes(Reader reader, Call call) {
        this.reader = reader;
        this.call = call;
    }

    /**
     * What the region of a point is worth to the player who gets more eyes there when he moves first; if both get as many, to
     * the one with fewer of his opponent's stones around his region, then to the one whose region is smaller, then to the one
     * who gets more moving second. Nothing if it has more than ten points for either player, or more than four groups of stones
     * around it.
     */
    public Optional<EyeValue> of(int point) {
        Position position = reader.position();
        return Arrays.stream(Colour.values())
                .map(owner -> new Claim(owner, region(position, point, owner)))
                .filter(claim -> !claim.region().isEmpty() && claim.region().size() <= MOST_POINTS)
                .flatMap(claim -> space(position, claim).stream())
                .map(space -> new Worth(space, value(space)))
                .min(NEAREST)
                .map(Worth::value);
    }

    /** A region of somebody's, and its eyes. */
    private record Worth(Space space, EyeValue value) {}

    /**
     * The points around one up to the stones of a player: all of them, or if these are too many the empty ones and the
     * opponent's blocks that have no liberty elsewhere. Some of them if these are too many, too; none if his stone is there.
     */
    private static List<Integer> region(Position position, int point, Colour owner) {
        List<Integer> closed = flood(position, point, cell -> cell != owner.cell());
        if (closed.size() <= MOST_POINTS || !position.isEmpty(point)) {
            return closed;
        }
        List<Integer> open = flood(position, point, cell -> cell == Board.EMPTY);
        if (open.size() <= MOST_POINTS) {
            Board board = new Board(position);
            Geometry geometry = position.geometry();
            Zone empty = Zone.of(geometry, open);
            Blocks.ofColour(board, owner.opponent().cell()).stream()
                    .filter(stone -> empty.containsAll(Blocks.liberties(board, stone)))
                    .forEach(stone -> Blocks.stones(board, stone).forEach(open::add));
        }
        return open;
    }

    /** The points of some cells around one; some of them if there are too many. */
    private static List<Integer> flood(Position position, int point, IntPredicate among) {
        Geometry geometry = position.geometry();
        List<Integer> region = new ArrayList<>();
        if (among.test(position.cell(point))) {
            region.add(point);
        }
        for (int i = 0; i < region.size() && region.size() <= MOST_POINTS; i++) {
            for (int j = 0; j < geometry.neighbourCount(region.get(i)); j++) {
                int next = geometry.neighbour(region.get(i), j);
                if (among.test(position.cell(next)) && !region.contains(next)) {
                    region.add(next);
                }
            }
        }
        return region;
    }

    /** Up to three tables are computed, which nothing stops. */
    private EyeValue value(Space space) {
        reader.requireTime(call);
        int least = space.eyes();
        for (int eyes = 2; eyes > least; eyes--) {
            int defence = space.defence(eyes);
            if (defence != Board.PASS) {
                int attack = space.attack(eyes, defence);
                // What would take them away is suicide on the board, where a wall has liberties
                // elsewhere. While those are filled the owner has time to move.
                return attack == Board.PASS
                        ? new EyeValue(eyes, eyes, Board.PASS, Board.PASS)
                        : new EyeValue(least, eyes, attack, defence);
            }
        }
        return new EyeValue(least, least, Board.PASS, Board.PASS);
    }

    /** With the points at which two groups around it meet, if these are few enough. */
    private Optional<Space> space(Position position, Claim claim) {
        Geometry geometry = position.geometry();
        Zone inside = Zone.of(geometry, claim.region());
        Zone stones = stonesAround(inside, position, claim.owner());
        int strangers = Blocks.around(inside).minus(inside).minus(stones).size();
        List<Zone> groups = groups(position, stones, inside);
        List<Integer> points = new ArrayList<>(claim.region());
        for (int p = 0; p < geometry.size(); p++) {
            Zone around = Blocks.around(Zone.of(geometry, p));
            boolean joins = groups.stream().filter(around::intersects).count() > 1;
            if (joins && position.isEmpty(p) && !inside.contains(p)) {
                points.add(p);
            }
        }
        if (points.size() > inside.size() && points.size() <= MOST_POINTS) {
            Zone more = Zone.of(geometry, points);
            List<Zone> groupsAround = groups(position, stonesAround(more, position, claim.owner()), more);
            if (groupsAround.size() <= EyeFight.MOST_WALLS) {
                return Optional.of(new Space(position, points, claim.owner(), groupsAround, strangers));
            }
        }
        return groups.isEmpty() || groups.size() > EyeFight.MOST_WALLS
                ? Optional.empty()
                : Optional.of(new Space(position, claim.region(), claim.owner(), groups, strangers));
    }

    private static Zone stonesAround(Zone region, Position position, Colour owner) {
        Zone stones = Blocks.where(position, cell -> cell == owner.cell());
        return Blocks.around(region).minus(region).intersection(stones);
    }

    /** Stones with those that are connected to them whatever the opponent does elsewhere, the largest group first. */
    private List<Zone> groups(Position position, Zone stones, Zone elsewhere) {
        Board board = new Board(position);
        Links links = new Links(reader, position, elsewhere, Counter.LIFE, call);
        Dragons dragons = new Dragons(reader, position, call);
        List<Zone> groups = new ArrayList<>();
        Zone left = stones;
        while (!left.isEmpty()) {
            Zone group = dragons.of(left.points()[0], links).stones().stream()
                    .map(stone -> Blocks.stones(board, stone))
                    .reduce(Zone.empty(position.geometry()), Zone::union);
            groups.add(group);
            left = left.minus(group);
        }
        groups.sort(Comparator.comparingInt(Zone::size).reversed());
        return groups;
    }

    /** A region that may be somebody's. */
    private record Claim(Colour owner, List<Integer> region) {}

    /** A region of a position. */
    private static final class Space {
        private final Position position;
        private final List<Integer> region;
        private final Colour owner;
        private final List<Zone> groups;
        private final int strangers;

        /** By the eyes that are enough, once they were needed: the largest take half a second each. */
        private final @Nullable EyeFight[] fights = new EyeFight[3];

        /**
         * One of somebody's.
         *
         * @param groups of the owner's stones around it, the largest first
         * @param strangers points around it with stones of his opponent
         */
        private Space(Position position, List<Integer> region, Colour owner, List<Zone> groups, int strangers) {
            this.position = position;
            this.region = region;
            this.owner = owner;
            this.groups = groups;
            this.strangers = strangers;
        }

        /** The eyes that are there though the opponent moves first. */
        int eyes() {
            int eyes = 2;
            while (eyes > 0 && !fight(eyes).stands(0, theirs())) {
                eyes--;
            }
            return eyes;
        }

        /** A move of the owner inside that makes so many eyes, or a pass. */
        int defence(int eyes) {
            EyeFight fight = fight(eyes);
            int ban = position.toMove() == owner ? position.ban() : Board.PASS;
            for (int i = 0; i < region.size(); i++) {
                int point = region.get(i);
                if (position.isEmpty(point) && point != ban && fight.holds(i, 0, theirs())) {
                    return point;
                }
            }
            return Board.PASS;
        }

        /** A move of the opponent inside that leaves fewer eyes, the one proposed if it does; or a pass. */
        int attack(int eyes, int proposed) {
            EyeFight fight = fight(eyes);
            Board board = new Board(position);
            int opponent = owner.opponent().cell();
            int best = Board.PASS;
            for (int i = 0; i < region.size(); i++) {
                int point = region.get(i);
                boolean better = best == Board.PASS || point == proposed;
                boolean allowed = position.isEmpty(point) && !board.isSuicide(point, opponent);
                if (better && allowed && fight.breaks(i, 0, theirs())) {
                    best = point;
                }
            }
            return best;
        }

        private int theirs() {
            int theirs = 0;
            for (int i = 0; i < region.size(); i++) {
                theirs |= position.isEmpty(region.get(i)) ? 0 : 1 << i;
            }
            return theirs;
        }

        /** With an eye elsewhere for the first group where one eye in the region is enough. */
        private EyeFight fight(int eyes) {
            EyeFight fight = fights[eyes];
            if (fight == null) {
                fight = computed(eyes);
                fights[eyes] = fight;
            }
            return fight;
        }

        private EyeFight computed(int eyes) {
            Geometry geometry = position.geometry();
            int elsewhere = eyes == 1 ? 1 : 0;
            int[] next = new int[region.size() + elsewhere];
            int[] walls = new int[groups.size()];
            walls[0] = elsewhere << region.size();
            int doors = 0;
            for (int i = 0; i < region.size(); i++) {
                for (int j = 0; j < geometry.neighbourCount(region.get(i)); j++) {
                    int point = geometry.neighbour(region.get(i), j);
                    int inside = region.indexOf(point);
                    if (inside >= 0) {
                        next[i] |= 1 << inside;
                    } else if (groupOf(point) < walls.length) {
                        walls[groupOf(point)] |= 1 << i;
                    } else {
                        doors |= 1 << i;
                    }
                }
            }
            return new EyeFight(next, walls, doors);
        }

        /** The number of the group with a stone on a point, or that of all groups. */
        private int groupOf(int point) {
            int group = 0;
            while (group < groups.size() && !groups.get(group).contains(point)) {
                group++;
            }
            return group;
        }
    }
}
