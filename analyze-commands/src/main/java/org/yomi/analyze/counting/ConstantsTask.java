package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.asymptotic.Constants;
import org.yomi.solvers.counting.asymptotic.Diagonal;
import org.yomi.solvers.counting.legal.LegalPositions;

/** {@code yomi count constants}: Corollary 6 of the paper, and what the formula says of 19x19. */
final class ConstantsTask implements CountTask {
    /** The first constants are those from boards with sides of 2 and 3. */
    static final int LEAST = 3;

    /** Takes seconds. */
    static final int HABIT = 10;

    static final int MOST = LegalPositions.MAX_SIDE;
    private static final int DIGITS = 20;
    private static final int GO = 19;

    @Override
    public String name() {
        return "constants";
    }

    @Override
    public String arguments() {
        return "";
    }

    @Override
    public String summary() {
        return "the constants of L(m,n) ~ A B^(m+n) L^(mn), from boards up to --max (" + HABIT
                + "), so that n ends one before it, and the formula's L(19,19)";
    }

    @Override
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name(), Set.of(CountOption.FORMAT, CountOption.MAX, CountOption.THREADS, CountOption.CHECKPOINT));
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        int max = request.max(LEAST, HABIT, MOST);
        Diagonal diagonal = Diagonal.upTo(max, request.effort(), watch);
        List<List<String>> rows = new ArrayList<>();
        for (int n = 2; n < diagonal.height(); n++) {
            Constants constants = Constants.at(n, diagonal);
            rows.add(List.of(
                    String.valueOf(n),
                    Numbers.fixed(constants.l(), DIGITS),
                    Numbers.fixed(constants.b(), DIGITS),
                    Numbers.fixed(constants.a(), DIGITS),
                    Numbers.rounded(constants.estimate(GO, GO))));
        }
        String title = "Constants from L(n,n), L(n,n+1) and L(n+1,n+1)";
        int wanted = max - 2;
        StoppedCount stopped = new StoppedCount("0 of " + wanted + " rows done");
        List<String> headings = List.of("n", "L", "B", "A", "L(19,19)");
        return CountAnswer.of(RowsInTurn.known(title, headings, rows, wanted, stopped), request);
    }
}
