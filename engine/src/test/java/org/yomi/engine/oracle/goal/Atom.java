package org.yomi.engine.oracle.goal;

import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;

/** An atomic goal. What makes its flag change is written in {@link FlagRules}. */
public sealed interface Atom extends Goal {
    /** The stones named in the goal, as a set of points. */
    int stones();

    /** The colour of the stones named; for an invasion the invader, in a race that of the first one. */
    Side owner();

    /** Says whether every stone named stands in a position, in its colour. */
    default boolean stand(Position position) {
        return (stones() & ~position.stones(owner())) == 0;
    }

    @Override
    default Side max() {
        return owner();
    }

    /**
     * To capture the stone of {@code owner} on a point.
     *
     * @param point where it stands
     * @param owner its colour; max is the opponent
     */
    record Capture(int point, Side owner) implements Atom {
        @Override
        public int stones() {
            return 1 << point;
        }

        @Override
        public Side max() {
            return owner.other();
        }

        @Override
        public String text(Grid grid) {
            return "capture(" + grid.name(point) + ")";
        }
    }

    /**
     * To keep the stone on a point.
     *
     * @param point where it stands
     * @param owner its colour
     */
    record Live(int point, Side owner) implements Atom {
        @Override
        public int stones() {
            return 1 << point;
        }

        @Override
        public String text(Grid grid) {
            return "live(" + grid.name(point) + ")";
        }
    }

    /**
     * To make the block of the stone on a point unconditionally alive.
     *
     * @param point where it stands
     * @param owner its colour
     */
    record Safe(int point, Side owner) implements Atom {
        @Override
        public int stones() {
            return 1 << point;
        }

        @Override
        public String text(Grid grid) {
            return "safe(" + grid.name(point) + ")";
        }
    }

    /**
     * To bring two stones into one block.
     *
     * @param from where one stands
     * @param to where the other stands; may be the same
     * @param owner their colour
     */
    record Connect(int from, int to, Side owner) implements Atom {
        @Override
        public int stones() {
            return 1 << from | 1 << to;
        }

        @Override
        public String text(Grid grid) {
            return "connect(" + grid.name(from) + "," + grid.name(to) + ")";
        }
    }

    /**
     * To get the block of the stone on a point a stone in a region.
     *
     * @param point where it stands
     * @param owner its colour
     * @param region set of points
     */
    record Enter(int point, Side owner, int region) implements Atom {
        @Override
        public int stones() {
            return 1 << point;
        }

        @Override
        public String text(Grid grid) {
            return "enter(" + grid.name(point) + "," + place(grid, region) + ")";
        }
    }

    /**
     * To capture the stone on one point before that on another is captured.
     *
     * @param own where the stone of {@code owner} stands
     * @param other where that of his opponent stands
     * @param owner the colour of the first
     */
    record Race(int own, int other, Side owner) implements Atom {
        @Override
        public int stones() {
            return 1 << own | 1 << other;
        }

        @Override
        public boolean stand(Position position) {
            return position.at(own) == owner && position.at(other) == owner.other();
        }

        @Override
        public String text(Grid grid) {
            return "race(" + grid.name(own) + "," + grid.name(other) + ")";
        }
    }

    /**
     * To get an unconditionally alive block with a stone in a region.
     *
     * @param owner the invader
     * @param region set of points
     */
    record Invade(Side owner, int region) implements Atom {
        @Override
        public int stones() {
            return 0;
        }

        @Override
        public String text(Grid grid) {
            return "invade(" + (owner == Side.BLACK ? "black," : "white,") + place(grid, region) + ")";
        }
    }

    private static String place(Grid grid, int region) {
        return region == grid.all() ? "board" : grid.names(region);
    }
}
