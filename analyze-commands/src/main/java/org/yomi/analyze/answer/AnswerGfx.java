package org.yomi.analyze.answer;

import java.util.Collection;
import java.util.List;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.study.Status;
import org.yomi.engine.verify.FirstMoves;
import org.yomi.gtp.reply.Gfx;
import org.yomi.gtp.vertex.Vertex;

/** Answers as GoGui's graphics: zones, moves, and the verdict in the status bar. */
public final class AnswerGfx {
    private AnswerGfx() {}

    /** The reply to {@code yomi-zone}: the zones, the main line, and the answer in words. */
    public static Gfx of(Answer answer) {
        Question question = answer.question();
        Gfx gfx = begin(question.position());
        drawZones(gfx, answer);
        gfx.variation(Points.alternating(AnswerText.geometry(answer), question.first(), moves(answer)));
        return gfx.text(AnswerText.question(answer) + ": " + AnswerText.resultAndMove(answer)
                + AnswerText.underRule(answer.question())
                + AnswerText.known(answer)
                + leaning(answer.assumptions()));
    }

    /** Those of the result; while it is unknown, those of what was refuted before the search was stopped. */
    private static void drawZones(Gfx gfx, Answer answer) {
        Question question = answer.question();
        if (answer.stop() != null) {
            ZonePicture.draw(
                    gfx,
                    question.position(),
                    question.goal(),
                    answer.stop().known().zones());
        } else {
            ZonePicture.draw(gfx, question.position(), question.goal(), answer.negativeZone(), answer.positiveZone());
        }
    }

    /**
     * Every first move that gets the same best result: circles, the one the answer names with its number, question marks
     * where it was not found out.
     */
    public static Gfx of(Answer answer, FirstMoves moves) {
        Geometry geometry = AnswerText.geometry(answer);
        Gfx gfx = begin(answer.question().position());
        gfx.circle(points(geometry, moves.good()));
        points(geometry, moves.unknown()).forEach(point -> gfx.label(point, "?"));
        if (answer.move().kind() == FirstMove.Kind.POINT) {
            gfx.variation(Points.alternating(
                    geometry, answer.question().first(), List.of(answer.move().point())));
        }
        return gfx.text(AnswerText.question(answer) + ": " + ProofText.moves(answer, moves));
    }

    private static List<Vertex> points(Geometry geometry, List<Integer> moves) {
        return Points.vertices(
                geometry, moves.stream().filter(move -> move != Geometry.PASS).toList());
    }

    /** The main line, or the first move alone if there is no line. */
    private static List<Integer> moves(Answer answer) {
        boolean alone = answer.line().isEmpty() && answer.move().kind() == FirstMove.Kind.POINT;
        return alone ? List.of(answer.move().point()) : answer.line();
    }

    /**
     * The reply to the commands for the mouse: the zone that the status rests on, the first letter of each player on his
     * move unless nobody needs to move, and the status in words.
     */
    public static Gfx of(Status status) {
        return drawing(status).text(inWords(status));
    }

    /**
     * The same for a goal that is won; and in words the answer under other assumptions, if it is known and not {@code Won}.
     *
     * @param closer of the same goal, when the opponent moves first
     */
    public static Gfx of(Status status, Answer closer) {
        boolean isNews = closer.stop() == null && closer.result() != Result.WON;
        Question question = closer.question();
        String news = "; under " + String.join(" ", GoalPrinter.words(question.assumptions())) + ", "
                + question.first().word() + " first: " + AnswerText.resultAndMove(closer);
        return drawing(status).text(inWords(status) + (isNews ? news : ""));
    }

    private static Gfx drawing(Status status) {
        Question question = status.maxFirst().question();
        Geometry geometry = question.position().geometry();
        Gfx gfx = begin(question.position());
        drawZones(gfx, status);
        if (!status.isSettled()) {
            drawFirstMoves(gfx, geometry, status);
        }
        return gfx;
    }

    private static String inWords(Status status) {
        Question question = status.maxFirst().question();
        return name(question.goal(), question.position().geometry()) + ": " + StatusText.forPeople(status)
                + AnswerText.underRule(question) + leaning(status.assumptions());
    }

    /** What max gets rests on the answer where he moves second, if he gets it even then; likewise for min. */
    private static void drawZones(Gfx gfx, Status status) {
        Answer max = status.minFirst().negativeZone() != null ? status.minFirst() : status.maxFirst();
        Answer min = status.maxFirst().positiveZone() != null ? status.maxFirst() : status.minFirst();
        Question question = status.maxFirst().question();
        ZonePicture.draw(gfx, question.position(), question.goal(), max.negativeZone(), min.positiveZone());
    }

    private static void drawFirstMoves(Gfx gfx, Geometry geometry, Status status) {
        FirstMove black = status.blackFirst().get(0).move();
        FirstMove white = status.blackFirst().get(1).move();
        if (black.kind() == FirstMove.Kind.POINT) {
            gfx.label(vertex(geometry, black), black.equals(white) ? "B W" : "B");
        }
        if (white.kind() == FirstMove.Kind.POINT && !white.equals(black)) {
            gfx.label(vertex(geometry, white), "W");
        }
    }

    private static Vertex vertex(Geometry geometry, FirstMove move) {
        return Points.vertex(geometry, move.point());
    }

    private static Gfx begin(Position position) {
        return new Gfx(Points.size(position.geometry()));
    }

    private static String name(Goal goal, Geometry geometry) {
        return GoalPrinter.print(goal, geometry);
    }

    private static String leaning(Collection<String> assumptions) {
        return assumptions.isEmpty() ? "" : ", leaning on " + String.join(" ", assumptions);
    }
}
