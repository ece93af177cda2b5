package org.yomi.engine.board;

import java.util.Arrays;
import java.util.StringJoiner;

/**
 * An immutable position: the stones, who moves next, and the ko ban on that player, if any.
 *
 * <p>The text form is a diagram, top row first, {@code X} for Black, {@code O} for White, {@code .} for empty, blanks
 * ignored.
 */
public final class Position {
    private final Geometry geometry;
    private final byte[] cells;
    private final Colour toMove;
    private final int ban;

    private Position(Geometry geometry, byte[] cells, Colour toMove, int ban) {
        this.geometry = geometry;
        this.cells = cells;
        this.toMove = toMove;
        this.ban = ban;
    }

    /**
     * A position from its cells.
     *
     * @param cells one value a point: {@link Board#EMPTY}, {@link Board#BLACK} or {@link Board#WHITE}; copied
     * @param ban the point where {@code toMove} may not play, or {@link Geometry#PASS}
     * @throws IllegalArgumentException when a block has no liberty, or the ban is not on an empty point
     */
    public static Position of(Geometry geometry, byte[] cells, Colour toMove, int ban) {
        if (cells.length != geometry.size()) {
            throw new IllegalArgumentException(
                    "a " + geometry + " board has " + geometry.size() + " points, not " + cells.length);
        }
        if (ban != Geometry.PASS && cells[ban] != Board.EMPTY) {
            throw new IllegalArgumentException("a ban must be on an empty point, not on " + geometry.name(ban));
        }
        int dead = SlowBoardCheck.stoneWithoutLiberty(geometry, cells);
        if (dead != Geometry.PASS) {
            throw new IllegalArgumentException("the block at " + geometry.name(dead) + " has no liberty");
        }
        return new Position(geometry, cells.clone(), toMove, ban);
    }

    /**
     * A position from a diagram, without a ban.
     *
     * @throws IllegalArgumentException when there are no rows or they differ in length, a character is unknown, or a block has no
     *     liberty
     */
    public static Position parse(String diagram, Colour toMove) {
        if (diagram.isBlank()) {
            throw new IllegalArgumentException(
                    "a diagram has one row of X, O and . for each line of the board, got none");
        }
        String[] rows = diagram.strip().lines().map(r -> r.replace(" ", "")).toArray(String[]::new);
        Geometry geometry = Geometry.of(rows[0].length(), rows.length);
        byte[] cells = new byte[geometry.size()];
        for (int p = 0; p < cells.length; p++) {
            String row = rows[rows.length - 1 - geometry.y(p)];
            if (row.length() != geometry.width()) {
                throw new IllegalArgumentException(
                        "all rows must have " + geometry.width() + " points as the first, got " + row);
            }
            cells[p] = cell(row.charAt(geometry.x(p)));
        }
        return of(geometry, cells, toMove, Geometry.PASS);
    }

    private static byte cell(char c) {
        return switch (c) {
            case '.', '+' -> Board.EMPTY;
            case 'X', 'x', '#' -> Board.BLACK;
            case 'O', 'o' -> Board.WHITE;
            default -> throw new IllegalArgumentException("expected X, O or . in a diagram, got '" + c + "'");
        };
    }

    public Geometry geometry() {
        return geometry;
    }

    /** {@link Board#EMPTY}, {@link Board#BLACK} or {@link Board#WHITE}. */
    public int cell(int point) {
        return cells[point];
    }

    public boolean isEmpty(int point) {
        return cells[point] == Board.EMPTY;
    }

    /** A copy of the cells, one a point. */
    public byte[] cells() {
        return cells.clone();
    }

    public Colour toMove() {
        return toMove;
    }

    /** The point where {@link #toMove} may not play because of the ko rule, or {@link Geometry#PASS}. */
    public int ban() {
        return ban;
    }

    /**
     * Whether the last move can have made the ban: it captured the one stone that stood there, by a stone whose only liberty
     * that is now.
     */
    public boolean isBanOfKo() {
        if (ban == Geometry.PASS) {
            return false;
        }
        boolean isByOne = false;
        for (int i = 0; i < geometry.neighbourCount(ban); i++) {
            int q = geometry.neighbour(ban, i);
            if (cells[q] != toMove.opponent().cell()) {
                return false;
            }
            isByOne |= isAloneBeside(q);
        }
        return isByOne;
    }

    /** Whether a stone is a block by itself, and has no liberty but the ban. */
    private boolean isAloneBeside(int stone) {
        for (int i = 0; i < geometry.neighbourCount(stone); i++) {
            int q = geometry.neighbour(stone, i);
            if (q != ban && cells[q] != toMove.cell()) {
                return false;
            }
        }
        return true;
    }

    /** The same stones with {@code first} to move; a ban on the other player is void then. */
    public Position withToMove(Colour first) {
        return first == toMove ? this : new Position(geometry, cells, first, Geometry.PASS);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position p
                && geometry == p.geometry
                && toMove == p.toMove
                && ban == p.ban
                && Arrays.equals(cells, p.cells);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(cells) + toMove.ordinal()) + ban;
    }

    /** The diagram, top row first, then who moves and the ban. */
    @Override
    public String toString() {
        StringJoiner rows = new StringJoiner("\n");
        for (int y = geometry.height() - 1; y >= 0; y--) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < geometry.width(); x++) {
                row.append(".XO".charAt(cells[geometry.point(x, y)])).append(' ');
            }
            rows.add(row.toString().strip());
        }
        return rows + "\n" + toMove.word() + " to move" + (ban < 0 ? "" : ", banned at " + geometry.name(ban));
    }
}
