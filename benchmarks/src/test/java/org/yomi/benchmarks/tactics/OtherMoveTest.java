package org.yomi.benchmarks.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Result;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.proof.ProofNumberSolver;

class OtherMoveTest {
    /** White at B1 gets away by C1, with three liberties then; not by A1. */
    private static final Position POSITION = Position.parse("""
            .....
            .....
            .....
            .X...
            .O...
            """, Colour.BLACK);

    @ParameterizedTest
    @CsvSource({"C1,HOLDS", "E5,FAILS"})
    void aMoveIsWorthWhatTheSolverGetsAfterIt(String move, OtherMove worth) throws NotAskable {
        Inquiry inquiry = new Inquiry(POSITION, "capture(B1) escape(3)", Colour.BLACK, Inquiry.ALL_RULES);
        assertThat(OtherMove.check(new ProofNumberSolver(), inquiry, won(inquiry, move)))
                .isEqualTo(worth);
    }

    @Test
    void aMoveThatCapturesTheStoneSettlesIt() throws NotAskable {
        Position atari = Position.parse("""
                ...
                .X.
                .OX
                """, Colour.BLACK);
        Inquiry inquiry = new Inquiry(atari, "capture(B1)", Colour.BLACK, Inquiry.ALL_RULES);
        assertThat(OtherMove.check(new ProofNumberSolver(), inquiry, won(inquiry, "A1")))
                .isEqualTo(OtherMove.HOLDS);
    }

    private static Answer won(Inquiry inquiry, String move) throws NotAskable {
        int point = inquiry.position().geometry().parse(move).orElseThrow();
        return new Answer(
                inquiry.question(Limits.DEFAULT),
                Result.WON,
                FirstMove.of(point),
                List.of(point),
                Zone.board(inquiry.position().geometry()),
                null,
                null,
                List.of(),
                null,
                new Effort(1, 1, "test"));
    }
}
