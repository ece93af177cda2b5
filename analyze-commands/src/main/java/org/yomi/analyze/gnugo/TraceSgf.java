package org.yomi.analyze.gnugo;

import java.util.List;
import org.yomi.analyze.answer.AnswerText;
import org.yomi.analyze.gnugo.reading.Blocks;
import org.yomi.analyze.gnugo.reading.PointOrder;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.sgf.game.SgfBuilder;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfMark;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.engine.zone.Zone;

/**
 * An answer as a game: the position with the question, the answer and the zones, then the main line.
 *
 * <p>Stones of the goal are crossed; squares are what the goal's player rests on, circles what his opponent does,
 * triangles what both do.
 */
final class TraceSgf {
    private final Question question;
    private final Geometry geometry;
    private final SgfBuilder sgf;

    private TraceSgf(Question question) {
        this.question = question;
        geometry = question.position().geometry();
        sgf = new SgfBuilder(geometry.width(), geometry.height());
    }

    static SgfGame of(Answer answer) {
        TraceSgf trace = new TraceSgf(answer.question());
        trace.addPosition();
        trace.addZones(answer);
        trace.sgf.comment(trace.text(answer));
        trace.addLine(answer.line());
        return trace.sgf.game();
    }

    private void addPosition() {
        for (Colour colour : Colour.values()) {
            sgf.addStones(color(colour), points(stones(question.position(), colour)));
        }
        sgf.toPlay(color(question.first()));
    }

    private static Zone stones(Position position, Colour colour) {
        return Blocks.where(position, cell -> cell == colour.cell());
    }

    private void addZones(Answer answer) {
        Zone none = Zone.empty(geometry);
        Zone goal = question.goal().stones(geometry);
        Zone max = answer.negativeZone() == null ? none : answer.negativeZone();
        Zone min = answer.positiveZone() == null ? none : answer.positiveZone();
        sgf.mark(SgfMark.CROSS, points(goal));
        sgf.mark(SgfMark.TRIANGLE, points(max.intersection(min).minus(goal)));
        sgf.mark(SgfMark.SQUARE, points(max.minus(min).minus(goal)));
        sgf.mark(SgfMark.CIRCLE, points(min.minus(max).minus(goal)));
    }

    private String text(Answer answer) {
        return question.first().word() + " " + GoalPrinter.print(question.goal(), geometry) + "\n"
                + AnswerText.line(answer) + "\n" + answer.effort().nodes() + " nodes";
    }

    private void addLine(List<Integer> line) {
        Colour player = question.first();
        for (int point : line) {
            sgf.play(color(player), point == Geometry.PASS ? null : point(point));
            player = player.opponent();
        }
    }

    private List<SgfPoint> points(Zone zone) {
        return PointOrder.of(zone).stream().map(this::point).toList();
    }

    private SgfPoint point(int point) {
        return new SgfPoint(geometry.x(point), geometry.height() - 1 - geometry.y(point));
    }

    private static SgfColor color(Colour colour) {
        return colour == Colour.BLACK ? SgfColor.BLACK : SgfColor.WHITE;
    }
}
