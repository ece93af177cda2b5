package org.yomi.benchmarks.tactics;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.engine.question.Result;

/** What a suite accepts as the answer: GNU Go's codes from the mover's side, each with moves. */
public final class Expectation {
    private static final String KO_A = "2";
    private static final String KO_B = "3";

    private final String raw;
    private final JsonNode accept;

    private Expectation(String raw, JsonNode accept) {
        this.raw = raw;
        this.accept = accept;
    }

    public static Expectation of(Entry entry) {
        return new Expectation(entry.text("expected/raw"), entry.at("expected/accept"));
    }

    /** As the suite writes it. */
    public String raw() {
        return raw;
    }

    /** GNU Go's code of a result for the mover; empty for {@code Unknown}. */
    public static String code(Result forMover) {
        return switch (forMover) {
            case WON -> "1";
            case KO_PLUS -> KO_A;
            case KO_MINUS -> KO_B;
            case LOST -> "0";
            case UNKNOWN -> "";
        };
    }

    /** How a code compares; an empty one is unknown. */
    public Verdict verdict(String code) {
        if (code.isEmpty()) {
            return Verdict.UNKNOWN;
        }
        if (accept.has(code)) {
            return Verdict.OK;
        }
        return isKo(code) && (accept.has(KO_A) || accept.has(KO_B)) ? Verdict.NEAR : Verdict.DIFF;
    }

    private static boolean isKo(String code) {
        return code.equals(KO_A) || code.equals(KO_B);
    }

    /** Whether the suite accepts a move with a code that it accepts. Its lists of moves are often incomplete. */
    public boolean acceptsMove(String code, String move) {
        JsonNode moves = accept.path(code);
        if (moves.has("only")) {
            return contains(moves.path("only"), move);
        }
        return !contains(moves.path("not"), move);
    }

    private static boolean contains(JsonNode moves, String move) {
        for (JsonNode each : moves) {
            if (each.asText().equals(move.toUpperCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }
}
