package org.yomi.solvers.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.Report;
import org.yomi.engine.verify.Report.Verdict;

/** Whatever the solver says about random positions can be replayed. */
@Tag("long")
class RandomReplayTest {
    private static final int POSITIONS = 200;

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({
        "2, 2, 60, 30",
        "3, 2, 60, 30",
        "3, 3, 60, 20",
        "4, 3, 60, 20",
        "5, 4, 40, 5",
        "5, 5, 40, 5",
        "7, 7, 30, 1",
        "9, 9, 20, 0",
        "19, 19, 5, 0"
    })
    void noTrueAnswerIsRefuted(int width, int height, int questions, int confirmed) {
        Geometry geometry = Geometry.of(width, height);
        Random random = Seeds.random("replays on " + geometry);
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < questions; i++) {
            Question question = question(geometry, random);
            Answer answer = Proofs.solve(question);
            if (answer.unknownBecause() == null) {
                Report report = Proofs.check(answer, POSITIONS);
                assertThat(report.verdict())
                        .as(() -> answer + "\n" + question.position() + "\n" + report)
                        .isNotEqualTo(Verdict.REFUTED);
                verdicts.merge(report.verdict(), 1, Integer::sum);
            }
        }
        System.out.println(geometry + ": " + verdicts);
        assertThat(verdicts.getOrDefault(Verdict.CONFIRMED, 0))
                .as("proofs walked to their end")
                .isGreaterThanOrEqualTo(confirmed);
    }

    private static Question question(Geometry geometry, Random random) {
        while (true) {
            Optional<Position> position = position(geometry, random);
            if (position.isPresent() && hasStones(position.get())) {
                Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
                return Proofs.question(position.get(), goal(position.get(), random), first, Proofs.SMALL);
            }
        }
    }

    private static Optional<Position> position(Geometry geometry, Random random) {
        byte[] cells = new byte[geometry.size()];
        for (int p = 0; p < cells.length; p++) {
            cells[p] = (byte) (random.nextInt(4) == 0 ? Board.EMPTY : 1 + random.nextInt(2));
        }
        int[] order = random.ints(0, cells.length).limit(4L * cells.length).toArray();
        for (int p : order) {
            try {
                return Optional.of(Position.of(geometry, cells, Colour.BLACK, Geometry.PASS));
            } catch (IllegalArgumentException e) {
                // A block without a liberty: take a stone off and try again.
                cells[p] = Board.EMPTY;
            }
        }
        return Optional.empty();
    }

    private static boolean hasStones(Position position) {
        return IntStream.range(0, position.geometry().size()).anyMatch(p -> !position.isEmpty(p));
    }

    private static String goal(Position position, Random random) {
        String a = stone(position, random, 0);
        int colour = position.cell(position.geometry().parse(a).orElseThrow());
        String assumption = switch (random.nextInt(7)) {
            case 0 -> " escape(3)";
            case 1 -> " open(4)";
            case 2 -> " noko(" + (random.nextBoolean() ? "black" : "white") + ")";
            case 3 ->
                " within(B2-"
                        + position.geometry()
                                .name(random.nextInt(position.geometry().size())) + ")";
            case 4 -> " alive(" + stone(position, random, 0) + ")";
            default -> "";
        };
        return switch (random.nextInt(4)) {
                    case 0 -> "capture(" + a + ")";
                    case 1 -> "live(" + a + ")";
                    case 2 -> "!connect(" + a + "," + stone(position, random, colour) + ")";
                    default -> "connect(" + a + "," + stone(position, random, colour) + ")";
                }
                + assumption;
    }

    /** A stone of a colour, or of any for 0. */
    private static String stone(Position position, Random random, int colour) {
        while (true) {
            int p = random.nextInt(position.geometry().size());
            if (!position.isEmpty(p) && (colour == 0 || position.cell(p) == colour)) {
                return position.geometry().name(p);
            }
        }
    }
}
