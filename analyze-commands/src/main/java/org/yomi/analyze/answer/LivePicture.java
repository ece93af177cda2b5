package org.yomi.analyze.answer;

import java.util.List;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.reply.Gfx;
import org.yomi.gtp.reply.GfxColor;

/**
 * The pictures of a question that is being read. What the result will rest on is not known before there is one. The zones
 * of the refutations found so far, and the points on which the moves being read were, give an idea of it.
 *
 * <p>Threads: a search side by side may tell its progress on several.
 */
public final class LivePicture {
    private static final GfxColor READ = GfxColor.rgb(0xffffc0);

    private final Question question;
    private Zone read;

    /** Nothing is read yet. */
    public LivePicture(Question question) {
        this.question = question;
        read = question.goal().stones(question.position().geometry());
    }

    /**
     * The points on which moves were read, over them the zones so far, in the colours of an answer's; the stones of the goal,
     * the moves being read, and how far the search is.
     *
     * @param reading how far that is, from the position of the question
     */
    public synchronized Gfx next(Reading reading) {
        Geometry geometry = question.position().geometry();
        List<Integer> points =
                reading.line().stream().filter(move -> move != Geometry.PASS).toList();
        read = read.union(Zone.of(geometry, points));
        Gfx gfx = new Gfx(Points.size(geometry)).color(READ, Points.vertices(read));
        ZonePicture.draw(
                gfx, question.position(), question.goal(), reading.known().zones());
        return gfx.variation(Points.alternating(geometry, question.first(), reading.line()))
                .text(GoalPrinter.print(question.goal(), geometry) + ", "
                        + question.first().word() + " first" + AnswerText.known(reading.known()) + ", "
                        + reading.nodes() + " nodes");
    }
}
