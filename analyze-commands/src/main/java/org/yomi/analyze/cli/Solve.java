package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.yomi.engine.question.Result;
import org.yomi.engine.study.Status.Verdict;

/**
 * {@code yomi solve}: answers one question about a position of a file, or both for the status of a goal; or many
 * questions, in JSON.
 */
final class Solve implements SubCommand {
    static final String GOAL = "goal";
    private static final String STATUS = "status";
    private static final String SGF = "sgf";

    @Override
    public String name() {
        return "solve";
    }

    @Override
    public String arguments() {
        return "FILE.sgf GOAL | --goal GOAL FILE.sgf ... | -";
    }

    @Override
    public String summary() {
        return "answers questions about positions, a line each (exit status 1: Unknown, 2: an error)";
    }

    @Override
    public Options options() {
        return Problem.options()
                .addOption(Values.option(
                        GOAL,
                        "GOAL",
                        "asks about every game of all files or, with - for them, what questions on stdin leave out;"
                                + " not with --status or --sgf, and - not with --move either"))
                .addOption(Option.builder()
                        .longOpt(STATUS)
                        .desc(
                                "asks for either player to move first: won, lost, unsettled, ko or unknown, with the moves;"
                                        + " not with --goal, -, --color or --sgf")
                        .get())
                .addOption(
                        Values.option(
                                SGF,
                                "OUT",
                                "writes the answer to this file, with its zones, main line and refutations; not with --goal, - or --status"));
    }

    @Override
    public boolean showsProgress() {
        return true;
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException, IOException {
        List<String> arguments = line.getArgList();
        boolean many = line.hasOption(GOAL) || arguments.contains(SolveBatch.STDIN);
        for (String single : List.of(STATUS, SGF)) {
            if (many && line.hasOption(single)) {
                throw new UsageException("--" + single + " is for one question: leave out --goal and -");
            }
        }
        if (many && arguments.isEmpty()) {
            throw new UsageException(
                    "--goal needs files, or - for questions on stdin: yomi solve --goal 'capture(D4)' FILE.sgf ...");
        }
        if (many) {
            return new SolveBatch(line, console).run();
        }
        if (arguments.size() < 2) {
            throw new UsageException("solve needs a file and a goal: yomi solve FILE.sgf 'capture(D4)'");
        }
        if (line.hasOption(STATUS) && (line.hasOption(Problem.COLOR) || line.hasOption(SGF))) {
            throw new UsageException("--status asks for either player to move first: leave out --color and --sgf");
        }
        if (isGame(arguments.get(arguments.size() - 1)) && !isGame(arguments.get(0))) {
            throw new UsageException("the file comes before the goal: yomi solve FILE.sgf 'capture(D4)'");
        }
        if (line.hasOption(SGF)) {
            Problem.expectOtherFile("--" + SGF, line.getOptionValue(SGF), arguments.get(0));
        }
        String goal = String.join(" ", arguments.subList(1, arguments.size()));
        Problem problem = Problem.load(arguments.get(0), line, console);
        // All is written before the interrupt is closed: afterwards the process may be gone.
        try (Interrupt interrupt = new Interrupt(problem::stop)) {
            String answer = answer(problem, goal, line);
            console.out().print(answer + "\n");
            console.out().flush();
            if (interrupt.came()) {
                console.err().println("yomi: interrupted");
            }
            return status(answer);
        }
    }

    private static int status(String answer) {
        boolean known = !answer.startsWith(Result.UNKNOWN.word()) && !answer.startsWith(Verdict.UNKNOWN.word());
        return known ? ExitStatus.OK : ExitStatus.NO;
    }

    private static boolean isGame(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".sgf");
    }

    private static String answer(Problem problem, String goal, CommandLine line) throws UsageException {
        if (line.hasOption(STATUS)) {
            return problem.status(goal);
        }
        String file = line.getOptionValue(SGF);
        return file == null ? problem.ask("yomi-solve", goal) : problem.record(goal, Path.of(file));
    }
}
