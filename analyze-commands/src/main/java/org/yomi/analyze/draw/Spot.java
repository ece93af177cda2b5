package org.yomi.analyze.draw;

import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A place on a diagram.
 *
 * @param x column, 0 at the left
 * @param y row, 0 at the bottom
 */
public record Spot(int x, int y) implements Comparable<Spot> {

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final Pattern NAME = Pattern.compile("[A-HJ-Z]\\d{1,2}");
    private static final Comparator<Spot> ORDER =
            Comparator.comparingInt(Spot::y).reversed().thenComparingInt(Spot::x);

    /**
     * The place with a name as in GTP, in any case.
     *
     * @throws IllegalArgumentException if it is not a letter but I, and a number from 1 to 99
     */
    public static Spot of(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        if (!NAME.matcher(upper).matches() || Integer.parseInt(upper.substring(1)) == 0) {
            throw new IllegalArgumentException("name must be a vertex such as D4, is '" + name + "'");
        }
        return new Spot(COLUMNS.indexOf(upper.charAt(0)), Integer.parseInt(upper.substring(1)) - 1);
    }

    /** The letter of a column, 0 to 24. */
    static String column(int x) {
        return COLUMNS.substring(x, x + 1);
    }

    /** As one reads: upper rows first, in a row from the left. */
    @Override
    public int compareTo(Spot other) {
        return ORDER.compare(this, other);
    }

    /** The name as in GTP, such as {@code D4}. */
    @Override
    public String toString() {
        return column(x) + (y + 1);
    }
}
