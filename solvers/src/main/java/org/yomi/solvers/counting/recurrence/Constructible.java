package org.yomi.solvers.counting.recurrence;

import java.util.BitSet;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.FirstColumn;
import org.yomi.solvers.counting.border.Ranking;
import org.yomi.solvers.counting.border.Successors;

/**
 * How many classes of borders of whole columns occur on boards of any width; a few of the valid ones do not, for lack of room.
 *
 * @param valid all valid classes
 * @param constructible those that occur
 * @param upDown those that occur, where a border and the same upside down are one
 */
public record Constructible(long valid, int constructible, int upDown) {
    /** Higher boards take minutes. */
    public static final int MAX_HEIGHT = 10;

    /**
     * Finds the classes that occur.
     *
     * @throws RefusedCount if the height is out of range
     * @throws StoppedCount if the watch told it to end
     */
    public static Constructible of(int height, Watch watch) {
        if (height < 1 || height > MAX_HEIGHT) {
            throw new RefusedCount("classes that occur are counted for heights 1 to " + MAX_HEIGHT + ", got " + height);
        }
        Search search = new Search(height, watch);
        search.start();
        search.spread();
        return search.result();
    }

    private static final class Search {
        private final int height;
        private final Watch watch;
        private final Ranking[] rankings;
        private final BitSet[] reached;

        Search(int height, Watch watch) {
            this.height = height;
            this.watch = watch;
            this.rankings = new Ranking[height];
            this.reached = new BitSet[height];
            for (int row = 0; row < height; row++) {
                rankings[row] = Ranking.of(height, row);
                reached[row] = new BitSet();
            }
        }

        /** All colourings of the first column. */
        void start() {
            FirstColumn.each(FirstColumn.open(height), watch, border -> reached[0].set((int) rankings[0].rank(border)));
        }

        /** Column after column, until none brings a new class. */
        void spread() {
            int[][] successors = new int[height][];
            for (int row = 0; row < height; row++) {
                watch.progress("classes of height " + height, (double) row / height);
                successors[row] = Successors.of(rankings[row], rankings[(row + 1) % height], row, watch);
            }
            int before;
            do {
                before = reached[0].cardinality();
                for (int row = 0; row < height; row++) {
                    watch.check("no count is known");
                    step(successors[row], reached[row], reached[(row + 1) % height]);
                }
            } while (reached[0].cardinality() > before);
        }

        private static void step(int[] successors, BitSet from, BitSet to) {
            for (int state = from.nextSetBit(0); state >= 0; state = from.nextSetBit(state + 1)) {
                for (int colour = 0; colour < Successors.COLOURS; colour++) {
                    int next = successors[Successors.COLOURS * state + colour];
                    if (next != Successors.NONE) {
                        to.set(next);
                    }
                }
            }
        }

        Constructible result() {
            Border border = new Border(height);
            int upDown = (int) reached[0].stream()
                    .filter(state -> {
                        watch.check("no count is known");
                        rankings[0].unrank(state, border);
                        border.turn();
                        return state <= rankings[0].rank(border);
                    })
                    .count();
            return new Constructible(rankings[0].size(), reached[0].cardinality(), upDown);
        }
    }
}
