package org.yomi.analyze.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yomi.analyze.files.BrokenJson;
import org.yomi.analyze.files.FileTrouble;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.PositionBuilder;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.gtp.stream.ByteOrderMark;

/**
 * A question of a collection: can the player who moves first capture a stone, or save it?
 *
 * @param id its name in the collection
 * @param position with that player to move
 * @param goal in the goal language, with its assumptions
 */
public record CaptureProblem(String id, Position position, String goal) {
    /** Where the problems that come with Yomi are to be seen, in a checkout and in the distribution. */
    public static final String SHIPPED = "examples/captures.jsonl";

    private static final String RESOURCE = "captures.jsonl";
    private static final String ESCAPED = " escape(5)";

    /**
     * The records of a file with the command {@code attack} or {@code defend}, in order.
     *
     * @param name of a file with one JSON object a line; blank lines are skipped
     * @throws IOException when it cannot be read, is no JSON, or a record has no legal position or no stone to capture; the
     *     message says which
     */
    public static List<CaptureProblem> read(String name) throws IOException {
        String text;
        try {
            // Not as a stream of lines: that wraps what it cannot read.
            text = Files.readString(Path.of(name));
        } catch (IOException e) {
            throw FileTrouble.reading(name, e);
        }
        return parse(name, ByteOrderMark.cutFrom(text).lines().toList());
    }

    /**
     * Those that come with Yomi, of its examples and regression scripts.
     *
     * @throws IOException when they are missing
     */
    public static List<CaptureProblem> shipped() throws IOException {
        try (InputStream resource = CaptureProblem.class.getResourceAsStream(RESOURCE)) {
            if (resource == null) {
                throw new IOException(SHIPPED + " is missing in the program");
            }
            return parse(
                    SHIPPED,
                    new String(resource.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
        }
    }

    private static List<CaptureProblem> parse(String name, List<String> lines) throws IOException {
        List<CaptureProblem> problems = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            try {
                Optional<CaptureProblem> problem = Fields.parse(lines.get(i)).problem();
                // One that cannot be put is refused here, where its line is known.
                problem.ifPresent(found -> found.question(Limits.DEFAULT));
                problem.ifPresent(problems::add);
            } catch (JsonProcessingException e) {
                throw new IOException(name + ", line " + (i + 1) + ": " + BrokenJson.reason(e), e);
            } catch (IOException | IllegalArgumentException e) {
                throw new IOException(name + ", line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return problems;
    }

    /**
     * The question as the experiment puts it.
     *
     * @throws IllegalArgumentException when there is no stone to capture
     */
    public Question question(Limits limits) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            return Question.of(position, parsed.goal(), parsed.assumptions(), position.toMove(), limits);
        } catch (GoalException e) {
            throw new IllegalArgumentException(goal + ": " + e.getMessage(), e);
        }
    }

    /** The values of a record; those of an object inside as {@code outer/inner}. */
    private static final class Fields {
        private static final JsonFactory JSON = new JsonFactory();

        private final Map<String, List<String>> values = new HashMap<>();

        static Fields parse(String line) throws IOException {
            Fields fields = new Fields();
            try (JsonParser json = JSON.createParser(line)) {
                if (json.nextToken() != JsonToken.START_OBJECT) {
                    throw new IOException("a record must be a JSON object");
                }
                fields.readObject(json, "");
                if (json.nextToken() != null) {
                    throw new IOException("one record a line");
                }
            }
            return fields;
        }

        private void readObject(JsonParser json, String prefix) throws IOException {
            for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
                switch (json.nextToken()) {
                    case START_OBJECT -> readObject(json, prefix + name + "/");
                    case START_ARRAY -> values.put(prefix + name, readArray(json));
                    default -> values.put(prefix + name, List.of(json.getText()));
                }
            }
        }

        private static List<String> readArray(JsonParser json) throws IOException {
            List<String> texts = new ArrayList<>();
            while (json.nextToken() != JsonToken.END_ARRAY) {
                texts.add(json.getText());
                json.skipChildren();
            }
            return texts;
        }

        private List<String> list(String name) {
            return values.getOrDefault(name, List.of());
        }

        private String text(String name) {
            List<String> found = list(name);
            return found.isEmpty() ? "" : found.get(0);
        }

        Optional<CaptureProblem> problem() {
            String goal = switch (text("command")) {
                case "attack" -> "capture";
                case "defend" -> "live";
                default -> "";
            };
            if (goal.isEmpty()) {
                return Optional.empty();
            }
            String text = goal + "(" + text("args") + ")" + ESCAPED;
            return Optional.of(new CaptureProblem(text("id"), position(), text));
        }

        private Position position() {
            int size = size();
            PositionBuilder builder = new PositionBuilder(Geometry.of(size, size))
                    .stones(Colour.BLACK, list("black"))
                    .stones(Colour.WHITE, list("white"));
            Colour first = colour("mover");
            String ban = text("ko/point");
            if (!ban.isEmpty()) {
                builder.ban(colour("ko/banned"), "ko/point", ban);
            }
            return builder.position(first);
        }

        private int size() {
            try {
                return Integer.parseInt(text("boardsize"));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("boardsize must be a number, got '" + text("boardsize") + "'", e);
            }
        }

        private Colour colour(String name) {
            return Colour.named(text(name))
                    .orElseThrow(() ->
                            new IllegalArgumentException(name + " must be black or white, got '" + text(name) + "'"));
        }
    }
}
