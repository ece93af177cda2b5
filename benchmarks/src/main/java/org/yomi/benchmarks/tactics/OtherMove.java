package org.yomi.benchmarks.tactics;

import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.Timed;
import org.yomi.engine.board.Board;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;

/** What a move that the suite does not name is worth, found by asking again after it. */
enum OtherMove {
    HOLDS("other move"),
    /** The result after the move is another one, so the move is wrong. */
    FAILS("other move, WRONG"),
    UNKNOWN("other move, unchecked");

    private final String word;

    OtherMove(String word) {
        this.word = word;
    }

    /** As it stands in a line. */
    String word() {
        return word;
    }

    /** Asks the same with the other player first, after the move of an answer, under the same limits. */
    static OtherMove check(Solver solver, Inquiry inquiry, Answer answer) {
        Board board = new Board(inquiry.position());
        board.play(answer.move().point());
        Inquiry next =
                new Inquiry(board.position(), inquiry.goal(), inquiry.first().opponent(), inquiry.rules());
        try {
            Result result = Timed.ask(solver, next.question(answer.question().limits()))
                    .answer()
                    .result();
            return result == Result.UNKNOWN ? UNKNOWN : result == answer.result() ? HOLDS : FAILS;
        } catch (NotAskable e) {
            // The move captured the stone of the goal, which settles it.
            return HOLDS;
        }
    }
}
