package org.yomi.solvers.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Discovery;
import org.yomi.engine.discovery.DoublePurpose;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.discovery.Scope;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

/** In random positions, moves of double purpose are what they are said to be, whatever the number of threads. */
class RandomDiscoveryTest {
    private static final Geometry GEOMETRY = Geometry.of(6, 5);
    private static final int POSITIONS = Integer.getInteger("tests.questions", 360) / 9;
    private static final int FEWEST_STONES = 6;
    private static final Limits LIMITS = new Limits(300, Duration.ofMinutes(1), 32);
    private static final Limits MORE = new Limits(200_000, Duration.ofMinutes(1), 32);

    private final Solver solver = new ProofNumberSolver();

    @Test
    void neitherGoalIsGainedAloneButOneOfTheTwoIs() {
        Random random = Seeds.random("discovery");
        int doubles = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = position(random);
            Findings findings = discover(position, 1);
            for (DoublePurpose found : findings.doubles()) {
                doubles++;
                check(position, found);
            }
            assertThat(words(discover(position, 2))).isEqualTo(words(findings));
        }
        System.out.println("moves of double purpose checked: " + doubles);
    }

    private static Position position(Random random) {
        while (true) {
            byte[] cells = new byte[GEOMETRY.size()];
            for (int stones = FEWEST_STONES + random.nextInt(8); stones > 0; stones--) {
                cells[random.nextInt(cells.length)] = (byte) (1 + random.nextInt(2));
            }
            try {
                return Position.of(GEOMETRY, cells, Colour.BLACK, Board.PASS);
            } catch (IllegalArgumentException e) {
                // A block without a liberty: try again.
            }
        }
    }

    private Findings discover(Position position, int threads) {
        Scope scope = new Scope(4, 20, EnumSet.allOf(KoRule.class), LIMITS.withThreads(threads), 1);
        return Discovery.of(position, solver, solver, scope, Monitor.SILENT, findings -> {});
    }

    private void check(Position position, DoublePurpose found) {
        for (Goal part : found.goal().parts()) {
            assertThat(result(position, part, found))
                    .as("%s %s", part, position)
                    .isIn(Result.LOST, Result.UNKNOWN);
        }
        assertThat(result(position, found.goal(), found))
                .as("%s %s", found.goal(), position)
                .isIn(Result.WON, Result.UNKNOWN);
    }

    private Result result(Position position, Goal goal, DoublePurpose found) {
        Question question =
                Question.of(position.withToMove(found.player()), goal, found.assumptions(), found.player(), MORE);
        return solver.solve(question, Monitor.SILENT).result();
    }

    private static List<String> words(Findings findings) {
        List<String> words = new ArrayList<>();
        for (Found found : findings.goals()) {
            words.add(found.candidate() + " " + found.status().verdict());
        }
        findings.doubles().forEach(found -> words.add(found.goal() + " " + found.move()));
        return words;
    }
}
