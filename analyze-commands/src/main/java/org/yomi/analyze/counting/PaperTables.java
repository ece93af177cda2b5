package org.yomi.analyze.counting;

import java.util.List;
import java.util.stream.Collectors;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.Watch;

/** {@code yomi count table N}: the tables of the paper by their numbers. */
final class PaperTables implements CountTask {
    private final List<PaperTable> tables;

    PaperTables(List<PaperTable> tables) {
        this.tables = List.copyOf(tables);
    }

    @Override
    public String name() {
        return "table";
    }

    @Override
    public String arguments() {
        return "N";
    }

    @Override
    public String summary() {
        return "table N of the paper: "
                + tables.stream()
                        .map(table -> table.number() + " " + table.caption())
                        .collect(Collectors.joining("; "));
    }

    @Override
    public String run(CountRequest request, Watch watch) {
        int number = request.numbers().get(0);
        for (PaperTable table : tables) {
            if (table.number() == number) {
                return request.format().write(table.make(request, watch));
            }
        }
        String numbers = tables.stream().map(table -> "" + table.number()).collect(Collectors.joining(", "));
        throw new RefusedCount("there is no table " + number + "; there are " + numbers);
    }
}
