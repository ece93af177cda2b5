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
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Border;
import org.yomi.solvers.counting.border.FirstColumn;
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
    public void check(List<String> arguments) {
        if (arguments.size() != 2) {
            throw new IllegalArgumentException(name() + " needs " + arguments());
        }
        arguments.forEach(LegalJob::side);
    }

    @Override
    public String run(JavaSparkContext spark, List<String> arguments, Setting setting) {
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
        Moduli moduli = Moduli.above(BigInteger.valueOf(PointCode.COLOURS).pow(height * columns));
        Sums sums = new Sums(moduli);
        int partitions = setting.partitions() == 0 ? spark.defaultParallelism() : setting.partitions();
        Optional<Columns> kept = setting.directory().map(directory -> new Columns(directory, height, moduli));
        int column = kept.map(Columns::last).orElse(0);
        if (column > columns) {
            throw kept.orElseThrow().refusal("column " + column + " is done there");
        }
        JavaPairRDD<Long, long[]> counts =
                column > 0 ? kept.orElseThrow().read(spark, column) : firstColumn(spark, height, sums, partitions);
        for (column = Math.max(column, 1); column < columns; column++) {
            counts = nextColumn(spark, counts, height, sums, partitions, kept, column + 1);
        }
        BigInteger result = moduli.combineColourings(height * columns, legal(counts, height, sums));
        kept.ifPresent(Columns::remove);
        return result;
    }

    /** All colourings of the first column, each a class with the count 1. */
    static JavaPairRDD<Long, long[]> firstColumn(JavaSparkContext spark, int height, Sums sums, int partitions) {
        int split = Math.min(FIRST, height);
        long[] one = new long[sums.size()];
        Arrays.fill(one, 1);
        return reduced(
                spark.parallelize(beginnings(height, split), partitions).flatMapToPair(colours -> {
                    Ranking ranking = Rankings.of(height, 0);
                    List<Tuple2<Long, long[]>> classes = new ArrayList<>();
                    FirstColumn.each(
                            colours, Watch.SILENT, border -> classes.add(new Tuple2<>(ranking.rank(border), one)));
                    return classes.iterator();
                }),
                sums,
                partitions);
    }

    /** Columns the upper points of which have a colour each, in all ways, and the others any. */
    private static List<int[]> beginnings(int height, int split) {
        List<int[]> all = new ArrayList<>(List.of(FirstColumn.open(height)));
        for (int row = 0; row < split; row++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] colours : all) {
                for (int colour = 0; colour < PointCode.COLOURS; colour++) {
                    int[] more = colours.clone();
                    more[row] = 1 << colour;
                    longer.add(more);
                }
            }
            all = longer;
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
