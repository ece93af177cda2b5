package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.yomi.analyze.regress.Outcome;
import org.yomi.analyze.regress.Report;
import org.yomi.analyze.regress.Script;
import org.yomi.analyze.regress.ScriptRunner;
import org.yomi.analyze.regress.Summary;

/** {@code yomi regress}: runs GTP regression scripts, each on a fresh engine. */
final class Regress implements SubCommand {
    private static final String VERBOSE = "verbose";
    private static final String OUTPUT = "output";

    @Override
    public String name() {
        return "regress";
    }

    @Override
    public String arguments() {
        return "SCRIPT.tst ...";
    }

    @Override
    public String summary() {
        return "runs GTP regression scripts (exit status 1: a test failed, 2: an error)";
    }

    @Override
    public Options options() {
        return new Options()
                .addOption("v", VERBOSE, false, "prints every command and its result")
                .addOption(Option.builder("o")
                        .longOpt(OUTPUT)
                        .hasArg()
                        .argName("FILE")
                        .desc("writes the summary to a file too")
                        .get());
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException, IOException {
        List<Script> scripts = new ArrayList<>();
        for (String file : line.getArgList()) {
            scripts.add(read(file));
        }
        if (scripts.isEmpty()) {
            throw new UsageException("regress needs at least one script, such as regression/ladder.tst");
        }
        List<Report> reports = new ArrayList<>();
        for (int i = 0; i < scripts.size(); i++) {
            Path directory = Path.of(line.getArgList().get(i)).toAbsolutePath().resolveSibling("");
            reports.add(run(scripts.get(i), directory, line.hasOption(VERBOSE), console));
        }
        String summary = Summary.table(reports);
        console.out().print(summary);
        if (line.hasOption(OUTPUT)) {
            Files.writeString(Path.of(line.getOptionValue(OUTPUT)), summary, StandardCharsets.UTF_8);
        }
        return status(reports);
    }

    private static Script read(String file) throws UsageException, IOException {
        try {
            return Script.read(Path.of(file));
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    private static Report run(Script script, Path directory, boolean verbose, Console console) {
        return ScriptRunner.run(script, Engine.quiet(directory), verdict -> {
            if (verbose || !verdict.outcome().isExpected()) {
                console.out().print(Summary.result(script.name(), verdict));
            }
        });
    }

    private static int status(List<Report> reports) {
        if (reports.stream().anyMatch(report -> report.count(Outcome.ERROR) > 0)) {
            return ExitStatus.TROUBLE;
        }
        boolean failed = reports.stream().anyMatch(report -> report.count(Outcome.FAIL) > 0);
        return failed ? ExitStatus.NO : ExitStatus.OK;
    }
}
