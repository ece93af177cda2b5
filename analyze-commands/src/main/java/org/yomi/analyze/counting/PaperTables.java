package org.yomi.analyze.counting;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        return "table N of the paper:\n"
                + tables.stream()
                        .map(table -> table.number() + ": " + table.caption())
                        .collect(Collectors.joining("\n"));
    }

    @Override
    public Map<String, Set<CountOption>> calls() {
        Map<String, Set<CountOption>> calls = new LinkedHashMap<>();
        for (PaperTable table : tables) {
            Set<CountOption> options = EnumSet.of(CountOption.FORMAT, CountOption.MAX);
            options.addAll(table.options());
            calls.put(name() + " " + table.number(), options);
        }
        return calls;
    }

    /** It says itself which tables there are. */
    @Override
    public int least() {
        return 0;
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        int number = request.number(0);
        for (PaperTable table : tables) {
            if (table.number() == number) {
                return CountAnswer.of(table.make(request, watch), request);
            }
        }
        String numbers = tables.stream().map(table -> "" + table.number()).collect(Collectors.joining(", "));
        throw new RefusedCount("there is no table " + number + "; there are " + numbers);
    }
}
