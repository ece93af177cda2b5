package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.analyze.files.TextFile;
import org.yomi.engine.board.Geometry;
import org.yomi.gtp.session.Outcome;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.stream.StreamLoop;

/** Speaks GTP on the console's streams, which is what Yomi does unless told otherwise. */
final class GtpServer {
    private static final String SIZE = "size";
    private static final String LOG = "log";
    private static final String COMMANDS = "gtp";
    private static final Pattern SQUARE = Pattern.compile("\\d+");
    private static final Pattern RECTANGLE = Pattern.compile("(\\d+)x(\\d+)");

    private final Console console;

    GtpServer(Console console) {
        this.console = console;
    }

    /** The options that {@link #run} understands. */
    static Options options() {
        return new Options()
                .addOption(Values.option(SIZE, "N|WxH", "begins on a board of that size instead of 19"))
                .addOption(Values.option(LOG, "FILE", "logs all GTP traffic, and what broke, to the end of the file"))
                .addOption(Values.option(COMMANDS, "FILE", "runs the commands of the file before those of stdin"));
    }

    /**
     * Serves until the session or the input ends.
     *
     * @throws UsageException if an option is wrong, or a command of the file fails
     * @throws IOException if a file cannot be read, or stdout is closed
     */
    int run(CommandLine line) throws UsageException, IOException {
        expectTwoFiles(line);
        List<String> first = line.hasOption(COMMANDS) ? commands(line.getOptionValue(COMMANDS)) : List.of();
        try (SessionLog log = line.hasOption(LOG) ? log(line.getOptionValue(LOG)) : SessionLog.complaintsOnly()) {
            Session session = Engine.of(Path.of(""), console.err(), log);
            if (line.hasOption(SIZE)) {
                prepare(session, boardSize(line.getOptionValue(SIZE)), "--size");
            }
            boolean over = false;
            for (int i = 0; i < first.size() && !over; i++) {
                over = prepare(session, first.get(i), line.getOptionValue(COMMANDS) + ", line " + (i + 1));
            }
            if (!over) {
                new StreamLoop(session, console.in(), console.out(), log).run();
            }
        }
        return ExitStatus.OK;
    }

    /** The log would be written behind the commands, and be taken for some the next time. */
    private static void expectTwoFiles(CommandLine line) throws UsageException {
        boolean both = line.hasOption(LOG) && line.hasOption(COMMANDS);
        if (both
                && FileTrouble.isOneFile(line.getOptionValue(LOG), line.getOptionValue(COMMANDS))
                && !FileTrouble.isDevice(line.getOptionValue(LOG))) {
            throw new UsageException(String.format(
                    "--%s and --%s need two files, got %s for both", LOG, COMMANDS, line.getOptionValue(LOG)));
        }
    }

    private static List<String> commands(String name) throws IOException {
        try {
            return TextFile.read(Path.of(name)).lines().toList();
        } catch (IOException e) {
            throw FileTrouble.reading(name, e);
        }
    }

    private static SessionLog log(String name) throws IOException {
        try {
            return SessionLog.toFile(Path.of(name));
        } catch (IOException e) {
            throw FileTrouble.writing(name, e);
        }
    }

    private static String boardSize(String size) throws UsageException {
        Matcher rectangle = RECTANGLE.matcher(size);
        if (rectangle.matches()) {
            return "rectangular_boardsize " + side(rectangle.group(1)) + " " + side(rectangle.group(2));
        }
        if (SQUARE.matcher(size).matches()) {
            return "boardsize " + side(size);
        }
        throw new UsageException("--size must be a number such as 9, or WxH such as 9x7, got '" + size + "'");
    }

    private static int side(String number) throws UsageException {
        return Values.wholeWord("--" + SIZE + ": a side", number, Geometry.MIN_SIZE, Geometry.MAX_SIZE);
    }

    /** Runs a command whose reply nobody waits for; whether it ended the session. */
    private static boolean prepare(Session session, String command, String origin) throws UsageException {
        Outcome outcome = session.handle(command);
        if (outcome.reply() != null && outcome.reply().startsWith("?")) {
            String reason = outcome.reply().substring(1).strip();
            throw new UsageException(origin + ": '" + command + "' failed: " + reason);
        }
        return outcome.over();
    }
}
