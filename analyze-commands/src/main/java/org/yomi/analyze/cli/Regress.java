package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.analyze.regress.Comparison;
import org.yomi.analyze.regress.JUnitXml;
import org.yomi.analyze.regress.Outcome;
import org.yomi.analyze.regress.Report;
import org.yomi.analyze.regress.Script;
import org.yomi.analyze.regress.ScriptRunner;
import org.yomi.analyze.regress.Summary;

/** {@code yomi regress}: runs GTP regression scripts, each on a fresh engine. */
final class Regress implements SubCommand {
    private static final String VERBOSE = "verbose";
    private static final String OUTPUT = "output";
    private static final String JOBS = "jobs";
    private static final String TIMEOUT = "timeout";
    private static final String SLOWEST = "slowest";
    private static final String XML = "xml";
    private static final String BASELINE = "baseline";

    /** What the names of scripts end in. */
    private static final String SCRIPT = ".tst";

    private static final int USUAL_SLOWEST = 5;

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
                .addOption(
                        Values.option(JOBS, "N", "runs so many scripts side by side; prints the same. Without it, 1"))
                .addOption(
                        Values.option(TIMEOUT, "S", "a test that takes more seconds has failed; the next one goes on"))
                .addOption(Values.option(SLOWEST, "N", "lists so many of the slowest tests; " + USUAL_SLOWEST))
                .addOption(Values.option(XML, "FILE", "writes the results as JUnit XML"))
                .addOption(Values.option(
                        BASELINE, "FILE", "says what is better, worse or slower than in a run that --xml wrote"))
                .addOption(Option.builder("o")
                        .longOpt(OUTPUT)
                        .hasArg()
                        .argName("FILE")
                        .desc("writes the summary to a file too")
                        .get());
    }

    @Override
    public boolean showsProgress() {
        return true;
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException, IOException {
        long jobs = Values.count(line, JOBS, 1);
        long slowest = Values.whole(line, SLOWEST, 0, USUAL_SLOWEST);
        Duration timeout = Values.seconds(line, TIMEOUT, ScriptRunner.ENDLESS);
        expectOutputs(line);
        List<Script> scripts = scripts(line.getArgList());
        @Nullable String baseline = line.getOptionValue(BASELINE);
        @Nullable Comparison comparison = baseline == null ? null : comparison(baseline);

        Suites suites = new Suites(scripts, timeout, line.hasOption(VERBOSE), console);
        // All is written before the interrupt is closed: afterwards the process may be gone.
        try (Interrupt interrupt = new Interrupt()) {
            List<Report> reports = suites.run((int) Math.min(jobs, scripts.size()), interrupt::came);
            String compared = comparison == null
                    ? ""
                    : String.format("compared with %s:\n", baseline) + comparison.of(reports, !interrupt.came());
            tell(reports, slowest, line, compared, console);
            if (interrupt.came()) {
                console.err().println("yomi: interrupted, " + suites.extent());
            }
            return status(reports);
        }
    }

    private static void tell(List<Report> reports, long slowest, CommandLine line, String compared, Console console)
            throws IOException {
        String summary = Summary.slowest(reports, slowest) + Summary.table(reports) + compared;
        console.out().print(summary);
        console.out().flush();
        try {
            write(line.getOptionValue(OUTPUT), file -> Files.writeString(file, summary, StandardCharsets.UTF_8));
        } finally {
            write(line.getOptionValue(XML), file -> JUnitXml.write(reports, file));
        }
    }

    private static Comparison comparison(String baseline) throws IOException {
        try {
            return Comparison.with(Path.of(baseline));
        } catch (IOException e) {
            throw FileTrouble.reading(baseline, e);
        }
    }

    private interface Writing {
        void to(Path file) throws IOException;
    }

    private static void write(@Nullable String name, Writing writing) throws IOException {
        if (name == null) {
            return;
        }
        try {
            writing.to(Path.of(name));
        } catch (IOException e) {
            throw FileTrouble.writing(name, e);
        }
    }

    private static List<Script> scripts(List<String> files) throws UsageException, IOException {
        if (files.isEmpty()) {
            throw new UsageException("regress needs at least one script, such as regression/atari.tst");
        }
        List<Script> scripts = new ArrayList<>();
        for (String file : files) {
            // What is no name of a file is said where all sub-commands have it said, not as if the script were broken.
            Path path = Path.of(file);
            try {
                scripts.add(Script.read(path));
            } catch (IllegalArgumentException e) {
                throw new UsageException(e.getMessage());
            } catch (IOException e) {
                throw FileTrouble.reading(file, e);
            }
        }
        return scripts;
    }

    /** Where the name of a file is forgotten, a shell puts the first script in its place: that must not be written over. */
    private static void expectOutputs(CommandLine line) throws UsageException, IOException {
        for (String option : List.of(OUTPUT, XML)) {
            @Nullable String file = line.getOptionValue(option);
            if (file == null) {
                continue;
            }
            if (file.endsWith(SCRIPT) || isOneOf(line.getArgList(), file)) {
                throw new UsageException("--" + option + " needs a file to write, but " + file + " is a script");
            }
            FileTrouble.expectWritable(file, Path.of(file));
        }
        expectTwoFiles(line, OUTPUT, XML);
        expectTwoFiles(line, OUTPUT, BASELINE);
    }

    /** One would be written over the other; the XML may take the place of the baseline, which is read before. */
    private static void expectTwoFiles(CommandLine line, String option, String other) throws UsageException {
        @Nullable String file = line.getOptionValue(option);
        @Nullable String otherFile = line.getOptionValue(other);
        if (file != null
                && otherFile != null
                && FileTrouble.isOneFile(file, otherFile)
                && !FileTrouble.isDevice(file)) {
            throw new UsageException(
                    String.format("--%s and --%s need two files, got %s for both", option, other, otherFile));
        }
    }

    private static boolean isOneOf(List<String> files, String name) {
        return files.stream().anyMatch(file -> FileTrouble.isOneFile(file, name));
    }

    private static int status(List<Report> reports) {
        if (reports.stream().anyMatch(report -> report.count(Outcome.ERROR) > 0)) {
            return ExitStatus.TROUBLE;
        }
        boolean failed = reports.stream().anyMatch(report -> report.count(Outcome.FAIL) > 0);
        return failed ? ExitStatus.NO : ExitStatus.OK;
    }
}
