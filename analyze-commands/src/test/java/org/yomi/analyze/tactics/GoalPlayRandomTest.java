package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.Seeds;

/** Whoever is proven to get a goal gets it, when genmove plays for both sides of random positions. */
@Timeout(300)
class GoalPlayRandomTest {
    private static final int GAMES = Integer.getInteger("tests.games", 12);
    private static final int MOST_MOVES = 120;
    private static final List<String> COLOURS = List.of("black", "white");

    private final long seed = Seeds.next("GoalPlayRandomTest");
    private final Random random = new Random(seed);
    private final TestEngine engine = new TestEngine();

    @Test
    void whoIsProvenToGetAGoalGetsIt() {
        engine.ask("yomi-param seconds 20", "yomi-param nodes 20000");
        for (int game = 0; game < GAMES; game++) {
            setUp();
            play(game);
        }
    }

    /** A random game of some moves on a small board, from which it is asked on. */
    private void setUp() {
        int size = 4 + random.nextInt(2);
        engine.ask("boardsize " + size);
        for (int move = 0; move < 2 * size; move++) {
            String point = "ABCDE".charAt(random.nextInt(size)) + Integer.toString(1 + random.nextInt(size));
            String colour = COLOURS.get(move % 2);
            if (engine.ask("is_legal " + colour + " " + point).equals("1")) {
                engine.ask("play " + colour + " " + point);
            }
        }
    }

    private String goal() {
        List<String> black = List.of(engine.ask("list_stones black").split(" "));
        List<String> white = List.of(engine.ask("list_stones white").split(" "));
        String one = black.get(random.nextInt(black.size()));
        String other = black.get(random.nextInt(black.size()));
        String enemy = white.get(random.nextInt(white.size()));
        return switch (random.nextInt(6)) {
            case 0 -> "capture(" + one + ")";
            case 1 -> "live(" + one + ")";
            case 2 -> "connect(" + one + "," + other + ")";
            case 3 -> "capture(" + enemy + ") & live(" + one + ")";
            case 4 -> "capture(" + enemy + ") | connect(" + one + "," + other + ")";
            default -> "!connect(" + one + "," + other + ")";
        };
    }

    private void play(int game) {
        if (engine.ask("list_stones black").isEmpty()
                || engine.ask("list_stones white").isEmpty()) {
            return;
        }
        String goal = goal();
        int mover = random.nextInt(2);
        engine.ask("gogui-setup_player " + COLOURS.get(mover), "yomi-goal " + goal);
        String result = engine.ask("yomi-solve " + COLOURS.get(mover) + " " + goal);
        if (!result.startsWith("Won") && !result.startsWith("Lost")) {
            return;
        }
        String about = "seed " + seed + ", game " + game + ": " + goal + " " + result + engine.ask("showboard");
        List<String> moves = new ArrayList<>();
        int passes = 0;
        while (passes < 2) {
            moves.add(engine.ask("genmove " + COLOURS.get((mover + moves.size()) % 2)));
            passes = moves.get(moves.size() - 1).equals("pass") ? passes + 1 : 0;
            assertThat(moves).as(about).hasSizeLessThan(MOST_MOVES);
        }
        String end = engine.ask("gogui-title");
        assertThat(end.substring(end.lastIndexOf(", ") + 2))
                .as(about + moves)
                .isIn(result.startsWith("Won") ? List.of("achieved", "won") : List.of("failed", "lost"));
    }
}
