package org.yomi.engine.oracle.goal;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;

/** A goal: an atom, or a formula of goals. */
public sealed interface Goal permits Atom, Goal.Not, Goal.And, Goal.Or {
    /** The player who wants it. */
    Side max();

    /** The goal in the goal language. */
    String text(Grid grid);

    /** The atoms in the order of the text. */
    default Stream<Atom> atoms() {
        return parts().stream().flatMap(part -> part instanceof Atom atom ? Stream.of(atom) : part.atoms());
    }

    /** The parts of a formula; an atom is its own only part. */
    default List<Goal> parts() {
        return List.of(this);
    }

    /** All stones named in the goal, as a set of points. */
    default int namedStones() {
        return atoms().mapToInt(Atom::stones).reduce(0, (a, b) -> a | b);
    }

    /** Says whether every stone named in the goal stands in the position, in its colour. */
    default boolean fits(Position position) {
        return atoms().allMatch(atom -> atom.stand(position));
    }

    /**
     * The goal of the other player.
     *
     * @param part what is not to happen
     */
    record Not(Goal part) implements Goal {
        @Override
        public Side max() {
            return part.max().other();
        }

        @Override
        public List<Goal> parts() {
            return List.of(part);
        }

        @Override
        public String text(Grid grid) {
            return "not(" + part.text(grid) + ")";
        }
    }

    /**
     * All of several goals.
     *
     * @param parts two or more goals with one max
     */
    record And(List<Goal> parts) implements Goal {
        /** Checks the parts. */
        public And {
            checkSameMax(parts);
        }

        @Override
        public Side max() {
            return parts.get(0).max();
        }

        @Override
        public String text(Grid grid) {
            return "and(" + join(parts, grid) + ")";
        }
    }

    /**
     * One at least of several goals.
     *
     * @param parts two or more goals with one max
     */
    record Or(List<Goal> parts) implements Goal {
        /** Checks the parts. */
        public Or {
            checkSameMax(parts);
        }

        @Override
        public Side max() {
            return parts.get(0).max();
        }

        @Override
        public String text(Grid grid) {
            return "or(" + join(parts, grid) + ")";
        }
    }

    private static String join(List<Goal> parts, Grid grid) {
        return parts.stream().map(part -> part.text(grid)).collect(Collectors.joining(","));
    }

    private static void checkSameMax(List<Goal> parts) {
        for (Goal part : parts) {
            if (part.max() != parts.get(0).max()) {
                throw new IllegalArgumentException(part + " and " + parts.get(0) + " should have the same max");
            }
        }
    }

    /** To capture the stone standing on the vertex. */
    static Goal capture(Position position, String vertex) {
        int point = position.grid().point(vertex);
        return new Atom.Capture(point, ownerOf(position, point));
    }

    /** To keep the stone standing on the vertex. */
    static Goal live(Position position, String vertex) {
        int point = position.grid().point(vertex);
        return new Atom.Live(point, ownerOf(position, point));
    }

    /** To make the stone standing on the vertex unconditionally alive. */
    static Goal safe(Position position, String vertex) {
        int point = position.grid().point(vertex);
        return new Atom.Safe(point, ownerOf(position, point));
    }

    /** To connect the stones standing on two vertices. */
    static Goal connect(Position position, String from, String to) {
        int start = position.grid().point(from);
        int end = position.grid().point(to);
        Side owner = ownerOf(position, start);
        if (owner != ownerOf(position, end)) {
            throw new IllegalArgumentException(from + " and " + to + " should be of one colour");
        }
        return new Atom.Connect(start, end, owner);
    }

    /** To bring the block of the stone standing on the vertex into a region, given as vertices. */
    static Goal enter(Position position, String vertex, String region) {
        int point = position.grid().point(vertex);
        return new Atom.Enter(point, ownerOf(position, point), region(position.grid(), region));
    }

    /** To capture the stone standing on the second vertex before that on the first is captured. */
    static Goal race(Position position, String own, String other) {
        int first = position.grid().point(own);
        int second = position.grid().point(other);
        Side owner = ownerOf(position, first);
        if (owner == ownerOf(position, second)) {
            throw new IllegalArgumentException(own + " and " + other + " should be of two colours");
        }
        return new Atom.Race(first, second, owner);
    }

    /** To live in a region, given as vertices. */
    static Goal invade(Grid grid, Side invader, String region) {
        return new Atom.Invade(invader, region(grid, region));
    }

    private static int region(Grid grid, String vertices) {
        return vertices.equals("board") ? grid.all() : grid.set(vertices);
    }

    /** The negation. */
    static Goal not(Goal part) {
        return new Not(part);
    }

    /** The conjunction. */
    static Goal and(Goal... parts) {
        return new And(Arrays.asList(parts));
    }

    /** The disjunction. */
    static Goal or(Goal... parts) {
        return new Or(Arrays.asList(parts));
    }

    private static Side ownerOf(Position position, int point) {
        Side owner = position.at(point);
        if (owner == null) {
            throw new IllegalArgumentException("no stone on " + position.grid().name(point));
        }
        return owner;
    }
}
