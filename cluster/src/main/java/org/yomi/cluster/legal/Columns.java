package org.yomi.cluster.legal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.legal.Moduli;
import scala.Tuple2;

/**
 * The folder that keeps the counts after each column; Spark marks it when a column is all there. One column is kept. The folder's
 * name tells the count, so that another count has another folder; what is in it, too, for folders are moved and renamed.
 */
final class Columns {
    private static final String PREFIX = "column-";
    private static final String COMPLETE = "_SUCCESS";

    private static final String IDENTITY = "identity.txt";

    private final Path folder;
    private final String identity;
    private final long states;
    private final long[] primes;

    /**
     * The folder of a count.
     *
     * @throws RefusedCount if there is one of another count, or none can be made
     */
    Columns(Path directory, int height, Moduli moduli) {
        folder = directory.resolve("legal-" + height + "-moduli-" + moduli.count());
        primes = moduli.primes();
        states = Rankings.of(height, 0).size();
        identity = "Yomi, legal positions, version 1\nheight " + height + "\nprimes " + Arrays.toString(primes) + "\n";
        try {
            identify();
        } catch (IOException e) {
            throw refusal(e.toString());
        }
    }

    private void identify() throws IOException {
        Path file = folder.resolve(IDENTITY);
        Files.createDirectories(folder);
        if (Files.exists(file)) {
            require(
                    Files.readString(file).equals(identity),
                    "it is of another height or other primes, see " + IDENTITY);
        } else {
            try (Stream<Path> files = Files.list(folder)) {
                require(files.findAny().isEmpty(), "it has no " + IDENTITY);
            }
            Files.writeString(file, identity);
        }
    }

    private void require(boolean right, String otherwise) {
        if (!right) {
            throw refusal(otherwise);
        }
    }

    RefusedCount refusal(String reason) {
        return new RefusedCount("cannot go on from " + folder + ": " + reason + "; remove it or choose another --dir");
    }

    /** The last column that is all there; 0 if none is. */
    int last() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> Files.exists(file.resolve(COMPLETE)))
                    .map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.matches(PREFIX + "[0-9]{1,9}"))
                    .mapToInt(name -> Integer.parseInt(name.substring(PREFIX.length())))
                    .max()
                    .orElse(0);
        } catch (IOException e) {
            throw refusal(e.toString());
        }
    }

    private Path column(int number) {
        return folder.resolve(PREFIX + number);
    }

    /** The counts after a column; each is looked at when it is used. */
    JavaPairRDD<Long, long[]> read(JavaSparkContext spark, int number) {
        long allStates = states;
        int moduli = primes.length;
        RefusedCount damaged = refusal("column " + number + " is damaged");
        return JavaPairRDD.fromJavaRDD(spark.<Tuple2<Long, long[]>>objectFile(
                        column(number).toUri().toString()))
                .filter(entry -> {
                    if (entry._1() < 0 || entry._1() >= allStates || entry._2().length != moduli) {
                        throw damaged;
                    }
                    return true;
                });
    }

    /** Writes a column in the place of the one before it; an unfinished one of an earlier run goes first. */
    void write(JavaPairRDD<Long, long[]> counts, int number) {
        remove(column(number));
        counts.saveAsObjectFile(column(number).toUri().toString());
        remove(column(number - 1));
    }

    /** Removes all, when the count is done: what cannot be removed is left, as it must not cost the result. */
    void remove() {
        try {
            remove(folder);
        } catch (UncheckedIOException e) {
            // it takes room, no more
        }
    }

    private static void remove(Path tree) {
        if (!Files.exists(tree)) {
            return;
        }
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
