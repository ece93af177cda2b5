package org.yomi.solvers.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Or;
import org.yomi.engine.memory.GoalMemory;
import org.yomi.engine.memory.RememberingSolver;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Tenuki;
import org.yomi.solvers.proof.ProofNumberSolver;

/** In random games, what is remembered of a goal is what reading it anew finds. */
class RememberedGamesTest {
    private static final Geometry GEOMETRY = Geometry.of(7, 7);
    private static final Limits LIMITS = new Limits(300, Duration.ofMinutes(1), 16);
    private static final int GAMES = Integer.getInteger("tests.questions", 360) / 30;
    private static final int STEPS = 60;

    private final Solver fresh = new ProofNumberSolver();
    private final Solver remembering = new RememberingSolver(fresh, new GoalMemory(1000));
    private int remembered;
    private int kos;

    @Test
    void whatIsRememberedIsWhatReadingFinds() {
        Random random = Seeds.random("remembered games");
        for (int game = 0; game < GAMES; game++) {
            play(random);
        }
        System.out.println("remembered answers compared: " + remembered + ", kos among them: " + kos);
        assertThat(remembered).isGreaterThan(10 * GAMES);
    }

    private void play(Random random) {
        Board board = new Board(GEOMETRY);
        List<Goal> goals = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            if (board.moves() > 2 && random.nextInt(4) == 0) {
                board.undo();
            } else {
                move(board, random);
            }
            Position position = board.position();
            goals.removeIf(goal -> !stands(goal, position));
            add(goals, position, random);
            goals.forEach(goal -> check(position, goal, random));
        }
    }

    private static void move(Board board, Random random) {
        for (int tries = 0; tries < 20; tries++) {
            int point = random.nextInt(GEOMETRY.size());
            if (board.legality(point) == Legality.OK) {
                board.play(point);
                return;
            }
        }
        board.play(Board.PASS);
    }

    /** A goal about stones that are next to each other or near. */
    private static void add(List<Goal> goals, Position position, Random random) {
        int stone = random.nextInt(GEOMETRY.size());
        int other = random.nextInt(GEOMETRY.size());
        if (position.isEmpty(stone) || goals.size() > 7) {
            return;
        }
        Colour owner = Colour.ofCell(position.cell(stone));
        boolean same = position.cell(stone) == position.cell(other);
        goals.add(
                switch (random.nextInt(4)) {
                    case 0 -> new Live(stone, owner);
                    case 1 -> same ? new Connect(stone, other, owner) : new Capture(stone, owner.opponent());
                    case 2 ->
                        same
                                ? new Or(List.of(
                                        new Capture(stone, owner.opponent()), new Capture(other, owner.opponent())))
                                : new Capture(stone, owner.opponent());
                    default -> new Capture(stone, owner.opponent());
                });
    }

    /** Whether the stones of a goal still stand; others of their colour may have come there, which is as good a goal. */
    private static boolean stands(Goal goal, Position position) {
        int cell = goal.atoms().get(0) instanceof Capture
                ? goal.max().opponent().cell()
                : goal.max().cell();
        return Arrays.stream(goal.stones(GEOMETRY).points()).allMatch(stone -> position.cell(stone) == cell);
    }

    private void check(Position position, Goal goal, Random random) {
        Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
        Question counting =
                Question.of(position.withToMove(first), goal, Assumptions.NONE.withEscape(4), first, LIMITS);
        Question counted = random.nextBoolean() ? counting : counting.withoutThreats();
        Tenuki tenuki = Tenuki.values()[random.nextInt(Tenuki.values().length)];
        Question question = counted.withTenuki(tenuki);
        Answer answer = remembering.solve(question, Monitor.SILENT);
        if (answer.effort().nodes() > 0 || answer.result() == Result.UNKNOWN) {
            return;
        }
        Answer truth = fresh.solve(counting, Monitor.SILENT);
        if (truth.result() != Result.UNKNOWN) {
            remembered++;
            kos += answer.result().isKo() ? 1 : 0;
            assertThat(answer.result()).as("%s %s in %s", goal, first, position).isEqualTo(truth.result());
            if (question.wantsThreats() || answer.threats() != null) {
                assertThat(answer.threats()).isEqualTo(truth.threats());
            }
            checkMoves(answer);
        }
    }

    private static void checkMoves(Answer answer) {
        Board board = new Board(answer.question().position());
        if (answer.move().kind() == FirstMove.Kind.POINT) {
            assertThat(board.legality(answer.move().point())).isIn(Legality.OK, Legality.KO);
        }
        for (int move : answer.line()) {
            assertThat(move == Board.PASS || board.cell(move) == Board.EMPTY).isTrue();
            board.play(move);
        }
    }
}
