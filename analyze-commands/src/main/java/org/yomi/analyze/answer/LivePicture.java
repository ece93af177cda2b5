package org.yomi.analyze.answer;

import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.gtp.reply.Gfx;

/** The picture of a question that is being read. */
public final class LivePicture {
    private LivePicture() {}

    /**
     * The stones of the goal, the moves being read, and how far the search is.
     *
     * @param reading how far that is, from the position of the question
     */
    public static Gfx of(Question question, Reading reading) {
        Geometry geometry = question.position().geometry();
        return new Gfx(Points.size(geometry))
                .mark(Points.vertices(question.goal().stones(geometry)))
                .variation(Points.alternating(geometry, question.first(), reading.line()))
                .text(GoalPrinter.print(question.goal(), geometry) + ", "
                        + question.first().word() + " first: " + reading.nodes() + " nodes"
                        + AnswerText.known(reading.known()));
    }
}
