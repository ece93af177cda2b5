package org.yomi.analyze.batch;

import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Solver;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.gtp.stream.ByteOrderMark;

/** Makes the tasks of a {@link Conveyor}: each is a question, and its result the line that answers it. */
public final class Batch {
    private static final String FILE = "file";
    private static final String GAME = "game";
    private static final String LINE = "line";

    private final Solver solver;
    private final Defaults defaults;
    private final Monitor monitor;

    /**
     * Makes one.
     *
     * @param solver may be used by several threads
     * @param defaults what the questions have in common
     * @param monitor of all questions
     */
    public Batch(Solver solver, Defaults defaults, Monitor monitor) {
        this.solver = solver;
        this.defaults = defaults;
        this.monitor = monitor;
    }

    /** Questions from JSON lines; blank ones are none. They are read one by one, as they are asked for. */
    public Conveyor.Source<AnswerLine> lines(BufferedReader in) {
        return new Lines(in);
    }

    /**
     * The goal of the defaults in every game of some files, one file after the other.
     *
     * @param names of SGF files; one that cannot be read makes one line that says why
     * @param warnings told which lacks its end; what is there is asked about all the same
     */
    public Conveyor.Source<AnswerLine> games(List<String> names, Consumer<String> warnings) {
        return new GamesOfFiles(names, warnings);
    }

    /** Something that makes a question. */
    private interface Asking {
        Puzzle puzzle() throws BadQuestion;
    }

    private AnswerLine answer(Map<String, Object> label, Map<String, Object> errorLabel, Asking asking)
            throws IOException {
        try {
            return AnswerLine.of(label, asking.puzzle().answer(solver, monitor));
        } catch (BadQuestion e) {
            return AnswerLine.error(errorLabel, String.valueOf(e.getMessage()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return broken(errorLabel, e);
        }
    }

    /** As in a GTP session: the stack is unwound, and the other questions can still be answered. */
    private static AnswerLine broken(Map<String, Object> label, Throwable trouble) throws IOException {
        return AnswerLine.error(label, "internal error: " + trouble);
    }

    private final class Lines implements Conveyor.Source<AnswerLine> {
        private final BufferedReader in;
        private long number;

        Lines(BufferedReader in) {
            this.in = in;
        }

        @Override
        public @Nullable Callable<AnswerLine> next() throws IOException {
            String line = in.readLine();
            number++;
            while (line != null && line.isBlank()) {
                line = in.readLine();
                number++;
            }
            if (line == null) {
                return null;
            }
            String question = number == 1 ? ByteOrderMark.cutFrom(line) : line;
            BigDecimal at = BigDecimal.valueOf(number);
            return () -> answer(question, at);
        }

        private AnswerLine answer(String question, BigDecimal at) throws IOException {
            Map<String, Object> label = new LinkedHashMap<>();
            Map<String, Object> errorLabel = new LinkedHashMap<>();
            errorLabel.put(LINE, at);
            return Batch.this.answer(label, errorLabel, () -> {
                Fields fields = Fields.parse(question);
                fields.scalar(QuestionLine.ID).ifPresent(id -> {
                    label.put(QuestionLine.ID, id);
                    errorLabel.put(QuestionLine.ID, id);
                });
                return QuestionLine.puzzle(fields, defaults);
            });
        }
    }

    private final class GamesOfFiles implements Conveyor.Source<AnswerLine> {
        private final Iterator<String> names;
        private final Consumer<String> warnings;
        private String name = "";
        private Iterator<SgfGame> games = Collections.emptyIterator();
        private int number;

        GamesOfFiles(List<String> names, Consumer<String> warnings) {
            this.names = names.iterator();
            this.warnings = warnings;
        }

        @Override
        public @Nullable Callable<AnswerLine> next() {
            if (games.hasNext()) {
                number++;
                return question(name, games.next(), number);
            }
            return names.hasNext() ? firstOf(names.next()) : null;
        }

        private @Nullable Callable<AnswerLine> firstOf(String file) {
            name = file;
            number = 0;
            try {
                games = Games.ofFile(file, warnings).iterator();
            } catch (BadQuestion e) {
                return () -> AnswerLine.error(Map.of(FILE, file), String.valueOf(e.getMessage()));
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                return () -> broken(Map.of(FILE, file), e);
            }
            return next();
        }

        private Callable<AnswerLine> question(String name, SgfGame game, int number) {
            Map<String, Object> label = new LinkedHashMap<>();
            label.put(FILE, name);
            label.put(GAME, BigDecimal.valueOf(number));
            return () -> answer(label, label, () -> {
                Position position = Games.position(game, defaults.move());
                return new Puzzle(
                        defaults.first().map(position::withToMove).orElse(position),
                        defaults.goal().orElseThrow(),
                        defaults.limits());
            });
        }
    }
}
