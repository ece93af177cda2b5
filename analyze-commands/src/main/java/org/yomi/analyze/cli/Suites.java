package org.yomi.analyze.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.yomi.analyze.regress.InOrder;
import org.yomi.analyze.regress.Report;
import org.yomi.analyze.regress.Script;
import org.yomi.analyze.regress.ScriptRunner;
import org.yomi.analyze.regress.Summary;
import org.yomi.analyze.regress.Verdict;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.study.Workers;
import org.yomi.gtp.session.Session;

/** The scripts of a run, and what a person sees of them meanwhile. */
final class Suites {
    private final List<Script> scripts;
    private final Duration timeout;
    private final boolean verbose;
    private final Console console;
    private final Progress progress;
    private final InOrder output;

    private final AtomicInteger commands = new AtomicInteger();
    private final AtomicInteger news = new AtomicInteger();

    /**
     * Makes them ready.
     *
     * @param scripts named by their files
     * @param timeout for each command
     * @param verbose whether to print what went as expected, too
     */
    Suites(List<Script> scripts, Duration timeout, boolean verbose, Console console) {
        this.scripts = scripts;
        this.timeout = timeout;
        this.verbose = verbose;
        this.console = console;
        progress = new Progress(console);
        output = new InOrder(scripts.size(), progress::print);
    }

    /**
     * Runs all, so many at a time, at least 1. First it names lines in doubt, and scripts without a test, which may have been
     * cut short.
     *
     * @param stopped whether to leave out what was not run yet
     * @return in the order of the scripts
     */
    List<Report> run(int jobs, BooleanSupplier stopped) {
        scripts.forEach(this::warn);
        List<Workers.Task<Report>> tasks = new ArrayList<>();
        for (int i = 0; i < scripts.size(); i++) {
            int job = i;
            tasks.add(monitor -> run(job, jobs, stopped));
        }
        List<Report> reports = Workers.all(jobs, tasks, Monitor.SILENT);
        progress.clear();
        return reports;
    }

    private void warn(Script script) {
        for (String doubt : script.doubts()) {
            console.err().println("yomi: " + script.name() + ", " + doubt);
        }
        if (!script.hasTests()) {
            console.err().println("yomi: " + script.name() + " has no test: no line #? [regex] without & is in it");
        }
    }

    /** Says how much was run. */
    String extent() {
        return commands.get() + " of " + commandsOfAll() + " commands were run";
    }

    private int commandsOfAll() {
        return scripts.stream().mapToInt(Script::size).sum();
    }

    private Report run(int job, int jobs, BooleanSupplier stopped) {
        Script script = scripts.get(job);
        Path directory = Path.of(script.name()).toAbsolutePath().resolveSibling("");
        Report report = new ScriptRunner(() -> engine(directory, jobs), timeout, stopped)
                .run(script, verdict -> hear(job, verdict));
        output.end(job);
        return report;
    }

    /** Several engines share the processors. */
    private static Session engine(Path directory, int jobs) {
        Session engine = Engine.quiet(directory);
        if (jobs > 1) {
            int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / jobs);
            engine.handle("yomi-param threads " + threads);
        }
        return engine;
    }

    private void hear(int job, Verdict verdict) {
        String script = scripts.get(job).name();
        boolean expected = verdict.outcome().isExpected();
        if (!expected) {
            news.incrementAndGet();
        }
        if (verbose || !expected) {
            output.print(job, Summary.result(script, verdict));
        }
        progress.show(String.format(
                "%d of %d commands, %d unexpected; %s, line %d",
                commands.incrementAndGet(),
                commandsOfAll(),
                news.get(),
                Path.of(script).getFileName(),
                verdict.line()));
    }
}
