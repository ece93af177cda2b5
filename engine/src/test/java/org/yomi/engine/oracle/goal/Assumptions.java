package org.yomi.engine.oracle.goal;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;

/**
 * What a question takes for granted.
 *
 * @param escape liberties with which a target has got away when its attacker is to move; 0 for never
 * @param open reachable empty points with which a target has got away when its attacker is to move; 0 for never
 * @param apart moves from which on two stones, or a stone and a region, count as never brought together; 0 for never
 * @param within set of the points on which moves are allowed; 0 for the whole board
 * @param alive set of the stones whose blocks cannot be captured
 * @param noko the colour that makes no move that creates a ban, or null
 */
public record Assumptions(
        int escape,
        int open,
        int apart,
        int within,
        int alive,
        @Nullable Side noko) {
    /** None at all. */
    public static final Assumptions NONE = new Assumptions(0, 0, 0, 0, 0, null);

    /** The same with {@code escape(k)}. */
    public Assumptions withEscape(int liberties) {
        return new Assumptions(liberties, open, apart, within, alive, noko);
    }

    /** The same with {@code open(n)}. */
    public Assumptions withOpen(int points) {
        return new Assumptions(escape, points, apart, within, alive, noko);
    }

    /** The same with {@code apart(n)}. */
    public Assumptions withApart(int moves) {
        return new Assumptions(escape, open, moves, within, alive, noko);
    }

    /** The same with {@code within(R)}; the region must not be empty. */
    public Assumptions withWithin(int region) {
        if (region == 0) {
            throw new IllegalArgumentException("within: a region of one point or more is wanted");
        }
        return new Assumptions(escape, open, apart, region, alive, noko);
    }

    /** The same with {@code alive(S)}. */
    public Assumptions withAlive(int stones) {
        return new Assumptions(escape, open, apart, within, stones, noko);
    }

    /** The same with {@code noko(c)}. */
    public Assumptions withNoko(Side colour) {
        return new Assumptions(escape, open, apart, within, alive, colour);
    }

    /** The assumptions as they are written behind a goal, each after a blank; empty if there are none. */
    public String text(Grid grid) {
        return (escape > 0 ? " escape(" + escape + ")" : "")
                + (open > 0 ? " open(" + open + ")" : "")
                + (apart > 0 ? " apart(" + apart + ")" : "")
                + (within != 0 ? " within(" + grid.names(within) + ")" : "")
                + (alive != 0 ? " alive(" + grid.names(alive) + ")" : "")
                + (noko == null ? "" : noko == Side.BLACK ? " noko(black)" : " noko(white)");
    }
}
