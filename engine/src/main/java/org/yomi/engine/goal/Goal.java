package org.yomi.engine.goal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

/**
 * Something a player, {@link #max}, wants to reach or keep and the other player does not want.
 *
 * <p>A tree: {@link AtomicGoal}s at the leaves, {@link Not}, {@link And} and {@link Or} above them. Immutable, with
 * equality by structure.
 */
public sealed interface Goal permits AtomicGoal, Not, And, Or {
    /** The player who wants the goal. */
    Colour max();

    /** The goals this one is made of, in order; none for an atomic goal. */
    List<Goal> parts();

    /** Calls the method of the visitor for this kind of goal. */
    <R> R accept(Visitor<R> visitor);

    /** The atomic goals at the leaves from left to right; one that occurs twice is listed twice. */
    default List<AtomicGoal> atoms() {
        List<AtomicGoal> atoms = new ArrayList<>();
        parts().forEach(part -> atoms.addAll(part.atoms()));
        return List.copyOf(atoms);
    }

    /** The stones named in the goal: those that belong to every zone of an answer (semantics, section 7). */
    default Zone stones(Geometry geometry) {
        return parts().stream().map(part -> part.stones(geometry)).reduce(Zone.empty(geometry), Zone::union);
    }

    /** Whether a position still has all of those stones: no question about the goal can be put where it has not. */
    default boolean standsIn(Position position) {
        return Arrays.stream(stones(position.geometry()).points()).noneMatch(position::isEmpty);
    }

    /** The number of {@code !}, {@code &} and {@code |} on the longest way down to a leaf; 0 for an atomic goal. */
    default int depth() {
        return parts().stream().mapToInt(part -> part.depth() + 1).max().orElse(0);
    }

    /** One method for each kind of goal, so that the compiler tells when a kind was forgotten. */
    interface Visitor<R> {
        R capture(Capture goal);

        R connect(Connect goal);

        R enter(Enter goal);

        R live(Live goal);

        R race(Race goal);

        R safe(Safe goal);

        R invade(Invade goal);

        R not(Not goal);

        R and(And goal);

        R or(Or goal);
    }
}
