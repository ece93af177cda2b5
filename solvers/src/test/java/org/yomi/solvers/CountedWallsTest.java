package org.yomi.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.game.race.RandomBoards;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.proof.ProofNumberSolver;

/**
 * Walls whose liberties are counted instead of guarded, in a fight long enough for that. On tiny boards they are counted from
 * the start, where {@link SolverContract} holds them against the oracle.
 */
class CountedWallsTest {
    private static final int FILLINGS = 6;
    private static final int TRIES = 100;

    private static final String SHUT_IN = """
            . X . . . . . . .
            O X O O . . . . .
            . X O . . . . . .
            . X O . . . . . .
            . X O . . . . . .
            . X O . . . . . .
            . . O . . . . . .
            . O O . . . . . .
            . O . . . . . . .
            """;

    private static final Limits LIMITS = new Limits(200_000, Duration.ofMinutes(1), 64);
    private static final Limits REFILLED = new Limits(30_000, Duration.ofMinutes(1), 32);

    private static Answer capture(Position position, int stone, Limits limits) {
        Colour attacker = position.cell(stone) == Board.BLACK ? Colour.WHITE : Colour.BLACK;
        Question question =
                Question.of(position, new Capture(stone, attacker), Assumptions.NONE, position.toMove(), limits);
        return new ProofNumberSolver().solve(question.withRules(EnumSet.of(KoRule.N)), Monitor.SILENT);
    }

    /** 50,296 nodes where each move on a liberty of the wall has to be answered. */
    @Test
    void theirLibertiesNeedNoAnswers() {
        Position position = Position.parse(SHUT_IN, Colour.WHITE);
        Answer answer = capture(position, position.geometry().parse("B8").orElseThrow(), LIMITS);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isLessThan(20_000);
        assertThat(answer.zone().orElseThrow().names()).doesNotContain("F5", "J1");
    }

    @Test
    void theZoneOfAWinHoldsWhateverLiesOutside() {
        Position position = Position.parse(SHUT_IN, Colour.WHITE);
        int stone = position.geometry().parse("B8").orElseThrow();
        byte[] cells = cells(position);
        assertThat(refillAndAsk(position, cells, stone, Seeds.random("counted walls")))
                .isPositive();
    }

    /** Asks about other positions that are equal on the zone of a win; says how many were decided. */
    private static int refillAndAsk(Position position, byte[] cells, int stone, Random random) {
        Answer answer = capture(position, stone, LIMITS);
        assertThat(answer.result()).isEqualTo(Result.WON);
        long[] zone = words(position.geometry(), answer.zone().orElseThrow());
        int decided = 0;
        for (int i = 0; i < FILLINGS; i++) {
            byte[] other = refill(position.geometry(), cells, zone, cells[stone], random);
            if (other == cells) {
                continue;
            }
            Position refilled = Position.of(position.geometry(), other, position.toMove(), Board.PASS);
            Answer again = capture(refilled, stone, REFILLED);
            if (again.unknownBecause() == null) {
                assertThat(again.result()).as(() -> position + "\n" + refilled).isEqualTo(Result.WON);
                decided++;
            }
        }
        return decided;
    }

    /** Mostly stones of the keeper's, who fills the liberties of walls; the same board if no try is legal. */
    private static byte[] refill(Geometry geometry, byte[] cells, long[] zone, byte keeper, Random random) {
        for (int i = 0; i < TRIES; i++) {
            byte[] other = cells.clone();
            for (int p = 0; p < cells.length; p++) {
                if (!Bits.has(zone, p)) {
                    other[p] = random.nextInt(3) > 0 ? keeper : (byte) random.nextInt(3);
                }
            }
            if (RandomBoards.isLegal(geometry, other)) {
                return other;
            }
        }
        return cells;
    }

    private static byte[] cells(Position position) {
        byte[] cells = new byte[position.geometry().size()];
        for (int p = 0; p < cells.length; p++) {
            cells[p] = (byte) position.cell(p);
        }
        return cells;
    }

    private static long[] words(Geometry geometry, Zone zone) {
        long[] words = new long[geometry.words()];
        for (String name : zone.names()) {
            Bits.add(words, geometry.parse(name).orElseThrow());
        }
        return words;
    }
}
