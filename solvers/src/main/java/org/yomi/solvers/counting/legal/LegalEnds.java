package org.yomi.solvers.counting.legal;

import java.util.stream.IntStream;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.PointCode;
import org.yomi.solvers.counting.border.Ranking;

/** The classes of borders of whole columns that end a legal position. */
final class LegalEnds {
    private final Ranking ranking;
    private final Border border;
    private final Watch watch;
    private final IntStream.Builder found = IntStream.builder();

    private LegalEnds(Ranking ranking, Watch watch) {
        this.ranking = ranking;
        this.border = new Border(ranking.height());
        this.watch = watch;
    }

    /** The numbers of the classes in which every stone has a liberty, rising. */
    static int[] of(Ranking ranking, Watch watch) {
        LegalEnds ends = new LegalEnds(ranking, watch);
        ends.fill(0, false);
        return ends.found.build().sorted().toArray();
    }

    /** One of each pair of changed colours: that whose first stone is black. */
    private void fill(int row, boolean stones) {
        if (row == ranking.height()) {
            found.add((int) ranking.rank(border));
            return;
        }
        watch.check("no column of it done");
        for (int colour = 0; colour < PointCode.COLOURS; colour++) {
            int what = PointCode.ofColour(colour);
            if (stones || what != PointCode.WHITE) {
                border.assume(row, what);
                fill(row + 1, stones || what != PointCode.EMPTY);
            }
        }
    }
}
