package org.yomi.analyze.counting;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.asymptotic.Constants;
import org.yomi.solvers.counting.asymptotic.Diagonal;
import org.yomi.solvers.counting.legal.LegalPositions;

/** Tables 3, 5 and 6: the counts of square boards, of those one column wider, and the base of liberties. */
enum DiagonalTable implements PaperTable {
    SQUARE(3, "number of legal nxn positions", "L(n,n)", 0),
    WIDER(5, "legal counts of almost square boards", "L(n,n+1)", 0),
    BASE(6, "convergence to the base of liberties L", "L(n,n) L(n+1,n+1) / L(n,n+1)^2", 1);

    private static final int DIGITS = 20;

    /** Takes seconds. */
    private static final int HABIT = 10;

    private final int number;
    private final String title;
    private final String heading;

    /** So many heights more must be known than there are rows. */
    private final int more;

    DiagonalTable(int number, String title, String heading, int more) {
        this.number = number;
        this.title = title;
        this.heading = heading;
        this.more = more;
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String caption() {
        return title + ", n to --max (" + (HABIT - more) + ")"
                + (more > 0 ? ", from boards up to --max + " + more : "");
    }

    @Override
    public Set<CountOption> options() {
        return Set.of(CountOption.THREADS, CountOption.CHECKPOINT);
    }

    @Override
    public Table make(CountRequest request, Watch watch) {
        int max = request.max(HABIT - more, LegalPositions.MAX_SIDE - more) + more;
        Diagonal known = Diagonal.upTo(max, request.effort(), watch);
        List<List<String>> rows = IntStream.rangeClosed(1, known.height() - more)
                .mapToObj(n -> row(n, cell(known, n)))
                .toList();
        int wanted = max - more;
        StoppedCount stopped = new StoppedCount("0 of " + wanted + " rows done");
        return RowsInTurn.known("Table " + number + ": " + title, headings(), rows, wanted, stopped);
    }

    private String cell(Diagonal known, int n) {
        return switch (this) {
            case SQUARE -> known.square().get(n - 1).toString();
            case WIDER -> known.wider().get(n - 1).toString();
            case BASE -> Numbers.fixed(Constants.base(n, known), DIGITS);
        };
    }

    private List<String> headings() {
        return this == BASE ? List.of("n", heading) : List.of("n", "digits", heading);
    }

    private List<String> row(int n, String cell) {
        return this == BASE ? List.of("" + n, cell) : List.of("" + n, "" + cell.length(), cell);
    }
}
