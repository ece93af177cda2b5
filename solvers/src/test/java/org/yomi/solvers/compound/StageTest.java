package org.yomi.solvers.compound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;

/** White stones on A1, C1, E1, black ones on A5, C5, E5, far apart: only the formulas matter. */
class StageTest {
    private static final Geometry BOARD = Geometry.of(5, 5);

    /** Atoms are numbered in the order in which they occur. */
    private static Stage stage(String goal, long pending, long achieved) {
        Formula formula = formula(goal);
        return new Stage(formula, pending & (1L << formula.atoms().size()) - 1, achieved);
    }

    private static Formula formula(String goal) {
        byte[] cells = new byte[BOARD.size()];
        for (String white : new String[] {"A1", "C1", "E1"}) {
            cells[BOARD.parse(white).orElseThrow()] = Board.WHITE;
        }
        for (String black : new String[] {"A5", "C5", "E5"}) {
            cells[BOARD.parse(black).orElseThrow()] = Board.BLACK;
        }
        Position position = Position.of(BOARD, cells, Colour.BLACK, Geometry.PASS);
        try {
            return new Formula(GoalParser.parse(goal, position).goal());
        } catch (GoalException e) {
            throw new AssertionError(goal, e);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "capture(A1) & capture(C1), BLACK",
        "capture(A1) | capture(C1), BLACK",
        "live(A5) & live(C5), WHITE",
        "live(A5) | live(C5), WHITE",
        "capture(A1) & live(C5), BLACK",
        "capture(A1) | live(C5), WHITE",
        "!(capture(A1) & capture(C1)), BLACK"
    })
    void whoHasWhatHeWantsWhileNothingHappensIsTheKeeper(String goal, Colour reacher) {
        assertThat(stage(goal, -1, 0).reacher()).isEqualTo(reacher.cell());
    }

    @Test
    void theReacherOfOneStageMayBeTheKeeperOfTheNext() {
        Stage captured = stage("capture(A1) & live(C5)", 0b10, 0b01);
        assertThat(captured.keeper()).isEqualTo(Board.BLACK);
        assertThat(captured.pending()).containsExactly(1);
    }

    @Test
    void whatCannotMatterAnyMoreIsNotPending() {
        assertThat(stage("capture(A1) | capture(C1)", 0b10, 0b01).isDecided()).isTrue();
        assertThat(stage("capture(A1) & live(C5)", 0b01, 0b10).isDecided()).isTrue();
        assertThat(stage("(capture(A1) & capture(C1)) | capture(E1)", 0b110, 0).pending())
                .containsExactly(2);
    }

    @Test
    void listsTheLeastSetsOfAtomsThatDecide() {
        Stage both = stage("capture(A1) & live(C5)", -1, 0);
        assertThat(both.ways(Board.BLACK)).containsExactly(0b11);
        assertThat(both.ways(Board.WHITE)).containsExactly(0b01, 0b10);
        Stage either = stage("capture(A1) | (capture(C1) & capture(E1))", -1, 0);
        assertThat(either.ways(Board.BLACK)).containsExactly(0b001, 0b110);
        assertThat(either.ways(Board.WHITE)).containsExactly(0b011, 0b101);
    }

    @Test
    void findsLongSetsAmongMany() {
        Stage all = stage(
                "capture(A1) & capture(C1) & capture(E1) & live(C5) & live(A5) & live(E5) & connect(A5,C5)", -1, 0);
        assertThat(all.ways(Board.BLACK)).containsExactly(0b1111111);
        assertThat(all.ways(Board.WHITE)).containsExactly(1, 2, 4, 8, 16, 32, 64);
    }
}
