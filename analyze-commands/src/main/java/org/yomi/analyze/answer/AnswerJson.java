package org.yomi.analyze.answer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;

/** An answer as one JSON object on one line. The only class that uses Jackson, which is loaded when it is first asked. */
public final class AnswerJson {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonGenerator json;
    private final Geometry geometry;

    private AnswerJson(JsonGenerator json, Geometry geometry) {
        this.json = json;
        this.geometry = geometry;
    }

    /** The reply to {@code yomi-json}. */
    public static String line(Answer answer) throws IOException {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(line)) {
            new AnswerJson(json, AnswerText.geometry(answer)).write(answer);
        }
        return line.toString();
    }

    private void write(Answer answer) throws IOException {
        json.writeStartObject();
        writeQuestion(answer.question());
        json.writeStringField("result", answer.result().word());
        json.writeStringField("move", AnswerText.move(answer));
        writeList("pv", answer.line().stream().map(geometry::name).toList());
        writeZone("zone_minus", answer.negativeZone());
        writeZone("zone_plus", answer.positiveZone());
        writeThreats(answer);
        if (answer.stop() != null) {
            writeStop(answer.stop(), !answer.question().isUnderOneRule());
        }
        writeList("assumptions", answer.assumptions());
        json.writeNumberField("nodes", answer.effort().nodes());
        json.writeNumberField("time_ms", answer.effort().millis());
        json.writeStringField("solver", answer.effort().solver());
        json.writeEndObject();
    }

    private void writeQuestion(Question question) throws IOException {
        json.writeStringField("goal", GoalPrinter.print(question.goal(), geometry));
        json.writeStringField("max", question.goal().max().word());
        json.writeStringField("first", question.first().word());
        if (question.isUnderOneRule()) {
            writeRule(question.rules().iterator().next());
        }
    }

    private void writeRule(KoRule rule) throws IOException {
        json.writeStringField("ko_rule", rule.name());
    }

    private void writeZone(String name, @Nullable Zone zone) throws IOException {
        if (zone != null) {
            writeList(name, zone.names());
        }
    }

    private void writeThreats(Answer answer) throws IOException {
        Threats threats = answer.threats();
        if (threats == null && answer.result().isKo()) {
            json.writeStringField("threats", "unknown");
        } else if (threats == Threats.MANY) {
            json.writeStringField("threats", threats.word());
        } else if (threats != null) {
            json.writeNumberField("threats", Integer.parseInt(threats.word()));
        }
    }

    /**
     * Why there is no result, and what is known.
     *
     * @param rulesDiffer whether it is news which ko rule was being decided
     */
    private void writeStop(Stop stop, boolean rulesDiffer) throws IOException {
        Known known = stop.known();
        json.writeStringField("reason", stop.reason().word());
        json.writeStringField("at_least", known.atLeast().word());
        json.writeStringField("at_most", known.atMost().word());
        if (known.rule() != null && rulesDiffer) {
            writeRule(known.rule());
        }
        if (known.numbers() != null) {
            writeNumber("proof", known.numbers().proof());
            writeNumber("disproof", known.numbers().disproof());
        }
    }

    private void writeNumber(String name, int number) throws IOException {
        if (number == ProofNumbers.INFINITE) {
            json.writeStringField(name, ProofNumbers.word(number));
        } else {
            json.writeNumberField(name, number);
        }
    }

    private void writeList(String name, List<String> texts) throws IOException {
        json.writeArrayFieldStart(name);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}
