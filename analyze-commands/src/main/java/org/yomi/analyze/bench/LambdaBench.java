package org.yomi.analyze.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.yomi.engine.question.Limits;
import org.yomi.solvers.lambda.Configuration;
import org.yomi.solvers.lambda.Experiment;
import org.yomi.solvers.lambda.Generator;

/**
 * The experiment of Yoshizoe, Kishimoto and Mueller (2007): lambda df-pn against plain df-pn, with heuristic moves and
 * with all legal moves.
 */
public final class LambdaBench {
    /** In the order of the table: plain and lambda for each generator. */
    static final List<Configuration> CONFIGURATIONS = List.of(
            Configuration.plain(Generator.HEURISTIC),
            Configuration.lambda(Generator.HEURISTIC),
            Configuration.plain(Generator.FULL),
            Configuration.lambda(Generator.FULL));

    private final Limits limits;
    private final BooleanSupplier stopped;

    /**
     * @param limits of each run
     * @param stopped whether to end with what there is; asked often, on this thread and on that of the search
     */
    public LambdaBench(Limits limits, BooleanSupplier stopped) {
        this.limits = limits;
        this.stopped = stopped;
    }

    /** A problem with a run of each configuration. */
    record Row(CaptureProblem problem, Map<Configuration, Experiment.Run> runs) {
        Row {
            runs = Map.copyOf(runs);
        }

        Experiment.Run run(Configuration configuration) {
            Experiment.Run run = runs.get(configuration);
            if (run == null) {
                throw new IllegalArgumentException("no run of " + configuration);
            }
            return run;
        }
    }

    /**
     * Runs problems, and leaves the one out that was being run when told to stop.
     *
     * @param progress hears a line before each problem
     */
    public LambdaReport run(List<CaptureProblem> problems, Consumer<String> progress) {
        List<Row> rows = new ArrayList<>();
        for (CaptureProblem problem : problems) {
            progress.accept((rows.size() + 1) + "/" + problems.size() + " " + problem.id());
            Map<Configuration, Experiment.Run> runs = run(problem);
            if (stopped.getAsBoolean()) {
                break;
            }
            rows.add(new Row(problem, runs));
        }
        return new LambdaReport(rows, problems.size());
    }

    private Map<Configuration, Experiment.Run> run(CaptureProblem problem) {
        Map<Configuration, Experiment.Run> runs = new LinkedHashMap<>();
        for (Configuration configuration : CONFIGURATIONS) {
            runs.put(configuration, Experiment.run(problem.question(limits), configuration, stopped::getAsBoolean));
        }
        return runs;
    }
}
