package org.yomi.analyze.cli;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfReader;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.gtp.client.InProcessController;
import org.yomi.gtp.client.Response;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;

/** A position of an SGF file in an engine of its own, and who moves first in it. */
final class Problem {
    static final String MOVE = "move";
    static final String COLOR = "color";
    static final String NODES = "nodes";
    static final String SECONDS = "seconds";
    static final String THREADS = "threads";
    private static final String COMMENT = "#";
    private static final int MILLIS_DIGITS = 3;

    private final Position position;
    private final InProcessController engine;
    private final String color;

    private Problem(Position position, InProcessController engine, String color) {
        this.position = position;
        this.engine = engine;
        this.color = color;
    }

    /** The options that choose the position, the player, and when to give up. */
    static Options options() {
        return new Options()
                .addOption(Values.option(
                        MOVE, "N", "the position before move N; without it, the last one of the main line"))
                .addOption(
                        Values.option(COLOR, "C", "who moves first, b or w; without it, whose turn it is in the file"))
                .addOption(Values.option(NODES, "N", "gives up after so many positions"))
                .addOption(Values.option(SECONDS, "S", "gives up after so many seconds"))
                .addOption(Values.option(THREADS, "N", "reads with so many threads; without it, with all processors"));
    }

    /**
     * Loads the position that the options choose.
     *
     * @param name name of an SGF file; its first game counts
     * @param console shows what is being read, if somebody watches
     * @throws UsageException if there is no such position
     * @throws IOException if the file cannot be read
     */
    static Problem load(String name, CommandLine line, Console console) throws UsageException, IOException {
        Position position = position(name, line, console);
        Path file = Path.of(name).toAbsolutePath();
        String argument = argument(file);
        Colour first = color(line).orElse(position.toMove());
        Session session =
                Engine.of(file.resolveSibling(""), new LineOfPictures(new Progress(console)), SessionListener.NONE);
        Problem problem = new Problem(position, new InProcessController(session), first.word());
        problem.set(line);
        if (console.watched()) {
            problem.ask("yomi-param live_gfx 1");
        }
        problem.ask("loadsgf " + argument + (line.hasOption(MOVE) ? " " + line.getOptionValue(MOVE) : ""));
        return problem;
    }

    /**
     * Refuses a file to write that is the game itself, or has no name.
     *
     * @param option what names the file to write
     * @throws UsageException if it is such a file
     */
    static void expectOtherFile(String option, String file, String game) throws UsageException {
        if (file.isEmpty()) {
            throw new UsageException(option + ": the name of the file is empty");
        }
        if (FileTrouble.isOneFile(file, game)) {
            throw new UsageException(option + " needs a file to write, but " + file + " is the game itself");
        }
    }

    /** Checked here, so that what is wrong is said in the words of the command line. */
    private void set(CommandLine line) throws UsageException {
        if (line.hasOption(NODES)) {
            ask("yomi-param nodes " + Values.nodes(line, NODES, 1));
        }
        if (line.hasOption(SECONDS)) {
            long millis = Values.seconds(line, SECONDS, Duration.ZERO).toMillis();
            ask("yomi-param seconds " + BigDecimal.valueOf(millis, MILLIS_DIGITS));
        }
        if (line.hasOption(THREADS)) {
            ask("yomi-param threads " + threads(line));
        }
    }

    /** How many threads may read: so many as asked for, but not more than there are processors. */
    static int threads(CommandLine line) throws UsageException {
        int processors = Runtime.getRuntime().availableProcessors();
        return (int) Math.min(processors, Values.count(line, THREADS, processors));
    }

    /** Who moves first, if somebody says it. */
    static Optional<Colour> color(CommandLine line) throws UsageException {
        String word = line.getOptionValue(COLOR);
        if (word == null) {
            return Optional.empty();
        }
        Optional<Colour> color = Colour.named(word);
        if (color.isEmpty()) {
            throw new UsageException("--color must be b or w, got '" + word + "'");
        }
        return color;
    }

    private static Position position(String name, CommandLine line, Console console)
            throws UsageException, IOException {
        OptionalInt move = line.hasOption(MOVE) ? OptionalInt.of(moveNumber(line)) : OptionalInt.empty();
        try {
            Game game = new Game();
            List<SgfGame> games =
                    SgfReader.read(Path.of(name), warning -> console.err().println("yomi: " + name + ": " + warning));
            game.loadBefore(games.get(0), move);
            return game.position();
        } catch (SgfException | IllegalChange e) {
            throw new UsageException(name + ": " + e.getMessage());
        } catch (IOException e) {
            throw FileTrouble.reading(name, e);
        }
    }

    /** The move before which to stop. */
    static int moveNumber(CommandLine line) throws UsageException {
        return (int) Values.whole(line, MOVE, 1, Integer.MAX_VALUE, 1);
    }

    /** Tells a question that is being read to stop; it is answered by what is known. */
    void stop() {
        engine.interrupt();
    }

    /** The position of the file. */
    Position position() {
        return position;
    }

    /**
     * Asks about a goal.
     *
     * @param command one that takes {@code COLOR GOAL}
     * @throws UsageException if the engine refuses the question
     */
    String ask(String command, String goal) throws UsageException {
        return ask(command + " " + color + " " + checked(goal));
    }

    /** A goal that arrives as it is. */
    private static String checked(String goal) throws UsageException {
        if (goal.isBlank()) {
            throw new UsageException("the goal is empty: it must be something like 'capture(D4)'");
        }
        if (goal.contains(COMMENT)) {
            throw new UsageException("a goal has no comment, got '" + goal + "'");
        }
        return goal;
    }

    /**
     * Asks about a goal with either player to move first.
     *
     * @throws UsageException if the engine refuses the question
     */
    String status(String goal) throws UsageException {
        return ask("yomi-status " + checked(goal));
    }

    /**
     * Asks about a goal, and writes answer and reasons to an SGF file.
     *
     * @throws UsageException if the engine refuses the question, or the file cannot be written
     */
    String record(String goal, Path file) throws UsageException {
        return ask("yomi-sgf " + color + " " + checked(goal) + " " + argument(file.toAbsolutePath()));
    }

    /** The name of a file as an argument; one that would arrive as another name is refused. */
    private static String argument(Path file) throws UsageException {
        String name = file.toString();
        if (name.chars().anyMatch(Character::isISOControl) || name.contains("\" ")) {
            throw new UsageException(
                    "a file whose name has a tab, a line break or the like, or a quote before a blank, cannot be taken here: '"
                            + name + "'");
        }
        return '"' + name + '"';
    }

    private String ask(String command) throws UsageException {
        Response response = engine.send(command);
        if (!response.success()) {
            throw new UsageException(response.text());
        }
        return response.text();
    }
}
