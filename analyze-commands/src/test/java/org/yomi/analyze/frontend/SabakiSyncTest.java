package org.yomi.analyze.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.TestEngine;
import org.yomi.analyze.frontend.SabakiClient.Node;
import org.yomi.engine.Seeds;

/** Whatever game its user looks at, Sabaki gets the engine to the same position, and never hears that it cannot. */
class SabakiSyncTest {
    private static final int GAMES = 60;
    private static final int NODES = 60;
    private static final int JUMPS = 25;

    @Test
    void randomGamesWithSetupAreFollowed() {
        long seed = Seeds.next("SabakiSyncTest");
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
        SabakiClient sabaki = new SabakiClient(engine, width, height);
        int followed = 0;
        int at = 0;
        for (int jump = 0; jump < JUMPS; jump++) {
            at = random.nextInt(3) == 0
                    ? random.nextInt(nodes.size())
                    : Math.max(0, Math.min(nodes.size() - 1, at + random.nextInt(5) - 2));
            FrontendBoard shown = boards.get(at);
            if (shown.isValid() && sabaki.sync(nodes.subList(0, at + 1), shown)) {
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

    /** On an empty point, by whatever rules; seldom on a stone, which files have, too. */
    private static Node move(Random random, FrontendBoard board, int sign) {
        int point = random.nextInt(board.points());
        boolean pass = board.cell(point) != 0 && random.nextInt(10) > 0;
        if (!pass) {
            board.play(sign, point);
        }
        List<int[]> moves = List.of(new int[] {pass ? -1 : point});
        return sign > 0 ? new Node(moves, List.of(), true) : new Node(List.of(), moves, true);
    }

    /** Stones are put down and erased; a stone that is put on another replaces it. */
    private static Node setup(Random random, FrontendBoard board) {
        List<int[]> black = new ArrayList<>();
        List<int[]> white = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            if (random.nextInt(4) == 0) {
                switch (random.nextInt(3)) {
                    case 0 -> put(board, point, 1, black);
                    case 1 -> put(board, point, -1, white);
                    default -> board.put(point, 0);
                }
            }
        }
        return new Node(black, white, false);
    }

    private static void put(FrontendBoard board, int point, int sign, List<int[]> stones) {
        stones.add(new int[] {point});
        board.put(point, sign);
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
    void suicideAndAKoTakenBackAtOnceAndMovesOnStonesAreFollowedOnceSabakiIsAttached() {
        TestEngine strict = new TestEngine();
        String[] ko = {
            "boardsize 5",
            "clear_board",
            "play B B1",
            "play B A2",
            "play B B3",
            "play W C1",
            "play W D2",
            "play W C3",
            "play B D5",
            "play B E4",
            "play B C2",
            "play W B2"
        };
        // A script that asks the same, with something in between, is not Sabaki.
        strict.ask("name", "version", "cputime", "protocol_version", "list_commands");
        strict.ask(ko);
        assertThat(strict.fail("play B C2")).contains("ko rule");
        assertThat(strict.fail("play W E5")).contains("suicide");
        assertThat(strict.fail("play W A2")).contains("occupied");
        TestEngine engine = new TestEngine();
        engine.ask("name", "version", "protocol_version", "list_commands");
        engine.ask(ko);
        engine.ask("play B C2", "play W E5");
        assertThat(stones(engine, "white")).containsExactly("C1", "C3", "D2");
        engine.ask("play W A2");
        assertThat(stones(engine, "white")).containsExactly("A2", "C1", "C3", "D2");
        assertThat(stones(engine, "black")).containsExactly("B1", "B3", "C2", "D5", "E4");
        engine.ask("undo", "undo", "undo");
        assertThat(stones(engine, "white")).containsExactly("B2", "C1", "C3", "D2");
        engine.ask("yomi-param record_moves 0");
        assertThat(engine.fail("play W A2")).contains("occupied");
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
