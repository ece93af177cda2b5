package org.yomi.analyze.batch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.Map;
import org.yomi.analyze.answer.AnswerJson;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Result;

/**
 * The answer to one question of many.
 *
 * @param json one object on one line: what tells which question it is, then what {@code yomi-json} says, or {@code error}
 */
public record AnswerLine(String json, Outcome outcome) {
    /** ASCII only: nobody knows the charset of stdout. */
    private static final JsonFactory JSON =
            JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    /**
     * An answer.
     *
     * @param label tells which question it is: texts and numbers by name; may be empty
     */
    static AnswerLine of(Map<String, Object> label, Answer answer) throws IOException {
        String json = AnswerJson.line(answer);
        String labelled = label.isEmpty() ? json : withoutEnd(object(label)) + "," + json.substring(1);
        return new AnswerLine(labelled, answer.result() == Result.UNKNOWN ? Outcome.UNKNOWN : Outcome.ANSWERED);
    }

    /**
     * What is wrong with a question.
     *
     * @param label tells which one it is; not empty
     */
    static AnswerLine error(Map<String, Object> label, String reason) throws IOException {
        String json = withoutEnd(object(label)) + ","
                + object(Map.of("error", reason)).substring(1);
        return new AnswerLine(json, Outcome.ERROR);
    }

    private static String withoutEnd(String object) {
        return object.substring(0, object.length() - 1);
    }

    private static String object(Map<String, Object> fields) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            for (Map.Entry<String, Object> field : fields.entrySet()) {
                json.writeFieldName(field.getKey());
                if (field.getValue() instanceof BigDecimal number) {
                    json.writeNumber(number);
                } else {
                    json.writeString(field.getValue().toString());
                }
            }
            json.writeEndObject();
        }
        return text.toString();
    }
}
