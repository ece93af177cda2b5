package org.yomi.cluster.legal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.StorageLevels;
import org.yomi.cluster.ClusterJob;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.PointCode;
import org.yomi.solvers.counting.border.Ranking;
import org.yomi.solvers.counting.legal.Moduli;
import scala.Tuple2;

/**
 * L(m,n) on many machines: the dynamic program of section 4.5 of 'Combinatorics of Go', a map and a reduction for each point.
 * Keys are the numbers of classes of border states, so nothing limits the height but time and space.
 */
public final class LegalJob implements ClusterJob {
    private static final int MAX_SIDE = 19;
    private static final int[] WHAT = {PointCode.EMPTY, PointCode.BLACK, PointCode.WHITE};

    /** So many points of the first column are coloured here, the others by the machines. */
    private static final int FIRST = 7;

    @Override
    public String name() {
        return "legal";
    }

    @Override
    public String arguments() {
        return "M N";
    }

    @Override
    public String summary() {
        return "the number of legal positions on a board of M times N points";
    }

    @Override
    public String run(JavaSparkContext spark, List<String> arguments, Setting setting) {
        if (arguments.size() != 2) {
            throw new IllegalArgumentException(name() + " needs " + arguments());
        }
        int m = side(arguments.get(0));
        int n = side(arguments.get(1));
        return count(spark, Math.min(m, n), Math.max(m, n), setting).toString();
    }

    private static int side(String word) {
        if (!word.matches("[1-9]|1[0-9]")) {
            throw new IllegalArgumentException("sides are from 1 to " + MAX_SIDE + ", got '" + word + "'");
        }
        return Integer.parseInt(word);
    }

    static BigInteger count(JavaSparkContext spark, int height, int columns, Setting setting) {
        Moduli moduli = Moduli.above(BigInteger.valueOf(WHAT.length).pow(height * columns));
        Sums sums = new Sums(moduli);
        int partitions = setting.partitions() == 0 ? spark.defaultParallelism() : setting.partitions();
        Optional<Columns> kept = Columns.of(setting.directory(), height, moduli.count());
        int column = kept.map(Columns::last).orElse(0);
        if (column > columns) {
            throw new IllegalArgumentException("column " + column + " is done in that folder: choose another");
        }
        JavaPairRDD<Long, long[]> counts =
                column > 0 ? kept.orElseThrow().read(spark, column) : firstColumn(spark, height, sums, partitions);
        for (column = Math.max(column, 1); column < columns; column++) {
            counts = nextColumn(spark, counts, height, sums, partitions, kept, column + 1);
        }
        BigInteger result = moduli.combine(legal(counts, height, sums));
        kept.ifPresent(Columns::remove);
        return result;
    }

    /** All colourings of the first column, each a class with the count 1. */
    static JavaPairRDD<Long, long[]> firstColumn(JavaSparkContext spark, int height, Sums sums, int partitions) {
        int split = Math.min(FIRST, height);
        long[] one = new long[sums.size()];
        Arrays.fill(one, 1);
        return reduced(
                spark.parallelize(colourings(split), partitions).flatMapToPair(upper -> {
                    Ranking ranking = Rankings.of(height, 0);
                    List<Tuple2<Long, long[]>> classes = new ArrayList<>();
                    for (int[] lower : colourings(height - split)) {
                        Border border = new Border(height);
                        for (int row = 0; row < height; row++) {
                            border.place(row, row < split ? upper[row] : lower[row - split]);
                        }
                        classes.add(new Tuple2<>(ranking.rank(border), one));
                    }
                    return classes.iterator();
                }),
                sums,
                partitions);
    }

    private static List<int[]> colourings(int points) {
        List<int[]> all = new ArrayList<>();
        for (int number = 0; number < Math.pow(WHAT.length, points); number++) {
            int[] colours = new int[points];
            int rest = number;
            for (int i = 0; i < points; i++) {
                colours[i] = WHAT[rest % WHAT.length];
                rest /= WHAT.length;
            }
            all.add(colours);
        }
        return all;
    }

    static JavaPairRDD<Long, long[]> reduced(JavaPairRDD<Long, long[]> counts, Sums sums, int partitions) {
        return counts.combineByKey(sums::begin, sums::add, sums::add, partitions);
    }

    /** A column is computed at once and kept, here or in the folder, so that no later one computes it again. */
    private static JavaPairRDD<Long, long[]> nextColumn(
            JavaSparkContext spark,
            JavaPairRDD<Long, long[]> counts,
            int height,
            Sums sums,
            int partitions,
            Optional<Columns> kept,
            int column) {
        JavaPairRDD<Long, long[]> next = counts;
        for (int row = 0; row < height; row++) {
            next = reduced(next.mapPartitionsToPair(new PointStep(height, row)), sums, partitions);
        }
        if (kept.isPresent()) {
            kept.get().write(next, column);
            return kept.get().read(spark, column);
        }
        next.persist(StorageLevels.MEMORY_AND_DISK_SER);
        next.rdd().localCheckpoint();
        next.count();
        counts.unpersist();
        return next;
    }

    private static long[] legal(JavaPairRDD<Long, long[]> counts, int height, Sums sums) {
        return counts.filter(entry -> {
                    Border border = new Border(height);
                    Rankings.of(height, 0).unrank(entry._1(), border);
                    return border.isLegal();
                })
                .values()
                .fold(new long[sums.size()], (sum, more) -> sums.add(sum.clone(), more));
    }
}
