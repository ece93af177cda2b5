package org.yomi.analyze.cli;

import java.io.IOException;
import java.util.List;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.yomi.engine.question.Result;

/** {@code yomi solve}: answers one question about a position of a file. */
final class Solve implements SubCommand {
    @Override
    public String name() {
        return "solve";
    }

    @Override
    public String arguments() {
        return "FILE.sgf GOAL";
    }

    @Override
    public String summary() {
        return "answers a question about a position in a line (exit status 1: Unknown)";
    }

    @Override
    public Options options() {
        return Problem.options();
    }

    @Override
    public int run(CommandLine line, Console console) throws UsageException, IOException {
        List<String> arguments = line.getArgList();
        if (arguments.size() < 2) {
            throw new UsageException("solve needs a file and a goal: yomi solve FILE.sgf 'capture(D4)'");
        }
        String goal = String.join(" ", arguments.subList(1, arguments.size()));
        String answer = Problem.load(arguments.get(0), line).ask("yomi-solve", goal);
        console.out().println(answer);
        return answer.startsWith(Result.UNKNOWN.word()) ? ExitStatus.NO : ExitStatus.OK;
    }
}
