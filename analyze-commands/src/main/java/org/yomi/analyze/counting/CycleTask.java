package org.yomi.analyze.counting;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.cycle.SymmetricCycle;
import org.yomi.solvers.counting.games.SmallBoard;

/** {@code yomi count cycle M N}: section 7 of the paper. */
final class CycleTask implements CountTask {
    private static final int POSITIONS_A_LINE = 10;

    @Override
    public String name() {
        return "cycle";
    }

    @Override
    public String arguments() {
        return "M N";
    }

    @Override
    public String summary() {
        return "a cycle of moves through all positions but the empty one of a board of one row, to 1x"
                + SymmetricCycle.MOST_POINTS + ", half of it: the other half is the same with colours changed";
    }

    @Override
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name(), Set.of(CountOption.SEED));
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        int rows = request.numbers().stream().mapToInt(Integer::intValue).min().orElse(0);
        int columns =
                request.numbers().stream().mapToInt(Integer::intValue).max().orElse(0);
        if (rows < 1 || (long) rows * columns > SmallBoard.MOST_POINTS) {
            throw new RefusedCount("cycles are looked for on boards to 1x" + SymmetricCycle.MOST_POINTS + ", not on "
                    + rows + "x" + columns);
        }
        SymmetricCycle cycle = SymmetricCycle.find(new SmallBoard(rows, columns), request.firstSeed(), watch);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cycle.half().size(); i += POSITIONS_A_LINE) {
            text.append(cycle.half().stream()
                            .skip(i)
                            .limit(POSITIONS_A_LINE)
                            .map(cycle.board()::diagram)
                            .collect(Collectors.joining(" ")))
                    .append('\n');
        }
        return CountAnswer.whole(text.toString().stripTrailing());
    }
}
