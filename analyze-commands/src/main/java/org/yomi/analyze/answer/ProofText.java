package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.study.WinningOrder;
import org.yomi.engine.verify.FirstMoves;
import org.yomi.engine.verify.Report;

/** In words what was found out about an answer after it was given. */
public final class ProofText {
    private ProofText() {}

    /** The reply to {@code yomi-moves}: result, moves, those not found out about, assumptions, ko rule. */
    public static String moves(Answer answer, FirstMoves moves) {
        Geometry geometry = AnswerText.geometry(answer);
        List<String> words = new ArrayList<>(List.of(answer.result().word()));
        moves.good().forEach(move -> words.add(geometry.name(move)));
        if (!moves.unknown().isEmpty()) {
            words.add("unknown");
            moves.unknown().forEach(move -> words.add(geometry.name(move)));
        }
        return line(words, answer);
    }

    private static String line(List<String> words, Answer answer) {
        return AnswerText.words(String.join(" ", words), answer.assumptions())
                + AnswerText.underRule(answer.question());
    }

    /**
     * The reply to {@code yomi-order}: the answer, its move's order, assumptions, ko rule.
     *
     * @param order nothing if the move has none
     */
    public static String order(Answer answer, Optional<WinningOrder> order) {
        List<String> words = new ArrayList<>(List.of(AnswerText.resultAndMove(answer), "order"));
        words.add(order.map(ProofText::number).orElse("none"));
        return line(words, answer);
    }

    private static String number(WinningOrder order) {
        if (order.isExact()) {
            return Integer.toString(order.atLeast());
        }
        return order.atLeast() == 0 ? "unknown" : order.atLeast() + " or more";
    }

    /** The reply to {@code yomi-verify}: the verdict, how far it goes or where it fails, and why. */
    public static String report(Answer answer, Report report) {
        return switch (report.verdict()) {
            case CONFIRMED -> "Confirmed " + report.positions() + " positions";
            case PARTLY -> "Partly " + report.positions() + " positions: " + report.reason();
            case REFUTED -> refuted(AnswerText.geometry(answer), report);
        };
    }

    private static String refuted(Geometry geometry, Report report) {
        List<String> words = new ArrayList<>(List.of("Refuted"));
        report.line().forEach(move -> words.add(geometry.name(move)));
        return String.join(" ", words) + ": " + report.reason();
    }
}
