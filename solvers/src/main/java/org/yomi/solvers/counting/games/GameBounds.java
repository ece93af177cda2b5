package org.yomi.solvers.counting.games;

/**
 * Bounds of the number of games on a board, as decimal logarithms: Theorems 7, 8 and 9 of <i>Combinatorics of Go</i>.
 *
 * @param log10Least there are at least as many games
 * @param log10Most there are at most as many
 */
public record GameBounds(double log10Least, double log10Most) {
    /** With more points the logarithms do not fit. */
    public static final int MOST_POINTS = 625;

    /**
     * The bounds of a board.
     *
     * @param log10Positions the decimal logarithm of the number of legal positions
     * @throws IllegalArgumentException if the board has no point or more than {@value #MOST_POINTS}
     */
    public static GameBounds of(int rows, int columns, double log10Positions) {
        long points = (long) rows * columns;
        if (rows < 1 || columns < 1 || points > MOST_POINTS) {
            throw new IllegalArgumentException("a board of 1 to " + MOST_POINTS + " points was expected");
        }
        return new GameBounds(log10Least(rows, columns), Math.pow(10, log10Positions) * Math.log10((double) points));
    }

    private static double log10Least(int rows, int columns) {
        int longer = Math.max(rows, columns);
        if (Math.min(rows, columns) == 1) {
            return longer == 1 ? 0 : Math.pow(2, longer - 1) * Math.log10(2);
        }
        return Math.max(new Comb(rows, columns).log10Games(), new Comb(columns, rows).log10Games());
    }
}
