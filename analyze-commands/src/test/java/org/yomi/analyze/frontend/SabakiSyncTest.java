package org.yomi.analyze.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.TestEngine;
import org.yomi.analyze.frontend.SabakiClient.Node;

/** Whatever game its user looks at, Sabaki gets the engine to the same position, and never hears that it cannot. */
class SabakiSyncTest {
    private static final int GAMES = 60;
    private static final int NODES = 60;
    private static final int JUMPS = 25;

    private static long seed() {
        String seed = System.getProperty("tests.seed", "");
        return seed.isEmpty() ? new Random().nextLong() : Long.parseLong(seed);
    }

    @Test
    void randomGamesWithSetupAreFollowed() {
        long seed = seed();
        Random random = new Random(seed);
        int followed = 0;
        for (int game = 0; game < GAMES; game++) {
            followed += follow(random, "seed " + seed);
        }
        assertThat(followed).as("seed %d", seed).isGreaterThan(GAMES * JUMPS / 2);
    }

    /** How many of the nodes of a random game Sabaki could get to. */
    private static int follow(Random random, String seed) {
        int width = 2 + random.nextInt(5);
        int height = random.nextBoolean() ? width : 2 + random.nextInt(5);
        List<Node> nodes = new ArrayList<>();
        List<FrontendBoard> boards = new ArrayList<>();
        grow(random, new FrontendBoard(width, height), nodes, boards);
        TestEngine engine = new TestEngine();
        SabakiClient sabaki = new SabakiClient(engine);
        int followed = 0;
        int at = 0;
        for (int jump = 0; jump < JUMPS; jump++) {
            at = random.nextInt(3) == 0
                    ? random.nextInt(nodes.size())
                    : Math.max(0, Math.min(nodes.size() - 1, at + random.nextInt(5) - 2));
            FrontendBoard shown = boards.get(at);
            if (shown.isValid() && sabaki.sync(width, height, nodes.subList(0, at + 1), shown)) {
                assertThat(stones(engine, "black")).as(seed).isEqualTo(stones(shown, 1));
                assertThat(stones(engine, "white")).as(seed).isEqualTo(stones(shown, -1));
                followed++;
            }
        }
        return followed;
    }

    private static void grow(Random random, FrontendBoard board, List<Node> nodes, List<FrontendBoard> boards) {
        int sign = 1;
        while (nodes.size() < NODES) {
            boolean setup = random.nextInt(nodes.isEmpty() ? 2 : 30) == 0;
            Node node = setup ? setup(random, board) : move(random, board, sign);
            sign = random.nextInt(20) == 0 ? sign : -sign;
            nodes.add(node);
            boards.add(board.copy());
        }
    }

    private static Node move(Random random, FrontendBoard board, int sign) {
        int point = random.nextInt(board.points());
        boolean pass = board.cell(point) != 0 || !isLegal(board, sign, point);
        if (!pass) {
            board.play(sign, point);
        }
        List<int[]> moves = List.of(new int[] {pass ? -1 : point});
        return sign > 0 ? new Node(moves, List.of(), true) : new Node(List.of(), moves, true);
    }

    /** No suicide; and nothing that may take a ko back. */
    private static boolean isLegal(FrontendBoard board, int sign, int point) {
        FrontendBoard after = board.copy();
        after.play(sign, point);
        long before = IntStream.range(0, board.points())
                .filter(p -> board.cell(p) == -sign)
                .count();
        long left = IntStream.range(0, board.points())
                .filter(p -> after.cell(p) == -sign)
                .count();
        return after.cell(point) == sign && before - left != 1;
    }

    private static Node setup(Random random, FrontendBoard board) {
        List<int[]> black = new ArrayList<>();
        List<int[]> white = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            if (board.cell(point) == 0 && random.nextInt(4) == 0) {
                boolean isBlack = random.nextBoolean();
                (isBlack ? black : white).add(new int[] {point});
                board.put(point, isBlack ? 1 : -1);
            }
        }
        return new Node(black, white, false);
    }

    private static List<String> stones(FrontendBoard board, int sign) {
        List<String> names = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            if (board.cell(point) == sign) {
                names.add(board.name(point));
            }
        }
        return names.stream().sorted().toList();
    }

    private static List<String> stones(TestEngine engine, String colour) {
        String reply = engine.ask("list_stones " + colour);
        return reply.isEmpty()
                ? List.of()
                : Arrays.stream(reply.split(" ")).sorted().toList();
    }

    @Test
    void stonesOnABoardThatMovesHaveEmptiedAreAHandicap() {
        TestEngine engine = new TestEngine();
        engine.ask("boardsize 5", "clear_board", "play B pass", "set_free_handicap C3 D4", "play W A1", "undo", "undo");
        assertThat(engine.ask("list_stones black")).isEmpty();
    }

    @Test
    void aKomiThatIsNoNumberInTheFileIsNoReasonToFail() {
        TestEngine engine = new TestEngine();
        assertThat(engine.ask("komi 6.5", "komi NaN", "showboard")).contains("komi 6.5");
        engine.ask("komi -0", "komi 1e21", "komi 0.30000000000000004");
    }
}
