package org.yomi.benchmarks.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.PositionBuilder;

/** A record of a collection: one JSON object, with the position that all of them hold. */
public final class Entry {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final JsonNode json;

    private Entry(JsonNode json) {
        this.json = json;
    }

    /**
     * Reads a record.
     *
     * @throws IllegalArgumentException when the text is no JSON object with an {@code id}
     */
    public static Entry parse(String line) {
        try {
            Entry entry = new Entry(MAPPER.readTree(line));
            if (entry.id().isEmpty()) {
                throw new IllegalArgumentException("a record needs an id: " + line);
            }
            return entry;
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a record must be one JSON object a line: " + e.getMessage(), e);
        }
    }

    public String id() {
        return text("id");
    }

    /** What stands under a path of names, such as {@code goal/type}; a missing node when there is nothing. */
    public JsonNode at(String path) {
        return json.at("/" + path);
    }

    /** The text or number under a path; empty when there is none. */
    public String text(String path) {
        return at(path).asText("");
    }

    /** The texts of a list; none when there is no list. */
    public List<String> texts(String path) {
        List<String> texts = new ArrayList<>();
        at(path).forEach(node -> texts.add(node.asText()));
        return texts;
    }

    /**
     * The colour under a path: {@code black}, {@code white}, {@code B} or {@code W}, in any case.
     *
     * @throws NotAskable when there is none
     */
    public Colour colour(String path) throws NotAskable {
        return Colour.named(text(path)).orElseThrow(() -> new NotAskable("no colour as " + path));
    }

    /**
     * The position with the player of a question to move; a ban on the other player is void then.
     *
     * @throws NotAskable when the stones are no legal position
     */
    public Position position(Colour first) throws NotAskable {
        int size = at("boardsize").asInt();
        try {
            PositionBuilder builder = new PositionBuilder(Geometry.of(size, size))
                    .stones(Colour.BLACK, texts("black"))
                    .stones(Colour.WHITE, texts("white"));
            if (at("ko").isObject()) {
                builder.ban(colour("ko/banned"), "ko/point", text("ko/point"));
            }
            return builder.position(first);
        } catch (IllegalArgumentException e) {
            throw new NotAskable("no position: " + e.getMessage());
        }
    }
}
