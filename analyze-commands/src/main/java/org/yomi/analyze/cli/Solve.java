package org.yomi.analyze.cli;

import java.io.IOException;
import java.util.List;
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
                        GOAL, "GOAL", "asks about every game of all files, or what questions on stdin leave out"))
                .addOption(Option.builder()
                        .longOpt(STATUS)
                        .desc(
                                "asks for either player to move first: won, lost, unsettled, ko or unknown, with the moves")
                        .get());
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException, IOException {
        List<String> arguments = line.getArgList();
        boolean many = line.hasOption(GOAL) || arguments.contains(SolveBatch.STDIN);
        if (many && line.hasOption(STATUS)) {
            throw new UsageException("--status is for one question: leave out --goal and -");
        }
        if (many && !arguments.isEmpty()) {
            return new SolveBatch(line, console).run();
        }
        if (arguments.size() < 2) {
            throw new UsageException("solve needs a file and a goal: yomi solve FILE.sgf 'capture(D4)'");
        }
        if (line.hasOption(STATUS) && line.hasOption(Problem.COLOR)) {
            throw new UsageException("--status asks for either player to move first: leave out --color");
        }
        String goal = String.join(" ", arguments.subList(1, arguments.size()));
        Problem problem = Problem.load(arguments.get(0), line);
        String answer = line.hasOption(STATUS) ? problem.status(goal) : problem.ask("yomi-solve", goal);
        console.out().println(answer);
        boolean known = !answer.startsWith(Result.UNKNOWN.word()) && !answer.startsWith(Verdict.UNKNOWN.word());
        return known ? ExitStatus.OK : ExitStatus.NO;
    }
}
