package org.yomi.solvers.counting.games;

import java.util.Arrays;

/**
 * A partition of a board as Theorem 8 of <i>Combinatorics of Go</i> asks for: one string of points for Black, one for
 * White, and the rest, each point of which is next to both. The players' points are combs that reach into each other
 * from the left and from the right, as in the paper's Figure 14.
 *
 * <p>The rows are, from the top, a tooth of Black, one between, a tooth of White, one between, and so on; the last tooth
 * is two rows high where the number of rows is even. A tooth's row goes to its owner but for one end at the most.
 */
public final class Comb {
    static final char BLACK = 'B';
    static final char WHITE = 'W';
    static final char BETWEEN = 'E';
    private static final int PERIOD = 4;

    private final char[][] owners;

    /** The comb of a board with at least two rows and two columns. */
    Comb(int rows, int columns) {
        owners = new char[rows][columns];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(owners[row], tooth(row, rows));
            owners[row][0] = BLACK;
            owners[row][columns - 1] = WHITE;
        }
        owners[0][columns - 1] = BETWEEN;
        if (tooth(rows - 1, rows) == WHITE) {
            owners[rows - 1][0] = BETWEEN;
        } else {
            owners[rows - 1][columns - 1] = BLACK;
            owners[rows - 1 - (rows + 1) % 2][columns - 1] = BETWEEN;
        }
    }

    /** Whose a row is, but for its ends. */
    private static char tooth(int row, int rows) {
        boolean second = row == rows - 1 && rows % 2 == 0;
        int like = second && rows > 2 ? row - 1 : row;
        return rows == 2 && second ? WHITE : like % 2 == 1 ? BETWEEN : like % PERIOD == 0 ? BLACK : WHITE;
    }

    int count(char owner) {
        return (int) toString().chars().filter(c -> c == owner).count();
    }

    /**
     * The decimal logarithm of a number of games that there are at least: a point between the combs goes to Black or
     * White in each of 2^l ways, in the order of a Gray code, and at every turn from one to the other the stones of one
     * comb are put in any order. The paper counts (k!)^(2^(l-1)) for combs of k points each; the turns go to Black's and
     * White's comb by turns, so with b and w points there are (b! w!)^(2^(l-2)).
     */
    double log10Games() {
        double orders = log10Factorial(count(BLACK)) + log10Factorial(count(WHITE));
        return orders * Math.pow(2, count(BETWEEN) - 2);
    }

    private static double log10Factorial(int n) {
        double sum = 0;
        for (int i = 2; i <= n; i++) {
            sum += Math.log10(i);
        }
        return sum;
    }

    /** The rows, each a line, with B, W and E as the paper calls the three sets. */
    @Override
    public String toString() {
        return String.join("\n", Arrays.stream(owners).map(String::new).toList());
    }
}
