package org.yomi.engine.goal;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

/**
 * What a question takes for granted (semantics, section 6). Immutable.
 *
 * @param escape a target block with at least this many liberties when its attacker is to move counts as never captured;
 *     0 for none
 * @param open a target block that reaches at least this many empty points counts as never captured; 0 for none
 * @param apart two stones to be connected, or a stone and a region to be entered, that are at least so many moves apart
 *     when the player who wants that is to move count as never brought together; 0 for none
 * @param within the only region where anybody plays; empty for the whole board
 * @param alive stones whose blocks cannot be captured; empty for none
 * @param noKo the colours that make no move which creates a ban
 */
public record Assumptions(
        int escape, int open, int apart, Optional<Zone> within, Optional<Zone> alive, Set<Colour> noKo) {
    /** Largest value of {@code escape}, {@code open} and {@code apart}: the points of the largest board. */
    public static final int MAX_COUNT = 625;

    /** Nothing is assumed. */
    public static final Assumptions NONE = new Assumptions(0, 0, 0, Optional.empty(), Optional.empty(), Set.of());

    /**
     * Takes a region {@code within} that is the whole board, and {@code alive} without stones, as none.
     *
     * @throws IllegalArgumentException when {@code escape}, {@code open} or {@code apart} is not from 0 to {@link #MAX_COUNT}
     */
    public Assumptions {
        requireCount("escape", escape);
        requireCount("open", open);
        requireCount("apart", apart);
        within = within.filter(zone -> !zone.complement().isEmpty());
        alive = alive.filter(zone -> !zone.isEmpty());
        Set<Colour> ordered = EnumSet.noneOf(Colour.class);
        ordered.addAll(noKo);
        noKo = Collections.unmodifiableSet(ordered);
    }

    private static void requireCount(String name, int count) {
        if (count < 0 || count > MAX_COUNT) {
            throw new IllegalArgumentException(name + " must be from 0 to " + MAX_COUNT + ", not " + count);
        }
    }

    /** Whether nothing is assumed, so that an answer is a theorem about the position. */
    public boolean isNone() {
        return equals(NONE);
    }

    /** Whether something counts as settled for good once it looks so, though it might still change on the board. */
    public boolean hasHorizon() {
        return escape > 0 || open > 0 || apart > 0;
    }

    /**
     * Without an {@code escape} or {@code open} that no block reaches on a board, since its own stones leave fewer points
     * empty. The results are the same, and need not show that it is not reached.
     */
    public Assumptions on(Geometry geometry) {
        return new Assumptions(
                escape < geometry.size() ? escape : 0, open < geometry.size() ? open : 0, apart, within, alive, noKo);
    }

    /** Where anybody plays on a board. */
    public Zone region(Geometry geometry) {
        return within.orElseGet(() -> Zone.board(geometry));
    }

    /** The stones of a board whose blocks cannot be captured. */
    public Zone immortal(Geometry geometry) {
        return alive.orElseGet(() -> Zone.empty(geometry));
    }

    /** A board with a position, on which these stones cannot be captured. */
    public Board board(Position position) {
        return new Board(position, immortal(position.geometry()).toWords());
    }

    public Assumptions withEscape(int liberties) {
        return new Assumptions(liberties, open, apart, within, alive, noKo);
    }

    public Assumptions withOpen(int points) {
        return new Assumptions(escape, points, apart, within, alive, noKo);
    }

    public Assumptions withApart(int moves) {
        return new Assumptions(escape, open, moves, within, alive, noKo);
    }

    public Assumptions withWithin(Zone region) {
        return new Assumptions(escape, open, apart, Optional.of(region), alive, noKo);
    }

    public Assumptions withAlive(Zone stones) {
        return new Assumptions(escape, open, apart, within, Optional.of(stones), noKo);
    }

    /** The same with one more colour that makes no ban. */
    public Assumptions withNoKo(Colour colour) {
        Set<Colour> more = EnumSet.of(colour);
        more.addAll(noKo);
        return new Assumptions(escape, open, apart, within, alive, more);
    }
}
