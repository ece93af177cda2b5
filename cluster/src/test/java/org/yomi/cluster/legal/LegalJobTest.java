package org.yomi.cluster.legal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.cluster.ClusterJob.Setting;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.LegalPositions;
import org.yomi.solvers.counting.legal.Moduli;
import scala.Tuple2;

class LegalJobTest {
    private static final Setting PLAIN = new Setting(3, Optional.empty());

    private static JavaSparkContext spark;

    @TempDir
    private Path directory;

    @BeforeAll
    static void start() {
        spark = new JavaSparkContext(new SparkConf()
                .setAppName("test")
                .setMaster("local[2]")
                .set("spark.ui.enabled", "false")
                .set("spark.serializer", "org.apache.spark.serializer.KryoSerializer"));
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 6", "2, 2", "3, 4", "4, 4", "5, 6"})
    void countsAreThoseOfTheProgramInMemory(int m, int n) {
        assertThat(new LegalJob().run(spark, List.of("" + n, "" + m), PLAIN))
                .isEqualTo(LegalPositions.count(m, n, Effort.ofThreads(1), Watch.SILENT)
                        .toString());
    }

    /** Larger than 7 rows: the first column is coloured by parts. */
    @Test
    void highBoardsBeginByParts() {
        assertThat(LegalJob.count(spark, 8, 9, new Setting(4, Optional.empty())).toString())
                .isEqualTo("5882748866432370655674372752123193");
    }

    @Test
    void anEndedCountGoesOnFromItsFolder() {
        Setting kept = new Setting(2, Optional.of(directory));
        Columns columns = new Columns(directory, 3, Moduli.above(BigInteger.valueOf(19_683)));
        // What counting 3x3 would have left after its second column, but none of each, to see that it is used.
        columns.write(secondColumnOfNone(), 2);
        assertThat(columns.last()).isEqualTo(2);
        assertThat(LegalJob.count(spark, 3, 3, kept)).isZero();
        assertThat(directory).isEmptyDirectory();
        assertThat(LegalJob.count(spark, 3, 3, kept)).isEqualTo(12675);
    }

    @Test
    void aFolderOfAnotherHeightOrOtherPrimesIsRefused() throws IOException {
        Setting kept = new Setting(2, Optional.of(directory));
        new Columns(directory, 3, Moduli.of(1, 61)).write(secondColumnOfNone(), 2);
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalJob.count(spark, 3, 3, kept))
                .withMessageContaining("it is of another height or other primes");
        Files.move(directory.resolve("legal-3-moduli-1"), directory.resolve("legal-4-moduli-1"));
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalJob.count(spark, 4, 4, kept))
                .withMessageContaining("cannot go on from");
        Files.delete(directory.resolve("legal-4-moduli-1/identity.txt"));
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalJob.count(spark, 4, 4, kept))
                .withMessageContaining("it has no identity.txt");
    }

    @Test
    void aColumnWithOtherCountsIsRefused() {
        Columns columns = new Columns(directory, 3, Moduli.above(BigInteger.valueOf(19_683)));
        columns.write(secondColumnOfNone().mapToPair(entry -> new Tuple2<>(entry._1() + 1000, entry._2())), 2);
        assertThatThrownBy(() -> LegalJob.count(spark, 3, 3, new Setting(2, Optional.of(directory))))
                .hasRootCauseInstanceOf(RefusedCount.class)
                .hasStackTraceContaining("column 2 is damaged");
    }

    private static JavaPairRDD<Long, long[]> secondColumnOfNone() {
        Sums sums = new Sums(Moduli.above(BigInteger.valueOf(19_683)));
        JavaPairRDD<Long, long[]> counts = LegalJob.firstColumn(spark, 3, sums, 2);
        for (int row = 0; row < 3; row++) {
            counts = LegalJob.reduced(counts.mapPartitionsToPair(new PointStep(3, row)), sums, 2);
        }
        return counts.mapToPair(entry -> new Tuple2<>(entry._1(), new long[1]));
    }

    @ParameterizedTest
    @CsvSource({"0", "20", "x"})
    void otherSidesAreRefused(String side) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LegalJob().check(List.of("3", side)))
                .withMessageContaining("sides are from 1 to 19");
    }
}
