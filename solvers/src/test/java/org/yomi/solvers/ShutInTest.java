package org.yomi.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.oracle.Prisons;
import org.yomi.solvers.oracle.ZoneTrial;
import org.yomi.solvers.proof.ProofNumberSolver;
import org.yomi.solvers.proof.RoomSolver;

/** Stones behind a wall that cannot be captured, most of them dead or nearly so, against the oracle. */
class ShutInTest {
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 360);

    private static final int NIGHTLY_QUESTIONS = Integer.getInteger("tests.questions", 50_000);

    /** So many fillings are tried around a zone: all of them are too many. */
    private static final int FILLINGS = 20;

    static List<Solver> onTheBoard() {
        return List.of(new ProofNumberSolver(), ProofNumberSolver.ofWholeFormulas());
    }

    /** The room and the wall next to it show that B1 is dead, but only since D1 and D2 behind it are protected. */
    @ParameterizedTest
    @MethodSource("onTheBoard")
    void namesTheStonesThatProtectTheWall(Solver solver) throws GoalException {
        Answer answer = solve(solver, "capture(B1) alive(D1,D2)");
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.assumptions()).containsExactly("alive(D1,D2)");
        assertThat(solve(solver, "capture(B1)").result()).isEqualTo(Result.LOST);
    }

    private static Answer solve(Solver solver, String goal) throws GoalException {
        Position position = Position.parse("""
                O . X X O .
                . O X X O .
                """, Colour.WHITE);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Limits limits = new Limits(10_000, Duration.ofSeconds(10), 16);
        return solver.solve(
                Question.of(position, parsed.goal(), parsed.assumptions(), Colour.WHITE, limits), Monitor.SILENT);
    }

    @ParameterizedTest
    @CsvSource({"dfpn, 4, 4, 5", "dfpn, 5, 3, 5", "room, 4, 4, 5", "room, 5, 3, 5"})
    void isRightAboutStonesShutIn(String solver, int width, int height, int wall) {
        ask(solver, new Grid(width, height), wall, QUESTIONS / 60, 10);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "dfpn, 4, 4, 5", "dfpn, 5, 3, 5", "dfpn, 6, 3, 8", "dfpn, 4, 4, 7",
        "room, 4, 4, 5", "room, 5, 3, 5", "room, 6, 3, 8", "room, 4, 4, 7"
    })
    void isRightAboutManyStonesShutIn(String solver, int width, int height, int wall) {
        ask(solver, new Grid(width, height), wall, NIGHTLY_QUESTIONS / 1000, 50);
    }

    private static void ask(String solver, Grid grid, int wall, int prisons, int questions) {
        Random random = Seeds.random(solver + " shut in");
        ContractRun run = new ContractRun(
                solver + " shut in",
                solver.equals("room") ? new RoomSolver() : new ProofNumberSolver(),
                new Limits(3_000_000, Duration.ofMinutes(2), 64),
                ZoneTrial.sample(FILLINGS, random));
        for (int i = 0; i < prisons; i++) {
            Prisons prison = new Prisons(grid, wall, random);
            for (int j = 0; j < questions; j++) {
                run.put(prison.question());
            }
        }
        run.finish(0);
    }
}
