package org.yomi.analyze.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class RowsInTurnTest {
    private static final List<RowsInTurn.Row> MAKERS = List.of(
            new RowsInTurn.Row(1, watch -> List.of("1")),
            new RowsInTurn.Row(1, watch -> List.of("2")),
            new RowsInTurn.Row(2, watch -> List.of("3")));

    private static Table table(Watch watch) {
        return RowsInTurn.table("T", List.of("n"), MAKERS, watch);
    }

    @Test
    void allRowsAreMade() {
        assertThat(table(Watch.SILENT))
                .isEqualTo(new Table("T", List.of("n"), List.of(List.of("1"), List.of("2"), List.of("3"))));
    }

    @Test
    void anInterruptedTableHasTheRowsThatAreDone() {
        AtomicInteger looks = new AtomicInteger();
        Table table = table(() -> looks.incrementAndGet() > 2);
        assertThat(table.missing()).hasValue("2 of 3 rows done");
        assertThat(TableFormat.TEXT.write(table)).startsWith("T, interrupted: 2 of 3 rows done\n");
        assertThat(TableFormat.MARKDOWN.write(table)).startsWith("**T, interrupted: 2 of 3 rows done**\n");
        assertThat(table.rows()).containsExactly(List.of("1"), List.of("2"));
    }

    @Test
    void aRowOfFewerSamplesIsTold() {
        AtomicInteger looks = new AtomicInteger();
        RowsInTurn.Row sampled = new RowsInTurn.Row(1, watch -> List.of(watch.cancelled() ? "few" : "many"));
        Table table = RowsInTurn.table(
                "T", List.of("n"), List.of(sampled, sampled, sampled), () -> looks.incrementAndGet() > 3);
        assertThat(table.rows()).containsExactly(List.of("many"), List.of("few"));
        assertThat(table.missing()).hasValue("2 of 3 rows done, the last from fewer samples");
    }

    @Test
    void progressGoesByTheWork() {
        List<Double> parts = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(String what, double part) {
                parts.add(part);
            }
        };
        Function<Watch, List<String>> maker = part -> {
            part.progress("", 0.5);
            return List.of("");
        };
        RowsInTurn.table("T", List.of("n"), List.of(new RowsInTurn.Row(1, maker), new RowsInTurn.Row(3, maker)), watch);
        assertThat(parts).containsExactly(0.125, 0.625);
    }

    @Test
    void withoutARowThereIsNoTable() {
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> table(() -> true))
                .withMessage("interrupted, 0 of 3 rows done");
    }

    @Test
    void largeNumbersAreWrittenAsPowers() {
        assertThat(Powers.ofTen(0)).isEqualTo("1");
        assertThat(Powers.ofTen(86.14)).isEqualTo("10^86.1");
        assertThat(Powers.ofTen(5.1e48)).isEqualTo("10^10^48.71");
        assertThat(Powers.rounded(170.3184)).isEqualTo("2.082e170");
        assertThat(Powers.rounded(-2.5)).isEqualTo("3.162e-3");
    }
}
