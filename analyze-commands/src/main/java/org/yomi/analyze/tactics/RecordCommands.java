package org.yomi.analyze.tactics;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yomi.analyze.answer.AnswerText;
import org.yomi.analyze.answer.ExplanationText;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.record.AnswerSgf;
import org.yomi.engine.board.Colour;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfWriter;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** Answers as files, to be looked through in any reader of SGF. */
public final class RecordCommands {
    private static final String GROUP = "Files";

    /** What a goal has not, but the names of files have. */
    private static final Pattern FOLDER = Pattern.compile("[/\\\\]");

    /** A goal or an assumption. */
    private static final Pattern ATOM = Pattern.compile("\\w+\\([^.]*\\)");

    private final Asker asker;
    private final Path directory;

    private RecordCommands(Asker asker, Path directory) {
        this.asker = asker;
        this.directory = directory;
    }

    /**
     * The rows of this group.
     *
     * @param directory where relative file names begin
     */
    public static List<Command> rows(Asker asker, Path directory) {
        RecordCommands commands = new RecordCommands(asker, directory);
        return List.of(Command.row(GROUP, "yomi-sgf")
                .arguments("COLOR GOAL FILE")
                .help(
                        "Answers as yomi-solve does, and writes why to an SGF file: the position with the explanation, the"
                                + " zones as markup (squares: what the goal's player rests on, circles: what his opponent does,"
                                + " triangles: both, crosses: the stones of the goal), the main line, and each sensible try of the"
                                + " loser as a variation with its refutation. Where a ko may not be taken back, the file begins with the"
                                + " capture that forbids it, and the position is that before move 2. A name with blanks goes in quotes; a file of that"
                                + " name is overwritten.")
                .analyze(
                        AnalyzeType.STRING,
                        "Write SGF",
                        Placeholder.SIDE_TO_MOVE,
                        Placeholder.TEXT,
                        Placeholder.FILE_TO_SAVE)
                .handler(commands::write));
    }

    /** A quote that opens and never closes would be the beginning of a name, or of the goal. */
    private static void requireClosedQuotes(Arguments arguments) {
        for (int i = 1; i < arguments.count(); i++) {
            String word = arguments.word(i);
            if (word.startsWith("\"") && arguments.rest(i).startsWith(word)) {
                throw new GtpFailure("the quote before '" + word.substring(1) + "' is not closed");
            }
        }
    }

    private String write(Call call) {
        Arguments arguments = call.arguments();
        arguments.expectAtLeast(3);
        Colour first = Points.colour(arguments.color(0));
        int last = arguments.count() - 1;
        if (ATOM.matcher(arguments.word(last)).matches()) {
            throw new GtpFailure("the name of a file must follow the goal, such as answer.sgf; '" + arguments.word(last)
                    + "' belongs to the goal");
        }
        requireClosedQuotes(arguments);
        String text = arguments.between(1, last);
        if (FOLDER.matcher(text).find()) {
            String name = nameWithBlanks(arguments.rest(1));
            throw new GtpFailure(
                    name.contains("\"")
                            ? "the file name comes last, but '" + arguments.word(last) + "' follows it"
                            : "a file name with blanks goes in quotes: \"" + name + "\"");
        }
        ParsedGoal goal = GoalText.parse(text, asker.position(), asker.settings());
        Path file = file(arguments.word(last));
        Answer answer = asker.ask(goal, first, call.interruption()::isRaised);
        Explanation explanation =
                asker.study(answer, call.interruption()::isRaised).explain();
        write(file, AnswerSgf.of(explanation, ExplanationText.of(explanation)));
        return AnswerText.line(answer);
    }

    /** The file name in an argument that has both; it begins at the first word with something of a path. */
    private static String nameWithBlanks(String goalAndName) {
        Matcher separator = FOLDER.matcher(goalAndName);
        int begin = separator.find() ? goalAndName.lastIndexOf(' ', separator.start()) + 1 : 0;
        return goalAndName.substring(begin);
    }

    private Path file(String name) {
        try {
            Path file = directory.resolve(name);
            FileTrouble.expectWritable(name, file);
            return file;
        } catch (InvalidPathException e) {
            throw new GtpFailure(FileTrouble.writing(name, e).message());
        } catch (FileTrouble e) {
            throw new GtpFailure(e.message());
        }
    }

    private static void write(Path file, SgfGame game) {
        try {
            SgfWriter.write(file, List.of(game));
        } catch (IOException e) {
            throw new GtpFailure(FileTrouble.writing(file.toString(), e).message());
        }
    }
}
