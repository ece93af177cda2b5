package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Saving;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/** A seki by two kos: White takes one, Black the other, for ever. */
class KeepProofTest {
    private static final String DOUBLE_KO = "X . X . X O . O\nO X X X X X O O\nO O O O O O O .\n";
    private static final Limits LIMITS = new Limits(100_000, Duration.ofMinutes(1), 16);

    private static StageSearch held() throws GoalException {
        return held(DOUBLE_KO, "capture(C2) within(A3,B3,D3,F3,G3,H1)", KoRule.N);
    }

    private static StageSearch held(String diagram, String goal, KoRule rule) throws GoalException {
        Position position = Position.parse(diagram, Colour.WHITE);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Question question = Question.of(position, parsed.goal(), parsed.assumptions(), Colour.WHITE, LIMITS);
        Assumptions assumptions = question.assumptions().on(position.geometry());
        Play play = new Play(position, assumptions, KoState.of(rule, Colour.WHITE));
        StageSearch search = new StageSearches(
                        play,
                        new ProofNumberSolver().target(question).stages(play, assumptions),
                        new Tables(position.geometry().words(), 4, 4),
                        0,
                        Saving.COUNTED,
                        new Meter(LIMITS, Monitor.SILENT))
                .here();
        assertThat(search.search.search()).isEqualTo(Kind.HELD);
        return search;
    }

    @Test
    void aRepetitionIsProvenToBeHeld() throws GoalException {
        StageSearch search = held();
        assertThat(new KeepProof(search.nodes, search.search).attempt()).isEqualTo(KeepProof.Outcome.HELD);
    }

    @Test
    void aProofThatNeedsMoreMemoryThanThereIsEndsTheSearch() throws GoalException {
        StageSearch search = held();
        assertThatExceptionOfType(Stopped.class)
                .isThrownBy(() -> new KeepProof(search.nodes, search.search, 1).attempt())
                .satisfies(stopped -> assertThat(stopped.reason()).isEqualTo(StopReason.MEMORY));
    }

    /** Of all that Black may try to catch White's stones little leads to the repetition; the rest is known to fail. */
    @Test
    void whatIsKnownNeedsNoProof() throws GoalException {
        StageSearch search = held("""
                X X X X X O O
                X X . X O . .
                X X X O . . .
                X . X X O O O
                X X X X X X X
                """, "live(E2) | live(D3) escape(4)", KoRule.B);
        assertThat(new KeepProof(search.nodes, search.search, 8).attempt()).isEqualTo(KeepProof.Outcome.HELD);
    }
}
