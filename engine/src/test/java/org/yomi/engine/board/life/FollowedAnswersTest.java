package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.zone.Zone;

/**
 * The answers of {@link AlternatingSafety}, played against random moves on boards that are too large for brute force: each can
 * be played, and no safe stone falls. Only where pairs are all the answers there are.
 */
@Tag("long")
class FollowedAnswersTest {
    private static final int POSITIONS_OF_RULE = 25;
    private static final int GAMES = 25;
    private static final int MOVES = 50;

    @ParameterizedTest
    @CsvSource({"5,4", "6,4", "10,3"})
    void keepAllSafeStones(int width, int height) {
        Random random = Seeds.random("followed answers");
        Geometry geometry = Geometry.of(width, height);
        Map<AnswerPlan.Rule, Integer> found = new EnumMap<>(AnswerPlan.Rule.class);
        while (found.getOrDefault(AnswerPlan.Rule.ADOPTED, 0) < POSITIONS_OF_RULE
                || found.getOrDefault(AnswerPlan.Rule.SHARED, 0) < POSITIONS_OF_RULE) {
            Board board = LifeTruth.randomBoard(geometry, random);
            AnsweredLife answers = AlternatingSafety.answers(board, Board.BLACK);
            if (!answers.rules().isEmpty() && !hasDivided(board, answers)) {
                answers.rules().forEach(rule -> found.merge(rule, 1, Integer::sum));
                Zone safe = AlternatingSafety.stones(board, Board.BLACK);
                for (int i = 0; i < GAMES; i++) {
                    play(new Board(board.position()), safe, new Pairs(answers.pairs()), random);
                }
            }
        }
    }

    private static boolean hasDivided(Board board, AnsweredLife answers) {
        BitSet others = new BitSet();
        for (int p = 0; p < board.geometry().size(); p++) {
            others.set(p, board.cell(p) != Board.BLACK);
        }
        return new PointSets(board.geometry()).parts(others).stream().anyMatch(answers::isDivided);
    }

    /** White has all the ko threats, and often fills first what needs no answer, so that liberties become short. */
    private static void play(Board board, Zone safe, Pairs pairs, Random random) {
        String start = board.position().toString();
        boolean fillsFirst = random.nextBoolean();
        for (int i = 0; i < MOVES; i++) {
            int move = move(board, pairs, fillsFirst && random.nextInt(8) > 0, random);
            board.play(move);
            int answer = move != Board.PASS && pairs.has(move) ? pairs.partner(move) : Board.PASS;
            if (answer != Board.PASS) {
                assertThat(board.legality(answer))
                        .as(() -> start + "\n" + board.position() + "\n"
                                + board.geometry().name(answer))
                        .isEqualTo(Legality.OK);
                pairs.remove(move);
            }
            board.play(answer);
            assertThat(safe.names())
                    .as(() -> start + "\n" + board.position())
                    .allMatch(name -> board.cell(board.geometry().parse(name).orElseThrow()) == Board.BLACK);
        }
    }

    private static int move(Board board, Pairs pairs, boolean unanswered, Random random) {
        int[] moves = random.ints(
                        4L * board.geometry().size(), 0, board.geometry().size())
                .filter(p -> board.legality(p) == Legality.OK || board.legality(p) == Legality.KO)
                .toArray();
        for (int p : moves) {
            if (!unanswered || !pairs.has(p)) {
                return p;
            }
        }
        return moves.length > 0 ? moves[0] : Board.PASS;
    }
}
