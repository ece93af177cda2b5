package org.yomi.analyze.answer;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;

/** Answers made by hand about {@code capture(B2)} on a 3x3 board, where B2 is White's and Black wants it. */
final class Answers {
    static final Position POSITION = Position.parse(". . .\n. O .\n. . .", Colour.BLACK);
    private static final int B2 = 4;

    private Answers() {}

    /** An answer with the move as its line; the negative zone is A1 B2, the positive one B2 C3. */
    static Answer answer(Colour first, Result result, FirstMove move, String... assumptions) {
        return answer(first, result, move, null, assumptions);
    }

    /** @param threats null: they were not counted */
    static Answer ko(Colour first, Result result, FirstMove move, @Nullable Threats threats) {
        return answer(first, result, move, threats);
    }

    private static Answer answer(
            Colour first, Result result, FirstMove move, @Nullable Threats threats, String... assumptions) {
        return new Answer(
                question(first),
                result,
                move,
                move.kind() == FirstMove.Kind.NONE ? List.of() : List.of(move.point()),
                result.hasNegativeZone() ? Zone.of(POSITION.geometry(), 0, B2) : null,
                result.hasPositiveZone() ? Zone.of(POSITION.geometry(), B2, 8) : null,
                threats,
                List.of(assumptions),
                null,
                new Effort(12, 3, "hand"));
    }

    static Answer unknown(Colour first, StopReason reason) {
        return Answer.unknown(question(first), reason, new Effort(12, 3, "hand"));
    }

    static Answer unknown(Colour first, Stop stop, Integer... line) {
        return Answer.unknown(question(first), stop, List.of("escape(5)"), List.of(line), new Effort(12, 3, "hand"));
    }

    /** The same answer to a question that was put under one ko rule. */
    static Answer under(KoRule rule, Answer answer) {
        return new Answer(
                answer.question().withRules(Set.of(rule)),
                answer.result(),
                answer.move(),
                answer.line(),
                answer.negativeZone(),
                answer.positiveZone(),
                answer.threats(),
                answer.assumptions(),
                answer.stop(),
                answer.effort());
    }

    private static Question question(Colour first) {
        return Question.of(POSITION, new Capture(B2, Colour.BLACK), Assumptions.NONE, first, Limits.DEFAULT);
    }
}
