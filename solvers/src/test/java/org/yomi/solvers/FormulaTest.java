package org.yomi.solvers;

import static org.yomi.solvers.oracle.RandomQuestions.OF_BLOCKS;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

/**
 * Formulas of two and three atoms with all connectives, and choices of lives, against the oracle, the dynamic way, the static
 * one, and both by turns.
 */
@Tag("long")
class FormulaTest {
    private static final List<Grid> BOARDS = List.of(new Grid(3, 3), new Grid(4, 3));
    private static final String LIVES = "lives";
    private static final List<Solver> SOLVERS =
            List.of(new ProofNumberSolver(), ProofNumberSolver.ofParts(), ProofNumberSolver.ofWholeFormulas());
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 85);
    private static final int NIGHTLY_QUESTIONS = Integer.getInteger("tests.questions", 30_000);

    static Stream<Arguments> allCases() {
        return BOARDS.stream()
                .flatMap(board -> Stream.of("formula2", "formula3", LIVES)
                        .flatMap(kind -> SOLVERS.stream().map(solver -> Arguments.of(board, kind, solver))));
    }

    /** On the larger board lives are left to the nightly ones: the oracle may take minutes for one such formula. */
    static Stream<Arguments> cases() {
        return allCases().map(Arguments::get).filter(FormulaTest::isQuick).map(with -> {
            Grid board = (Grid) with[0];
            return Arguments.of(board, isSmall(board) ? with[1] : with[1] + OF_BLOCKS, with[2]);
        });
    }

    private static boolean isQuick(Object[] with) {
        return isSmall((Grid) with[0]) || !with[1].equals(LIVES);
    }

    private static boolean isSmall(Grid board) {
        return board.equals(BOARDS.get(0));
    }

    /** Many goals, for questions about a few that ask for life somewhere may stay unknown one and all. */
    @ParameterizedTest
    @MethodSource("cases")
    void isRightInRandomPositions(Grid board, String kind, Solver solver) {
        new RandomBatch(board, kind, QUESTIONS / 18, QUESTIONS / 45).run(solver, 0);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isRightUnderAssumptions(Grid board, String kind, Solver solver) {
        new RandomBatch(board, kind, QUESTIONS / 36, QUESTIONS / 180).runUnderAssumptions(solver, 0);
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("allCases")
    void isRightInManyRandomPositions(Grid board, String kind, Solver solver) {
        new RandomBatch(board, kind, NIGHTLY_QUESTIONS / 12, 60).run(solver, 0);
    }
}
