package org.yomi.engine.goal.text;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

/** Reads what stands in the brackets of goals and assumptions: stones, regions, colours and numbers. */
final class Arguments {
    private static final String BOARD = "board";

    private final Tokens tokens;
    private final @Nullable Position position;
    private final Geometry geometry;

    /**
     * Makes them ready.
     *
     * @param position null for any: all stones are where they should be then, in the colours they should have
     */
    Arguments(Tokens tokens, @Nullable Position position) {
        this.tokens = tokens;
        this.position = position;
        geometry = position == null ? Geometry.of(Geometry.MAX_SIZE, Geometry.MAX_SIZE) : position.geometry();
    }

    Geometry geometry() {
        return geometry;
    }

    /** Whether no position is known, so that colours say nothing. */
    boolean isForAnyPosition() {
        return position == null;
    }

    /** Makes sure of what only a position can say. */
    void expect(boolean holds, int column, Supplier<String> reason) throws GoalException {
        if (position != null && !holds) {
            throw new GoalException(column, reason.get());
        }
    }

    /** One stone or more, of any colour. */
    Zone zoneOfStones(String word) throws GoalException {
        Zone stones = Zone.empty(geometry);
        do {
            stones = stones.union(Zone.of(geometry, stone(word)));
        } while (tokens.skip(","));
        return stones;
    }

    /** One stone or more, all of the colour of the first. */
    List<Integer> stonesOfOneColour(String word) throws GoalException {
        List<Integer> stones = new ArrayList<>();
        do {
            int column = tokens.column();
            stones.add(stone(word));
            requireColourOf(stones.get(0), stones.get(stones.size() - 1), word, column);
        } while (tokens.skip(","));
        return stones;
    }

    private void requireColourOf(int first, int stone, String word, int column) throws GoalException {
        expect(
                colourOf(stone) == colourOf(first),
                column,
                () -> geometry.name(first) + " is " + colourOf(first).word() + " and " + geometry.name(stone) + " is "
                        + colourOf(stone).word() + "; " + word + " needs stones of one colour");
    }

    /** A stone, of any colour. */
    int stone(String word) throws GoalException {
        int column = tokens.column();
        int point = vertex();
        expect(
                position == null || position.cell(point) != Board.EMPTY,
                column,
                () -> geometry.name(point) + " is empty; " + word + " needs a stone");
        return point;
    }

    Colour colourOf(int stone) {
        return position == null ? Colour.BLACK : Colour.ofCell(position.cell(stone));
    }

    private int vertex() throws GoalException {
        return vertex("");
    }

    /** A vertex; the message says that something else might stand there, too. */
    private int vertex(String orElse) throws GoalException {
        OptionalInt point = geometry.parse(tokens.current());
        if (point.isEmpty()) {
            throw tokens.expected(orElse + "a vertex from A1 to " + geometry.name(geometry.size() - 1));
        }
        tokens.next();
        return point.getAsInt();
    }

    /** {@code board}, or vertices and rectangles. */
    Zone region() throws GoalException {
        if (tokens.skip(BOARD)) {
            return Zone.board(geometry);
        }
        Zone region = box(BOARD + " or ");
        while (tokens.skip(",")) {
            region = region.union(box(""));
        }
        return region;
    }

    private Zone box(String orElse) throws GoalException {
        int corner = vertex(orElse);
        int opposite = tokens.skip("-") ? vertex() : corner;
        return Zone.rectangle(geometry, corner, opposite);
    }

    Colour colour() throws GoalException {
        Colour colour = Colour.named(tokens.current()).orElseThrow(() -> tokens.expected("black or white"));
        tokens.next();
        return colour;
    }

    /** A number from 0 to {@code max}. */
    int number(int max) throws GoalException {
        String digits = tokens.current().replaceFirst("^0+(?=.)", "");
        boolean isNumber =
                !digits.isEmpty() && digits.length() <= 9 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!isNumber || Integer.parseInt(digits) > max) {
            throw tokens.expected("a number from 0 to " + max);
        }
        tokens.next();
        return Integer.parseInt(digits);
    }
}
