package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.lambda.AttackSolver;
import org.yomi.solvers.lambda.Configuration;
import org.yomi.solvers.lambda.Generator;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Saving;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;

/** Ladders are won without search; what breaks one is not overlooked. */
class LadderProofTest {
    private static final String RUNNER = ". . . . . . . . .\n".repeat(4)
            + ". . . . . . . . .\n. . . . . . . . .\n. X O . . . . . .\n. . X X . . . . .\n. . . . . . . . .\n";

    /** Black has just given atari. */
    private static final String CHASED = RUNNER.replace("\n. . . . . . . . .\n. X O", "\n. . X . . . . . .\n. X O");

    /** White F5 is where the ladder would go. */
    private static final String BROKEN = RUNNER.substring(0, 4 * 18) + ". . . . . O . . .\n" + RUNNER.substring(5 * 18);

    private static Answer solve(String diagram, String goal, Colour first) throws GoalException {
        return solve(new ProofNumberSolver(), Position.parse(diagram, first), goal, 100_000);
    }

    private static Answer solve(Solver solver, Position position, String goal, long nodes) throws GoalException {
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Limits limits = new Limits(nodes, Duration.ofMinutes(1), 16);
        Colour first = position.toMove();
        return solver.solve(
                new Question(position, parsed.goal(), parsed.assumptions(), first, EnumSet.allOf(KoRule.class), limits),
                Monitor.SILENT);
    }

    @Test
    void aLadderAcrossTheBoardTakesFewNodesAndItsZoneIsItsPath() throws GoalException {
        Answer answer = solve(CHASED, "capture(C3)", Colour.WHITE);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isLessThan(15);
        assertThat(answer.zone().orElseThrow().size()).isLessThan(50);
    }

    /** Else each step would be proven once more for the main line. */
    @Test
    void theTableHasEachStepOfALadder() throws GoalException {
        Position position = Position.parse(RUNNER, Colour.BLACK);
        ParsedGoal goal = GoalParser.parse("capture(C3)", position);
        Limits limits = new Limits(1000, Duration.ofMinutes(1), 16);
        Question question = Question.of(position, goal.goal(), goal.assumptions(), Colour.BLACK, limits);
        Play play = new Play(position, question.assumptions(), KoState.of(KoRule.N, Colour.BLACK));
        Tables tables = new Tables(position.geometry().words(), 4, 4);
        StageSearch search = new StageSearches(
                        play,
                        new ProofNumberSolver().target(question).stages(play, question.assumptions()),
                        tables,
                        0,
                        Saving.COUNTED,
                        new Meter(limits, Monitor.SILENT))
                .here();
        assertThat(search.settle(Frame.INFINITE, Frame.INFINITE)).isEqualTo(Kind.WIN);
        for (int step = 0; step < 12; step++) {
            int entry = tables.proofs.find(play.key());
            assertThat(entry).as("step %d", step).isNotNegative();
            assertThat(tables.proofs.kind(entry)).as("step %d", step).isEqualTo(Kind.WIN);
            assertThat(play.play(tables.proofs.move(entry))).isEqualTo(Play.Verdict.PLAYED);
        }
    }

    @Test
    void whatIsAssumedButNeverReachedDoesNotWidenTheZone() throws GoalException {
        Zone zone = solve(CHASED, "capture(C3)", Colour.WHITE).zone().orElseThrow();
        String farther = "capture(C3) open(81) escape(100)";
        assertThat(solve(CHASED, farther, Colour.WHITE).zone()).contains(zone);
        Position chased = Position.parse(CHASED, Colour.WHITE);
        Solver lambda = new AttackSolver(Configuration.lambda(Generator.HEURISTIC));
        assertThat(solve(lambda, chased, farther, 100_000).zone())
                .isEqualTo(solve(lambda, chased, "capture(C3)", 100_000).zone())
                .isPresent();
    }

    @Test
    void aStoneOnItsWayBreaksIt() throws GoalException {
        assertThat(solve(BROKEN, "capture(C3) escape(3)", Colour.BLACK).result())
                .isEqualTo(Result.LOST);
    }

    @Test
    void itEndsWhereAnAssumptionSaysSo() throws GoalException {
        assertThat(solve(RUNNER, "capture(C3) within(A1-D9)", Colour.BLACK).result())
                .isEqualTo(Result.LOST);
        assertThat(solve(RUNNER, "capture(C3) open(9)", Colour.BLACK).result()).isEqualTo(Result.LOST);
    }

    /** By a solver that knows nothing of this. */
    @Test
    void whateverStandsOutsideItsZoneTheLadderWorks() throws GoalException {
        Random random = new Random(1);
        Position runner = Position.parse(RUNNER, Colour.BLACK);
        Zone zone = solve(RUNNER, "capture(C3)", Colour.BLACK).zone().orElseThrow();
        int asked = 0;
        while (asked < 50) {
            byte[] cells = new byte[runner.geometry().size()];
            for (int p = 0; p < cells.length; p++) {
                cells[p] = (byte) (zone.contains(p) ? runner.cell(p) : random.nextInt(3));
            }
            Optional<Position> other = legal(runner.geometry(), cells);
            if (other.isPresent()) {
                asked++;
                Answer answer = solve(
                        new AttackSolver(Configuration.lambda(Generator.HEURISTIC)),
                        other.get(),
                        "capture(C3)",
                        50_000);
                assertThat(answer.result()).as(other.get().toString()).isEqualTo(Result.WON);
            }
        }
    }

    private static Optional<Position> legal(Geometry geometry, byte[] cells) {
        try {
            return Optional.of(Position.of(geometry, cells, Colour.BLACK, Geometry.PASS));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Test
    void aRaceIsNotWonByALadderWhileTheOtherStoneFalls() throws GoalException {
        String inAtari = RUNNER.substring(0, 8 * 18) + ". . . . . . . O X\n";
        assertThat(solve(RUNNER, "race(C2,C3)", Colour.BLACK).result()).isEqualTo(Result.WON);
        assertThat(solve(inAtari, "capture(C3)", Colour.BLACK).result()).isEqualTo(Result.WON);
        assertThat(solve(inAtari, "race(J1,C3) open(9)", Colour.BLACK).result()).isEqualTo(Result.LOST);
    }
}
