package org.yomi.cluster.legal;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.PointCode;
import org.yomi.solvers.counting.border.Ranking;
import scala.Tuple2;

/** The map: a class of borders and its counts become the two or three that it leads to, with the same counts. */
final class PointStep implements PairFlatMapFunction<Iterator<Tuple2<Long, long[]>>, Long, long[]> {
    private static final long serialVersionUID = 1;

    private final int height;
    private final int row;

    PointStep(int height, int row) {
        this.height = height;
        this.row = row;
    }

    @Override
    public Iterator<Tuple2<Long, long[]>> call(Iterator<Tuple2<Long, long[]>> classes) {
        return new Successors(classes, height, row);
    }

    private static final class Successors implements Iterator<Tuple2<Long, long[]>> {
        private final Iterator<Tuple2<Long, long[]>> classes;
        private final int row;
        private final Ranking from;
        private final Ranking to;
        private final Border border;
        private final Border next;
        private long[] counts = {};
        private int colour = PointCode.COLOURS;
        private boolean ready;

        Successors(Iterator<Tuple2<Long, long[]>> classes, int height, int row) {
            this.classes = classes;
            this.row = row;
            this.from = Rankings.of(height, row);
            this.to = Rankings.of(height, (row + 1) % height);
            this.border = new Border(height);
            this.next = new Border(height);
        }

        /** Most colours are legal, so this seldom looks twice. */
        @Override
        public boolean hasNext() {
            while (!ready && (colour < PointCode.COLOURS || classes.hasNext())) {
                if (colour == PointCode.COLOURS) {
                    Tuple2<Long, long[]> entry = classes.next();
                    from.unrank(entry._1(), border);
                    counts = entry._2();
                    colour = 0;
                }
                next.set(border);
                ready = next.place(row, PointCode.ofColour(colour++));
            }
            return ready;
        }

        @Override
        public Tuple2<Long, long[]> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return new Tuple2<>(to.rank(next), counts);
        }
    }
}
