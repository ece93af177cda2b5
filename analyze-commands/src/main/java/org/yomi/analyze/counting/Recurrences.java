package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.recurrence.Constructible;
import org.yomi.solvers.counting.recurrence.Growth;
import org.yomi.solvers.counting.recurrence.Recurrence;

/** Table 2: classes that occur, orders of the recurrences, and how L(m,n) grows with n. */
final class Recurrences implements PaperTable {
    /** Takes seconds; 8 takes more than a minute, and 9 about twenty times as long. */
    private static final int HABIT = 7;

    private static final int MOST = 9;
    private static final int DIGITS_OF_FACTOR = 20;
    private static final int DIGITS_OF_ROOT = 16;

    /** From each height to the next the work grows about so much. */
    private static final double STEP = 16;

    /** The parts of a row: the classes are found at once, the order takes nearly all of the time. */
    private static final double GROWTH_FROM = 0.01;

    private static final double ORDER_FROM = 0.05;

    @Override
    public int number() {
        return 2;
    }

    @Override
    public String caption() {
        return "recurrences of small boards, m to --max (7)";
    }

    @Override
    public Set<CountOption> options() {
        return Set.of(CountOption.THREADS, CountOption.CHECKPOINT);
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(HABIT, MOST);
        List<RowsInTurn.Row> rows = new ArrayList<>();
        for (int m = 1; m <= max; m++) {
            int height = m;
            rows.add(new RowsInTurn.Row(Math.pow(STEP, m), part -> row(height, request, part)));
        }
        return RowsInTurn.table(
                "Table 2: small board recurrences",
                List.of("size", "valid", "constructible", "up/down classes", "order", "a_m", "lambda_m^(1/m)"),
                rows,
                watch);
    }

    private static List<String> row(int m, CountRequest request, Watch watch) {
        Constructible classes = Constructible.of(m, watch.within(0, GROWTH_FROM));
        Growth growth = Growth.of(m, request.effort(), watch.within(GROWTH_FROM, ORDER_FROM));
        int order = Recurrence.order(m, classes.upDown(), request.effort(), watch.within(ORDER_FROM, 1));
        return List.of(
                m + "xn",
                String.valueOf(classes.valid()),
                String.valueOf(classes.constructible()),
                String.valueOf(classes.upDown()),
                String.valueOf(order),
                Numbers.fixed(growth.a(), DIGITS_OF_FACTOR),
                Numbers.fixed(growth.root(), DIGITS_OF_ROOT));
    }
}
