package org.yomi.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Positions;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;

/** What every solver has to pass: no wrong result, move or zone against the oracle. */
abstract class SolverContract {
    private static final int MOST_COMPLAINTS = 3;
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 600);

    private final Limits limits = new Limits(3_000_000, Duration.ofMinutes(2), 64);

    /** For random positions, where a few may stay unknown. */
    private final Limits smallLimits = new Limits(50_000, Duration.ofMinutes(2), 64);

    abstract Solver solver();

    /** Of all legal 3x3 positions with every ban, for either player to move first, each {@code step}-th question. */
    @ParameterizedTest
    @CsvSource({
        "capture A1, 40",
        "live B1, 40",
        "capture B2, 100",
        "live B2, 100",
        "connect A1 C3, 1",
        "connect A1 B2, 1",
        "connect B1 B3, 1"
    })
    void isRightInPositionsOf3x3(String words, int step) {
        compareEach(words, step);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"capture A1", "live B1", "capture B2"})
    void isRightInEveryPositionOf3x3(String words) {
        compareEach(words, 1);
    }

    private void compareEach(String words, int step) {
        Goal goal = goal(new Grid(3, 3), words, Side.WHITE);
        Oracle oracle = new Oracle(new Grid(3, 3), goal, Assumptions.NONE);
        OracleComparison comparison = new OracleComparison(solver(), limits);
        List<String> complaints = new ArrayList<>();
        int[] count = {0};
        oracle.forEachPosition((position, first) -> {
            if (count[0]++ % step == 0 && complaints.size() < MOST_COMPLAINTS) {
                comparison.complaint(oracle, position, first).ifPresent(complaints::add);
            }
        });
        System.out.println("3x3 " + words + ": " + comparison.summary());
        assertThat(complaints).isEmpty();
        assertThat(comparison.unknown()).isZero();
    }

    static Goal goal(Grid grid, String words, Side owner) {
        String[] w = words.split(" ");
        Position stones = stones(grid, owner, w);
        return switch (w[0]) {
            case "capture" -> Goal.capture(stones, w[1]);
            case "live" -> Goal.live(stones, w[1]);
            case "connect" -> Goal.connect(stones, w[1], w[2]);
            default -> throw new IllegalArgumentException(words);
        };
    }

    private static Position stones(Grid grid, Side owner, String[] words) {
        int set = 0;
        for (int i = 1; i < words.length; i++) {
            set |= 1 << grid.point(words[i]);
        }
        return new Position(grid, owner == Side.BLACK ? set : 0, owner == Side.WHITE ? set : 0, null);
    }

    @Test
    void isRightInRandomPositionsOf3x4() {
        compareAtRandom(new Grid(4, 3), QUESTIONS, random -> Assumptions.NONE);
    }

    @Test
    void isRightUnderAssumptionsIn3x4() {
        Grid grid = new Grid(4, 3);
        compareAtRandom(grid, QUESTIONS, random -> randomAssumptions(grid, random));
    }

    static Assumptions randomAssumptions(Grid grid, Random random) {
        int a = random.nextInt(12);
        int b = random.nextInt(12);
        return switch (random.nextInt(6)) {
            case 0 -> Assumptions.NONE.withEscape(2 + random.nextInt(3));
            case 1 -> Assumptions.NONE.withOpen(1 + random.nextInt(4));
            case 2 -> Assumptions.NONE.withWithin(grid.all() & ~(1 << a) & ~(1 << b));
            case 3 -> Assumptions.NONE.withAlive(1 << a | 1 << b);
            default ->
                Assumptions.NONE
                        .withNoko(random.nextBoolean() ? Side.BLACK : Side.WHITE)
                        .withEscape(random.nextBoolean() ? 0 : 4);
        };
    }

    private void compareAtRandom(Grid grid, int questions, Function<Random, Assumptions> assumptions) {
        Random random = Seeds.random(solver().name() + " " + grid.width() + "x" + grid.height());
        OracleComparison comparison = new OracleComparison(solver(), smallLimits);
        List<String> complaints = new ArrayList<>();
        int goals = 12;
        for (int i = 0; i < goals; i++) {
            Goal goal = randomGoal(grid, random);
            Oracle oracle = new Oracle(grid, goal, assumptions.apply(random));
            for (int j = 0; j < questions / goals && complaints.size() < MOST_COMPLAINTS; j++) {
                Side first = random.nextBoolean() ? Side.BLACK : Side.WHITE;
                comparison
                        .complaint(oracle, randomPosition(oracle, first, random), first)
                        .ifPresent(complaints::add);
            }
        }
        System.out.println(questions + " questions, " + comparison.summary());
        assertThat(complaints).isEmpty();
        assertThat(comparison.unknown()).as("answers within the limits").isLessThan(questions * 2 / 3);
    }

    static Goal randomGoal(Grid grid, Random random) {
        Side owner = random.nextBoolean() ? Side.BLACK : Side.WHITE;
        String a = grid.name(random.nextInt(grid.width() * grid.height()));
        String b = grid.name(random.nextInt(grid.width() * grid.height()));
        return switch (random.nextInt(3)) {
            case 0 -> goal(grid, "capture " + a, owner);
            case 1 -> goal(grid, "live " + a, owner);
            default -> goal(grid, "connect " + a + " " + b, owner);
        };
    }

    /** A third of them with a ban. */
    static Position randomPosition(Oracle oracle, Side first, Random random) {
        Grid grid = oracle.moveRules().grid();
        while (true) {
            Position position = random.nextInt(3) == 0
                    ? Positions.randomWithBan(grid, first, random)
                    : Positions.random(grid, random);
            int alive = oracle.assumptions().alive();
            boolean legal = Positions.bans(oracle.moveRules(), position, first).contains(position.ban());
            if (oracle.goal().fits(position) && (alive & position.empty()) == 0 && (position.ban() == null || legal)) {
                return position;
            }
        }
    }
}
