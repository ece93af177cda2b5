package org.yomi.benchmarks.compound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

/** The questions of a regression script: {@code loadsgf} of positions and {@code yomi-solve}; the rest is passed over. */
final class CompoundScript {
    private final Path file;
    private final List<CompoundProblem> problems = new ArrayList<>();
    private @Nullable Position position;
    private String name = "";

    private CompoundScript(Path file) {
        this.file = file;
    }

    /**
     * Reads a script; paths in it are taken from its folder.
     *
     * @throws IOException when the script or a position cannot be read, or a question does not say who moves first
     */
    static List<CompoundProblem> read(Path file) throws IOException {
        CompoundScript script = new CompoundScript(file);
        for (String line : Files.readAllLines(file)) {
            script.read(line.strip());
        }
        return List.copyOf(script.problems);
    }

    private void read(String line) throws IOException {
        String[] words = line.split("\\s+", 4);
        if (words[0].equals("loadsgf")) {
            position = PositionFile.read(file.resolveSibling(words[1]));
            name = words[1].replaceAll(".*/|\\.sgf", "");
        } else if (words.length == 4 && words[1].equals("yomi-solve")) {
            add(words[0], first(words[2], line), words[3]);
        }
    }

    private Colour first(String word, String line) throws IOException {
        return Colour.named(word)
                .orElseThrow(() -> new IOException(
                        file + ": who moves first must be b or w, got '" + word + "' in '" + line + "'"));
    }

    private void add(String number, Colour first, String goal) throws IOException {
        if (position == null) {
            throw new IOException(file + ": a question before the first position");
        }
        Inquiry inquiry = new Inquiry(position.withToMove(first), goal, first, Inquiry.ALL_RULES);
        problems.add(new CompoundProblem(number, name, inquiry));
    }
}
