package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.game.SgfSequence;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.gtp.client.InProcessController;
import org.yomi.gtp.client.Response;

/** A position of an SGF file in an engine of its own, and who moves first in it. */
final class Problem {
    private static final String MOVE = "move";
    private static final String COLOR = "color";

    private final InProcessController engine;
    private final String color;

    private Problem(InProcessController engine, String color) {
        this.engine = engine;
        this.color = color;
    }

    /** The options that choose the position and the player. */
    static Options options() {
        return new Options()
                .addOption(Option.builder()
                        .longOpt(MOVE)
                        .hasArg()
                        .argName("N")
                        .desc("the position before move N; without it, the last one of the main line")
                        .get())
                .addOption(Option.builder()
                        .longOpt(COLOR)
                        .hasArg()
                        .argName("C")
                        .desc("who moves first, b or w; without it, whose turn it is in the file")
                        .get());
    }

    /**
     * Loads the position that the options choose.
     *
     * @param name name of an SGF file; its first game counts
     * @throws UsageException if there is no such position
     * @throws IOException if the file cannot be read
     */
    static Problem load(String name, CommandLine line) throws UsageException, IOException {
        Path file = Path.of(name).toAbsolutePath();
        SgfSequence sequence = sequence(file, line);
        String color = line.getOptionValue(COLOR, sequence.toPlay() == SgfColor.BLACK ? "b" : "w");
        Problem problem = new Problem(new InProcessController(Engine.quiet(file.getParent())), color);
        problem.ask("loadsgf \"" + file + "\"" + (line.hasOption(MOVE) ? " " + line.getOptionValue(MOVE) : ""));
        return problem;
    }

    private static SgfSequence sequence(Path file, CommandLine line) throws UsageException, IOException {
        try {
            SgfGame game = SgfReader.read(file).get(0);
            return line.hasOption(MOVE) ? game.sequenceBefore(moveNumber(line)) : game.sequence();
        } catch (SgfException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    private static int moveNumber(CommandLine line) throws UsageException {
        String number = line.getOptionValue(MOVE);
        try {
            int move = Integer.parseInt(number);
            if (move >= 1) {
                return move;
            }
        } catch (NumberFormatException e) {
            // worded below
        }
        throw new UsageException("--move must be a whole number of at least 1, got '" + number + "'");
    }

    /**
     * Asks about a goal.
     *
     * @param command one that takes {@code COLOR GOAL}
     * @throws UsageException if the engine refuses the question
     */
    String ask(String command, String goal) throws UsageException {
        return ask(command + " " + color + " " + goal);
    }

    private String ask(String command) throws UsageException {
        Response response = engine.send(command);
        if (!response.success()) {
            throw new UsageException(response.text() + " (" + command + ")");
        }
        return response.text();
    }
}
