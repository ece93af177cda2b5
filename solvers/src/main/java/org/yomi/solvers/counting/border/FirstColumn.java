package org.yomi.solvers.counting.border;

import java.util.Arrays;
import java.util.function.Consumer;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** The borders after the first column of a board: all its colourings. */
public final class FirstColumn {
    /** A point that may have any colour. */
    public static final int OPEN = (1 << PointCode.COLOURS) - 1;

    /** Colourings between two looks at the watch. */
    private static final int INTERVAL = 0xFFF;

    private final int[] colours;
    private final Watch watch;
    private final Consumer<Border> visitor;
    private final Border[] borders;
    private int count;

    private FirstColumn(int[] colours, Watch watch, Consumer<Border> visitor) {
        this.colours = colours;
        this.watch = watch;
        this.visitor = visitor;
        this.borders = new Border[colours.length + 1];
        Arrays.setAll(borders, row -> new Border(colours.length));
    }

    /** Of a column all points of which may have any colour. */
    public static int[] open(int height) {
        int[] colours = new int[height];
        Arrays.fill(colours, OPEN);
        return colours;
    }

    /**
     * Visits the border of each colouring.
     *
     * @param colours of each point those it may have, a bit for each: 1 for empty, 2 for black, 4 for white
     * @param visitor is given a border that changes afterwards
     * @throws StoppedCount if the watch told it to end
     */
    public static void each(int[] colours, Watch watch, Consumer<Border> visitor) {
        new FirstColumn(colours, watch, visitor).visit(0);
    }

    private void visit(int row) {
        if (row == colours.length) {
            if ((count++ & INTERVAL) == 0) {
                watch.check("no column of it done");
            }
            visitor.accept(borders[row]);
            return;
        }
        for (int colour = 0; colour < PointCode.COLOURS; colour++) {
            if ((colours[row] >> colour & 1) != 0) {
                borders[row + 1].set(borders[row]);
                // Nothing stands before the first column that could be left without a liberty.
                borders[row + 1].place(row, PointCode.ofColour(colour));
                visit(row + 1);
            }
        }
    }
}
