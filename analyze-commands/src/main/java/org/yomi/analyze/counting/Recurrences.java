package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
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

    @Override
    public int number() {
        return 2;
    }

    @Override
    public String caption() {
        return "recurrences of small boards, m to --max (7)";
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(HABIT, MOST);
        List<List<String>> rows = new ArrayList<>();
        for (int m = 1; m <= max; m++) {
            rows.add(row(m, request, watch.within(Math.pow(STEP, m - 1 - max), Math.pow(STEP, m - max))));
        }
        return new Table(
                "Table 2: small board recurrences",
                List.of("size", "valid", "constructible", "up/down classes", "order", "a_m", "lambda_m^(1/m)"),
                rows);
    }

    private static List<String> row(int m, CountRequest request, Watch watch) {
        Constructible classes = Constructible.of(m, watch);
        Growth growth = Growth.of(m, request.effort(), watch);
        int order = Recurrence.order(m, classes.upDown(), request.effort(), watch);
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
