package org.yomi.analyze.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A reply to {@code yomi-json}, taken apart: its values by name, all as text. */
final class JsonAnswer {
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, List<String>> lists = new HashMap<>();

    private JsonAnswer() {}

    /**
     * Takes a reply apart.
     *
     * @throws IOException if it is no JSON
     */
    static JsonAnswer parse(String reply) throws IOException {
        JsonAnswer answer = new JsonAnswer();
        try (JsonParser json = new JsonFactory().createParser(reply)) {
            json.nextToken();
            for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
                if (json.nextToken() == JsonToken.START_ARRAY) {
                    answer.lists.put(name, list(json));
                } else {
                    answer.texts.put(name, json.getText());
                }
            }
        }
        return answer;
    }

    private static List<String> list(JsonParser json) throws IOException {
        List<String> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            list.add(json.getText());
        }
        return list;
    }

    /** A value; empty if there is none of that name. */
    String text(String name) {
        return texts.getOrDefault(name, "");
    }

    /** The values of a list; none if there is no list of that name. */
    List<String> list(String name) {
        return lists.getOrDefault(name, List.of());
    }
}
