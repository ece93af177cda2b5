package org.yomi.engine.board;

import java.util.Arrays;
import java.util.Optional;

/** A player, and the colour of that player's stones. */
public enum Colour {
    BLACK(1, "black"),
    WHITE(2, "white");

    private final int cell;
    private final String word;

    Colour(int cell, String word) {
        this.cell = cell;
        this.word = word;
    }

    /** The value of a point that holds a stone of this colour: {@link Board#BLACK} or {@link Board#WHITE}. */
    public int cell() {
        return cell;
    }

    /** The colour in lower case, as replies and goals write it. */
    public String word() {
        return word;
    }

    /** The other player. */
    public Colour opponent() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** The colour that a word or its first letter names, in any case; nothing if it names none. */
    public static Optional<Colour> named(String text) {
        return Arrays.stream(values())
                .filter(colour ->
                        text.equalsIgnoreCase(colour.word) || text.equalsIgnoreCase(colour.word.substring(0, 1)))
                .findFirst();
    }

    /**
     * The colour of a stone.
     *
     * @param cell {@link Board#BLACK} or {@link Board#WHITE}
     * @throws IllegalArgumentException when the cell holds no stone
     */
    public static Colour ofCell(int cell) {
        return switch (cell) {
            case 1 -> BLACK;
            case 2 -> WHITE;
            default -> throw new IllegalArgumentException("no stone: cell value " + cell);
        };
    }
}
