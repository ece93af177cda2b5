package org.yomi.analyze.record;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.explain.Explanation;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.sgf.board.SgfBoard;
import org.yomi.engine.sgf.game.SgfBuilder;
import org.yomi.engine.sgf.game.SgfGame;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.property.SgfMark;
import org.yomi.engine.zone.Zone;

/**
 * An answer as a game: the position with the question, the zones as markup and the answer as comment; then how play goes
 * on. Where a ban is part of the position, the game begins with the capture that made it.
 *
 * <p>Stones of the goal are crossed; squares are what the goal's player rests on, circles what his opponent does,
 * triangles what both do. These are the marks that GoGui and Sabaki both draw.
 */
public final class AnswerSgf {
    private AnswerSgf() {}

    /** The position with a comment, then the main line. */
    public static SgfGame of(Answer answer, String comment) {
        SgfBuilder sgf = begin(answer, comment);
        new Variations(sgf, answer.question()).add(answer.line());
        return sgf.game();
    }

    /** The position with a comment, then the main line, and what was read as variations of it. */
    public static SgfGame of(Answer answer, String comment, ReadingTree tree) {
        SgfBuilder sgf = begin(answer, comment);
        Variations variations = new Variations(sgf, answer.question());
        variations.add(answer.line());
        tree.addTo(variations);
        return sgf.game();
    }

    /** The position with the explanation, then the main line, and every try of the loser as a variation of it. */
    public static SgfGame of(Explanation explanation, String comment) {
        Answer answer = explanation.answer();
        if (explanation.sides().isEmpty()) {
            return of(answer, comment);
        }
        SgfBuilder sgf = begin(answer, comment);
        new Refutations(explanation, new Variations(sgf, answer.question())).add();
        return sgf.game();
    }

    /** A position with a comment, of which nothing was asked. */
    public static SgfGame of(Position position, String comment) {
        return begin(position).comment(comment).game();
    }

    private static SgfBuilder begin(Answer answer, String comment) {
        Question question = answer.question();
        Geometry geometry = question.position().geometry();
        SgfBuilder sgf = begin(question.position().withToMove(question.first()));
        SgfNode here = sgf.here();
        sgf.goTo(sgf.root()).text("GN", GoalPrinter.print(question.goal(), geometry));
        sgf.goTo(here);
        mark(sgf, answer);
        return sgf.comment(comment);
    }

    /** The builder stands on the node of the position: the root, or, where there is a ban, the capture that made it. */
    private static SgfBuilder begin(Position position) {
        return KoCapture.of(position)
                .map(ko -> root(ko.before())
                        .play(SgfBoard.toSgf(ko.before().toMove()), SgfBoard.moveToSgf(position.geometry(), ko.move())))
                .orElseGet(() -> root(position));
    }

    private static SgfBuilder root(Position position) {
        Geometry geometry = position.geometry();
        SgfBuilder sgf = new SgfBuilder(geometry.width(), geometry.height());
        for (Colour colour : Colour.values()) {
            sgf.addStones(SgfBoard.toSgf(colour), SgfBoard.stones(position, colour));
        }
        return sgf.toPlay(SgfBoard.toSgf(position.toMove()));
    }

    private static void mark(SgfBuilder sgf, Answer answer) {
        Question question = answer.question();
        Geometry geometry = question.position().geometry();
        Zone none = Zone.empty(geometry);
        Zone goal = question.goal().stones(geometry);
        Zone max = answer.negativeZone() == null ? none : answer.negativeZone();
        Zone min = answer.positiveZone() == null ? none : answer.positiveZone();
        sgf.mark(SgfMark.CROSS, SgfBoard.toSgf(goal));
        sgf.mark(SgfMark.TRIANGLE, SgfBoard.toSgf(max.intersection(min).minus(goal)));
        sgf.mark(SgfMark.SQUARE, SgfBoard.toSgf(max.minus(min).minus(goal)));
        sgf.mark(SgfMark.CIRCLE, SgfBoard.toSgf(min.minus(max).minus(goal)));
    }
}
