package org.yomi.analyze.gnugo;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.yomi.analyze.answer.AnswerText;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.record.AnswerSgf;
import org.yomi.analyze.record.ReadingTree;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.game.SgfWriter;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** What was read, as a file. */
public final class TraceCommands {
    private static final String GROUP = "In GNU Go's words: traces";

    private final Reader reader;
    private final Path directory;
    private final List<SgfGame> trace = new ArrayList<>();
    private boolean started;

    private TraceCommands(Reader reader, Path directory) {
        this.reader = reader;
        this.directory = directory;
    }

    /**
     * The rows of this group.
     *
     * @param directory where relative file names begin
     */
    public static List<Command> rows(Reader reader, Path directory) {
        TraceCommands commands = new TraceCommands(reader, directory);
        return List.of(
                Command.row(GROUP, "start_sgftrace")
                        .help("Keeps from now on what the commands in GNU Go's words read.")
                        .handler(commands::start),
                Command.row(GROUP, "finish_sgftrace")
                        .arguments("FILE")
                        .help("Writes it to an SGF file, a game for each question: the position with the question, as"
                                + " yomi-solve and yomi-verify take it, and its answer as comment"
                                + " and the zones as markup (squares: what the goal's player rests on, circles: what his"
                                + " opponent does, triangles: both, crosses: the stones of the goal), then the main line"
                                + " and the tree that was read as variations, in the order in which it was read, each"
                                + " node with its number in that order: the first " + ReadingTree.MOST_NODES
                                + " nodes. Where a ko may not be taken back, a game begins with the capture that forbids"
                                + " it.")
                        .handler(commands::finish));
    }

    private String start(Call call) {
        call.arguments().expect(0);
        started = true;
        trace.clear();
        reader.tell(new Listener());
        return "";
    }

    /** Keeps each question with its tree. */
    private final class Listener implements Reader.Listener {
        private ReadingTree tree = new ReadingTree();

        @Override
        public void read(Supplier<List<Integer>> line) {
            tree.add(line);
        }

        @Override
        public void answered(Answer answer) {
            trace.add(AnswerSgf.of(answer, text(answer), tree));
            tree = new ReadingTree();
        }
    }

    /** The question as {@code yomi-solve} and {@code yomi-verify} take it, what was found out, and the nodes. */
    private static String text(Answer answer) {
        Question question = answer.question();
        ParsedGoal asked = new ParsedGoal(question.goal(), question.assumptions());
        return question.first().word() + " "
                + GoalPrinter.print(asked, question.position().geometry()) + "\n" + AnswerText.line(answer)
                + "\n" + answer.effort().nodes() + " nodes";
    }

    /** Commands that find all out without reading, or fail, leave nothing to keep. */
    private SgfGame nothing() {
        return AnswerSgf.of(reader.position(), "Nothing was read since start_sgftrace.");
    }

    private String finish(Call call) {
        call.arguments().expect(1);
        if (!started) {
            throw new GtpFailure("start_sgftrace comes first");
        }
        String name = call.arguments().word(0);
        try {
            SgfWriter.write(directory.resolve(name), trace.isEmpty() ? List.of(nothing()) : trace);
        } catch (IOException | InvalidPathException e) {
            throw new GtpFailure(FileTrouble.writing(name, e).message());
        }
        started = false;
        trace.clear();
        reader.tell(Reader.Listener.NOBODY);
        return "";
    }
}
