package org.yomi.solvers.counting.legal;

import java.util.stream.IntStream;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.PointCode;
import org.yomi.solvers.counting.border.Ranking;

/** The borders after the first column: all its colourings; and the borders that end a legal position. */
final class FirstColumn {
    private static final int[] WHAT = {PointCode.EMPTY, PointCode.BLACK, PointCode.WHITE};

    private final Ranking ranking;
    private final Border[] borders;

    private FirstColumn(Ranking ranking) {
        this.ranking = ranking;
        this.borders = new Border[ranking.height() + 1];
        for (int i = 0; i < borders.length; i++) {
            borders[i] = new Border(ranking.height());
        }
    }

    /**
     * Counts how many colourings of the first column lead to each class.
     *
     * @param ranking of the borders of whole columns
     * @param lanes each count stands so many times
     * @param counts all 0; the counts are added
     */
    static void fill(Ranking ranking, int lanes, long[] counts) {
        new FirstColumn(ranking).fill(0, counts, lanes);
    }

    private void fill(int row, long[] counts, int lanes) {
        if (row == ranking.height()) {
            int index = lanes * (int) ranking.rank(borders[row]);
            for (int lane = 0; lane < lanes; lane++) {
                counts[index + lane]++;
            }
            return;
        }
        for (int what : WHAT) {
            borders[row + 1].set(borders[row]);
            // Nothing stands before the first column that could be left without a liberty.
            borders[row + 1].place(row, what);
            fill(row + 1, counts, lanes);
        }
    }

    /** The numbers of the classes in which every stone has a liberty, rising. */
    static int[] legalClasses(Ranking ranking) {
        return IntStream.of(legalClasses(ranking, new Border(ranking.height()), 0, false))
                .sorted()
                .toArray();
    }

    /** One of each pair of changed colours: that whose first stone is black. */
    private static int[] legalClasses(Ranking ranking, Border border, int row, boolean stones) {
        if (row == ranking.height()) {
            return new int[] {(int) ranking.rank(border)};
        }
        int[] classes = {};
        for (int what : WHAT) {
            if (stones || what != PointCode.WHITE) {
                border.assume(row, what);
                int[] more = legalClasses(ranking, border, row + 1, stones || what != PointCode.EMPTY);
                classes = IntStream.concat(IntStream.of(classes), IntStream.of(more))
                        .toArray();
            }
        }
        return classes;
    }
}
