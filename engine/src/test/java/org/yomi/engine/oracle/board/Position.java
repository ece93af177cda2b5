package org.yomi.engine.oracle.board;

import org.jspecify.annotations.Nullable;

/**
 * Stones on a grid and perhaps a ko ban. Nothing here says that it is legal; see {@link MoveRules}.
 *
 * @param grid the points
 * @param black set of the black stones
 * @param white set of the white stones
 * @param ban the ko ban, or null
 */
public record Position(
        Grid grid, int black, int white, @Nullable Ban ban) {
    /** Checks that no point holds two stones, and that the banned point is empty. */
    public Position {
        if ((black & white) != 0 || ((black | white) & ~grid.all()) != 0) {
            throw new IllegalArgumentException("stones on one another or off the grid");
        }
        if (ban != null && (((black | white) >>> ban.point()) & 1) != 0) {
            throw new IllegalArgumentException("banned point " + grid.name(ban.point()) + " holds a stone");
        }
    }

    /**
     * Reads a diagram: rows from the top, separated by white space; {@code X} black, {@code O} white, {@code .} empty,
     * {@code b} empty and banned for black, {@code w} empty and banned for white.
     *
     * @throws IllegalArgumentException if the rows differ in length or hold another sign
     */
    public static Position parse(String diagram) {
        String[] rows = diagram.strip().split("\\s+");
        Grid grid = new Grid(rows[0].length(), rows.length);
        int black = 0;
        int white = 0;
        Ban ban = null;
        for (int point = 0; point < grid.size(); point++) {
            String row = rows[rows.length - 1 - point / grid.width()];
            if (row.length() != grid.width()) {
                throw new IllegalArgumentException("row '" + row + "' should have " + grid.width() + " points");
            }
            switch (row.charAt(point % grid.width())) {
                case 'X' -> black |= 1 << point;
                case 'O' -> white |= 1 << point;
                case 'b' -> ban = new Ban(point, Side.BLACK);
                case 'w' -> ban = new Ban(point, Side.WHITE);
                case '.' -> {}
                default -> throw new IllegalArgumentException("row '" + row + "': only X O . b w are known");
            }
        }
        return new Position(grid, black, white, ban);
    }

    /** The stones of one side. */
    public int stones(Side side) {
        return side == Side.BLACK ? black : white;
    }

    /** The empty points. */
    public int empty() {
        return grid.all() & ~black & ~white;
    }

    /** Whose stone stands on the point, or null. */
    public @Nullable Side at(int point) {
        if (((black >>> point) & 1) != 0) {
            return Side.BLACK;
        }
        return ((white >>> point) & 1) != 0 ? Side.WHITE : null;
    }

    /** All stones of the block that holds the stone on the point. */
    public int block(int point) {
        Side side = at(point);
        if (side == null) {
            throw new IllegalArgumentException("no stone on " + grid.name(point));
        }
        return grid.connected(1 << point, stones(side));
    }

    /** The liberties of a block. */
    public int liberties(int block) {
        return grid.next(block) & empty();
    }

    /** The point the player may not play on now because of the ban, or {@link Grid#PASS} when there is none. */
    public int bannedFor(Side player) {
        return ban != null && ban.owner() == player ? ban.point() : Grid.PASS;
    }

    /** The same stones with another ban, or none. */
    public Position with(@Nullable Ban other) {
        return new Position(grid, black, white, other);
    }

    /** The same stones without a ban. */
    public Position unbanned() {
        return ban == null ? this : with(null);
    }

    /** The diagram that {@link #parse} reads, with line ends. */
    public String diagram() {
        StringBuilder text = new StringBuilder();
        for (int row = grid.height() - 1; row >= 0; row--) {
            for (int point = row * grid.width(); point < (row + 1) * grid.width(); point++) {
                text.append(sign(point));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private char sign(int point) {
        Side side = at(point);
        if (side != null) {
            return side == Side.BLACK ? 'X' : 'O';
        }
        if (ban != null && ban.point() == point) {
            return ban.owner() == Side.BLACK ? 'b' : 'w';
        }
        return '.';
    }

    @Override
    public String toString() {
        return "\n" + diagram();
    }
}
