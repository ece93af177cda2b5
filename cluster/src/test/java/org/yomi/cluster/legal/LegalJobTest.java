package org.yomi.cluster.legal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
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
        Columns columns = new Columns(directory, 3, 1);
        // What counting 3x3 would have left after its second column; twice as many as there are, to see that they are
        // used.
        columns.write(secondColumnTwice(), 2);
        assertThat(columns.last()).isEqualTo(2);
        assertThat(LegalJob.count(spark, 3, 3, kept)).isEqualTo(2 * 12675);
        assertThat(columns.last()).isZero();
        assertThat(LegalJob.count(spark, 3, 3, kept)).isEqualTo(12675);
    }

    private static JavaPairRDD<Long, long[]> secondColumnTwice() {
        Sums sums = new Sums(Moduli.above(BigInteger.valueOf(19_683)));
        JavaPairRDD<Long, long[]> counts = LegalJob.firstColumn(spark, 3, sums, 2);
        for (int row = 0; row < 3; row++) {
            counts = LegalJob.reduced(counts.mapPartitionsToPair(new PointStep(3, row)), sums, 2);
        }
        return counts.mapToPair(entry -> new Tuple2<>(entry._1(), new long[] {2 * entry._2()[0]}));
    }

    @ParameterizedTest
    @CsvSource({"0", "20", "x"})
    void otherSidesAreRefused(String side) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LegalJob().run(spark, List.of("3", side), PLAIN))
                .withMessageContaining("sides are from 1 to 19");
    }
}
