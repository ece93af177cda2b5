package org.yomi.solvers.counting.legal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class CheckpointTest {
    private static final String L88 = "990966953618170260281935463385";

    @TempDir
    private Path directory;

    @Test
    void anEndedCountGoesOnWhereItWas() {
        for (int column : new int[] {4, 5, 8}) {
            stopAt("column " + column + " of 8");
        }
        StopAt never = new StopAt("never");
        assertThat(LegalPositions.count(8, 8, effort(), never)).isEqualTo(L88);
        assertThat(never.columns()).containsExactly("column 8 of 8");
        assertThat(directory).isEmptyDirectory();
    }

    /** Several rounds of one modulus each. */
    @Test
    void roundsGoOnToo() {
        Effort little = new Effort(1, 6_000_000, Optional.of(directory));
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalPositions.count(8, 9, little, new StopAt("column 4 of 9, moduli 2 of 2")));
        assertThat(directory.resolve("legal-8x9-2x62bit.checkpoint")).exists();
        assertThat(LegalPositions.count(8, 9, little, Watch.SILENT)).isEqualTo("5882748866432370655674372752123193");
    }

    @Test
    void aCheckpointOfAnotherCountIsRefused() throws IOException {
        stopInTheMiddle();
        Files.copy(file(), directory.resolve("legal-8x9-2x62bit.checkpoint"));
        assertRefused(() -> LegalPositions.count(8, 9, effort(), Watch.SILENT), "it is of the boards 8x1 to 8x8");
        assertThat(file()).exists();
    }

    @Test
    void countsOfTheSameHeightHaveEachTheirOwn() {
        stopInTheMiddle();
        assertThat(LegalPositions.count(8, 9, effort(), Watch.SILENT)).isEqualTo("5882748866432370655674372752123193");
        Moduli small = Moduli.of(2, 31);
        assertThat(LegalPositions.remainders(8, 8, small, effort(), Watch.SILENT)[0][0])
                .isEqualTo(2401 % small.primes()[0]);
        StopAt never = new StopAt("never");
        assertThat(LegalPositions.count(8, 8, effort(), never)).isEqualTo(L88);
        assertThat(never.columns()).doesNotContain("column 3 of 8");
    }

    /** With many columns not each one is kept, but the first one is. */
    @Test
    void manyColumnsGoOnToo() throws IOException {
        Path kept = directory.resolve("legal-8x200-41x62bit.checkpoint");
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalPositions.count(8, 200, effort(), () -> Files.exists(kept)));
        assertThat(kept).exists();
        StopAt soon = new StopAt("column");
        assertThatExceptionOfType(StoppedCount.class).isThrownBy(() -> LegalPositions.count(8, 200, effort(), soon));
        assertThat(soon.columns()).doesNotContain("column 2 of 200");
    }

    @Test
    void whatAKilledProcessHadBegunToWriteGoesAndThatOfARunningOneStays() throws Exception {
        Process ended = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        ended.waitFor();
        Path orphan = directory.resolve("legal-2x3-1x62bit.checkpoint." + ended.pid() + ".new");
        Path other = directory.resolve("legal-2x3-1x62bit.checkpoint."
                + ProcessHandle.allProcesses()
                        .mapToLong(ProcessHandle::pid)
                        .filter(pid -> pid != ProcessHandle.current().pid())
                        .findFirst()
                        .orElseThrow()
                + ".new");
        Files.writeString(orphan, "");
        Files.writeString(other, "");
        assertThat(LegalPositions.count(2, 3, effort(), Watch.SILENT)).isEqualTo("489");
        assertThat(orphan).doesNotExist();
        assertThat(other).exists();
    }

    /** What lies in the way shows it. */
    @Test
    void theLastColumnIsNotKept() throws IOException {
        String fresh = ".checkpoint." + ProcessHandle.current().pid() + ".new";
        Files.createDirectories(directory.resolve("legal-2x2-1x62bit" + fresh + "/deep"));
        Files.createDirectories(directory.resolve("legal-2x3-1x62bit" + fresh + "/deep"));
        assertThat(LegalPositions.count(2, 2, effort(), Watch.SILENT)).isEqualTo("57");
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalPositions.count(2, 3, effort(), Watch.SILENT))
                .withMessageContaining("cannot be written");
    }

    @Test
    void aFileInThePlaceOfTheFolderIsRefusedBeforeItBegins() throws IOException {
        Path file = Files.writeString(directory.resolve("a file"), "");
        Effort effort = Effort.ofThreads(1).keeping(Optional.of(file));
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalPositions.count(2, 2, effort, Watch.SILENT))
                .withMessage("checkpoints are kept in a folder, and " + file + " is not one");
        Effort below = Effort.ofThreads(1).keeping(Optional.of(file.resolve("deep")));
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalPositions.count(2, 2, below, Watch.SILENT))
                .withMessageContaining("cannot be written: ")
                .withMessageNotContaining("Exception");
    }

    @Test
    void anEndWhileItIsWrittenLeavesNothingHalf() {
        Checkpoint checkpoint = new Checkpoint(directory, new Shape(2, 3), Moduli.of(1, 62), () -> true);
        assertThat(checkpoint.write(new Checkpoint.State(1, 0, 2), new long[1][3], new long[9], 9))
                .isFalse();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void aFolderInThePlaceOfTheFileIsRefused() throws IOException {
        Files.createDirectories(file());
        assertRefused(() -> LegalPositions.count(8, 8, effort(), Watch.SILENT), ": it is a folder; remove it");
    }

    @Test
    void aDamagedCheckpointIsRefused() throws IOException {
        stopInTheMiddle();
        byte[] bytes = Files.readAllBytes(file());
        bytes[bytes.length / 2] ^= 1;
        Files.write(file(), bytes);
        assertRefused(() -> LegalPositions.count(8, 8, effort(), Watch.SILENT), "damaged");
        Files.write(file(), Arrays.copyOf(bytes, 500));
        assertRefused(() -> LegalPositions.count(8, 8, effort(), Watch.SILENT), ": it is damaged: it ends too early;");
    }

    @Test
    void aForeignFileIsRefused() throws IOException {
        for (String text : new String[] {"something that is quite another thing", "short", ""}) {
            Files.writeString(file(), text);
            assertRefused(() -> LegalPositions.count(8, 8, effort(), Watch.SILENT), ": it is no checkpoint of Yomi;");
        }
    }

    @Test
    void anOlderOrNewerVersionIsRefused() throws IOException {
        stopInTheMiddle();
        byte[] bytes = Files.readAllBytes(file());
        bytes[11] = 77;
        Files.write(file(), bytes);
        assertRefused(() -> LegalPositions.count(8, 8, effort(), Watch.SILENT), "it is of version 77");
    }

    private void stopInTheMiddle() {
        stopAt("column 4 of 8");
    }

    private void stopAt(String where) {
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalPositions.count(8, 8, effort(), new StopAt(where)));
    }

    private static void assertRefused(Runnable count, String reason) {
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(count::run)
                .withMessageContaining("cannot go on from ")
                .withMessageContaining(reason);
    }

    private Path file() {
        return directory.resolve("legal-8x8-2x62bit.checkpoint");
    }

    private Effort effort() {
        return Effort.ofThreads(1).keeping(Optional.of(directory));
    }
}
