package org.yomi.cluster.legal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/**
 * The folder that keeps the counts after each column; Spark marks it when a column is all there. One column is kept. The folder's
 * name tells the count, so that another count has another folder.
 */
final class Columns {
    private static final String PREFIX = "column-";
    private static final String COMPLETE = "_SUCCESS";

    private final Path folder;

    Columns(Path directory, int height, int moduli) {
        folder = directory.resolve("legal-" + height + "-moduli-" + moduli);
    }

    /** The last column that is all there; 0 if none is. */
    int last() {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> Files.exists(file.resolve(COMPLETE)))
                    .map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.matches(PREFIX + "[0-9]{1,9}"))
                    .mapToInt(name -> Integer.parseInt(name.substring(PREFIX.length())))
                    .max()
                    .orElse(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path column(int number) {
        return folder.resolve(PREFIX + number);
    }

    JavaPairRDD<Long, long[]> read(JavaSparkContext spark, int number) {
        return JavaPairRDD.fromJavaRDD(
                spark.<Tuple2<Long, long[]>>objectFile(column(number).toUri().toString()));
    }

    /** Writes a column in the place of the one before it; an unfinished one of an earlier run goes first. */
    void write(JavaPairRDD<Long, long[]> counts, int number) {
        remove(column(number));
        counts.saveAsObjectFile(column(number).toUri().toString());
        remove(column(number - 1));
    }

    /** Removes all. */
    void remove() {
        remove(folder);
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

    static Optional<Columns> of(Optional<Path> directory, int height, int moduli) {
        return directory.map(path -> new Columns(path, height, moduli));
    }
}
