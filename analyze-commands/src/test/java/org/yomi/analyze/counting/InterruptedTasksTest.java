package org.yomi.analyze.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** What tasks answer when they are told to end. */
class InterruptedTasksTest {
    private static CountAnswer run(String name, Watch watch, Integer... numbers) {
        CountTask task = CountTasks.all().stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow();
        return task.run(CountRequest.of(numbers), watch);
    }

    /** Says to end once something was told. */
    private static Watch endAt(String what) {
        return new Watch() {
            private volatile boolean there;

            @Override
            public boolean cancelled() {
                return there;
            }

            @Override
            public void progress(String told, double part) {
                there |= told.contains(what);
            }
        };
    }

    @ParameterizedTest
    @CsvSource({
        "1, height 6, 6 of 19",
        "2, height 4, 3 of 7",
        "3, height 5, 4 of 10",
        "5, height 5, 4 of 10",
        "6, height 5, 3 of 9"
    })
    void tablesHaveTheRowsThatAreDone(int number, String end, String done) {
        CountAnswer answer = run("table", endAt(end), number);
        assertThat(answer.missing()).hasValue(done + " rows done");
        assertThat(answer.text()).startsWith("Table " + number).contains(", interrupted: " + done + " rows done\n");
        assertThat(answer.text().lines().count()).isEqualTo(4 + Integer.parseInt(done.substring(0, 1)));
    }

    @Test
    void constantsHaveTheRowsThatAreDone() {
        CountAnswer answer = run("constants", endAt("height 5"));
        assertThat(answer.missing()).hasValue("2 of 8 rows done");
        assertThatExceptionOfType(StoppedCount.class).isThrownBy(() -> run("constants", endAt("height 3")));
    }

    @Test
    void boundsSayWhatTheFormulaIsFrom() {
        CountAnswer answer = run("bounds", endAt("height 5"), 5, 5);
        assertThat(answer.missing()).hasValue("the formula is from boards to 4x4, not 10x10");
        assertThat(answer.text()).contains(", interrupted: the formula is from boards to 4x4, not 10x10\n");
        CountAnswer atOnce = run("bounds", () -> true, 5, 5);
        assertThat(atOnce.missing()).hasValue("the formula's constants are not known");
        assertThat(atOnce.text()).contains("3.15495656100e9");
    }

    @Test
    void anEstimateSaysHowManyRunsItIsOf() {
        CountAnswer answer = run("games", endAt("games on 1x5"), 1, 5);
        assertThat(answer.missing()).hasValueSatisfying(what -> assertThat(what).endsWith(" of 89934 runs done"));
    }
}
