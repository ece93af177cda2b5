package org.yomi.analyze.batch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.files.BrokenJson;

/** A JSON object without objects inside; its getters word what is wrong with a value. */
final class Fields {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final Object NO_TEXT = new Object() {
        @Override
        public String toString() {
            return "...";
        }
    };

    private final Map<String, Object> values = new LinkedHashMap<>();

    private Fields() {}

    /**
     * Reads a line.
     *
     * @throws BadQuestion if it is not one JSON object of texts, numbers and lists of texts
     */
    static Fields parse(String line) throws BadQuestion {
        Fields fields = new Fields();
        try (JsonParser json = JSON.createParser(line)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new BadQuestion(
                        "a question must be a JSON object: {\"file\":\"a.sgf\",\"goal\":\"capture(D4)\"}");
            }
            for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
                fields.values.put(name, value(json));
            }
            if (json.nextToken() != null) {
                throw new BadQuestion(
                        "column " + BrokenJson.column(json.currentTokenLocation()) + ": one question a line");
            }
        } catch (JsonProcessingException e) {
            throw new BadQuestion(BrokenJson.reason(e));
        } catch (IOException e) {
            throw new IllegalStateException("reading a string failed", e);
        }
        return fields;
    }

    private static Object value(JsonParser json) throws IOException {
        return switch (json.nextToken()) {
            case VALUE_STRING -> json.getText();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(json);
            case START_ARRAY -> list(json);
            case START_OBJECT -> object(json);
            default -> new Unfit("must not be " + json.getText());
        };
    }

    private static Object number(JsonParser json) throws IOException {
        try {
            return json.getDecimalValue();
        } catch (NumberFormatException e) {
            return new Unfit("must be a smaller number, got " + json.getText());
        }
    }

    private static Object object(JsonParser json) throws IOException {
        json.skipChildren();
        return new Unfit("must not be an object");
    }

    /** What no field can have; the others, such as the id, may be good all the same. */
    private record Unfit(String reason) {}

    private @Nullable Object get(String name) throws BadQuestion {
        Object value = values.get(name);
        if (value instanceof Unfit unfit) {
            throw new BadQuestion(name + " " + unfit.reason());
        }
        return value;
    }

    /** The elements; those that are no texts as {@link #NO_TEXT}. */
    private static List<Object> list(JsonParser json) throws IOException {
        List<Object> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            list.add(json.currentToken() == JsonToken.VALUE_STRING ? json.getText() : NO_TEXT);
            json.skipChildren();
        }
        return list;
    }

    /**
     * Makes sure that there is nothing else.
     *
     * @throws BadQuestion naming the first field that is none of these
     */
    void expectOnly(List<String> names) throws BadQuestion {
        for (String name : values.keySet()) {
            if (!names.contains(name)) {
                throw new BadQuestion("there is no field '" + name + "'; there are " + String.join(", ", names));
            }
        }
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    /** A text or a number, as it is. */
    Optional<Object> scalar(String name) throws BadQuestion {
        Object value = get(name);
        if (value instanceof List) {
            throw new BadQuestion(name + " must be a text or a number, got a list");
        }
        return Optional.ofNullable(value);
    }

    Optional<String> text(String name) throws BadQuestion {
        Object value = get(name);
        if (value != null && !(value instanceof String)) {
            throw new BadQuestion(name + " must be a text, got " + shown(value));
        }
        return Optional.ofNullable((String) value);
    }

    /** A whole number from 1 to the largest {@code int}. */
    Optional<Integer> count(String name) throws BadQuestion {
        Optional<BigDecimal> number = number(name);
        try {
            Optional<Integer> count = number.map(BigDecimal::intValueExact);
            if (count.orElse(1) >= 1) {
                return count;
            }
        } catch (ArithmeticException e) {
            // worded below
        }
        throw new BadQuestion(
                name + " must be a whole number from 1 to " + Integer.MAX_VALUE + ", got " + number.orElseThrow());
    }

    Optional<BigDecimal> number(String name) throws BadQuestion {
        Object value = get(name);
        if (value != null && !(value instanceof BigDecimal)) {
            throw new BadQuestion(name + " must be a number, got " + shown(value));
        }
        return Optional.ofNullable((BigDecimal) value);
    }

    List<String> list(String name) throws BadQuestion {
        Object value = has(name) ? get(name) : List.of();
        if (!(value instanceof List<?> list)) {
            throw new BadQuestion(name + " must be a list of texts, got " + shown(value));
        }
        if (list.contains(NO_TEXT)) {
            throw new BadQuestion(name + " must be a list of texts, such as [\"D4\",\"E5\"]");
        }
        return list.stream().map(String::valueOf).toList();
    }

    /** A value as JSON, so that a text is seen to be one. */
    static String shown(@Nullable Object value) {
        return value instanceof String text ? "\"" + text + "\"" : String.valueOf(value);
    }
}
