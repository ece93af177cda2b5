package org.yomi.analyze.answer;

import java.util.List;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Question;
import org.yomi.gtp.reply.Gfx;

/** The picture of a question that is being read. */
public final class LivePicture {
    private LivePicture() {}

    /**
     * The stones of the goal, the moves being read, and how far the search is.
     *
     * @param nodes positions visited so far
     * @param line moves from the position of the question
     */
    public static Gfx of(Question question, long nodes, List<Integer> line) {
        Geometry geometry = question.position().geometry();
        return new Gfx(Points.size(geometry))
                .mark(Points.vertices(question.goal().stones(geometry)))
                .variation(Points.alternating(geometry, question.first(), line))
                .text(GoalPrinter.print(question.goal(), geometry) + ", "
                        + question.first().word() + " first: " + nodes + " nodes");
    }
}
