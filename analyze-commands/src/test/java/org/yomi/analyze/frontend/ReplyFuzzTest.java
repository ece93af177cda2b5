package org.yomi.analyze.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.Seeds;
import org.yomi.engine.question.Solver;
import org.yomi.gtp.call.Interruption;
import org.yomi.gtp.session.Outcome;
import org.yomi.gtp.session.Surroundings;
import org.yomi.solvers.Solvers;

/**
 * Every command that GoGui offers, and those for Sabaki's console, with arguments that are right, wrong and nonsense, in
 * random positions: whatever comes back is a legal reply, and if it is a success both frontends read it as it is meant.
 * {@code -Dtests.questions=N} asks more.
 */
@Timeout(300)
class ReplyFuzzTest {
    private static final Pattern LEGAL = Pattern.compile("[=?] [ -~]*(?:\n[ -~]+)*\n\n");
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 400);
    private static final int A_GAME = 20;

    @TempDir
    Path directory;

    private final long seed = Seeds.next("ReplyFuzzTest");
    private final Random random = new Random(seed);
    private TestEngine engine = new TestEngine();
    private FrontendBoard board = new FrontendBoard(2, 2);
    private String emitted = "";

    @Test
    void everyReplyIsReadByBothFrontends() {
        int successes = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            if (i % A_GAME == 0) {
                begin();
            }
            successes += ask() ? 1 : 0;
        }
        assertThat(successes).as("seed %d", seed).isGreaterThan(QUESTIONS / 10);
    }

    private void begin() {
        engine = new TestEngine(directory, Solvers.all().toArray(Solver[]::new));
        board = new FrontendBoard(3 + random.nextInt(5), 3 + random.nextInt(5));
        engine.ask(
                "rectangular_boardsize " + board.width + " " + board.height,
                "yomi-param nodes 200",
                "yomi-param seconds 1",
                "yomi-param threads 1");
        for (int move = random.nextInt(board.points()); move > 0; move--) {
            int point = random.nextInt(board.points());
            String words = (move % 2 == 0 ? "b " : "w ") + board.name(point);
            if (engine.ask("is_legal " + words).equals("1")) {
                engine.ask("play " + words);
                board.play(move % 2 == 0 ? 1 : -1, point);
            }
        }
    }

    /** Asks one question; whether it was answered. */
    private boolean ask() {
        List<String> offers = engine.ask("gogui-analyze_commands").lines().toList();
        int chosen = random.nextInt(offers.size() + 3);
        if (chosen >= offers.size()) {
            String command =
                    random.nextBoolean() ? "analyze " + colour() + " 50" : "yomi-show " + colour() + " " + goal();
            return reply(command, "string");
        }
        String[] offer = offers.get(chosen).split("/");
        String command = offer[2].replace("%m", colour())
                .replace("%c", colour())
                .replace("%p", vertex())
                .replace("%P", vertex() + " " + vertex())
                .replace("%s", goal())
                .replace("%o", random.nextBoolean() ? "" : goal())
                .replace("%w", "answer.sgf")
                .replace("%r", "answer.sgf");
        return reply(command + (offer[0].equals("eplist") ? " show" : ""), offer[0]);
    }

    private boolean reply(String command, String type) {
        Outcome outcome = engine.session().handle(command, new Alone());
        String reply = emitted + (outcome.reply() == null ? "" : outcome.reply());
        emitted = "";
        String what = "seed " + seed + ", " + command + " -> " + reply;
        assertThat(LEGAL.matcher(reply).matches()).as(what).isTrue();
        assertThat(reply).as(what).doesNotContain("internal error");
        String text = reply.substring(2).stripTrailing();
        if (reply.startsWith("=")) {
            new GoGuiReplies(board).check(type, what, text);
            SabakiReplies.infoLines(text).forEach(line -> SabakiReplies.parse(line, board));
        }
        return reply.startsWith("=");
    }

    private String colour() {
        return random.nextInt(20) == 0 ? "green" : random.nextBoolean() ? "b" : "w";
    }

    private String vertex() {
        return switch (random.nextInt(12)) {
            case 0 -> "Z99";
            case 1 -> "pass";
            default -> stoneOrPoint();
        };
    }

    /** Mostly a stone, if there are any. */
    private String stoneOrPoint() {
        int point = random.nextInt(board.points());
        for (int i = 0; i < board.points() && board.cell(point) == 0; i++) {
            point = random.nextInt(board.points());
        }
        return board.name(point);
    }

    private String goal() {
        return switch (random.nextInt(14)) {
            case 0 -> "";
            case 1 -> "kill(" + vertex() + ")";
            case 2 -> "#" + vertex();
            case 3 -> "\u00fc \"x / y";
            case 4 -> "connect(" + stoneOrPoint() + "," + stoneOrPoint() + ")";
            case 5 -> "!live(" + stoneOrPoint() + ")";
            case 6 -> "capture(" + stoneOrPoint() + ") & capture(" + stoneOrPoint() + ")";
            case 7 -> "capture(" + stoneOrPoint() + ") | !live(" + stoneOrPoint() + ") escape(3)";
            case 8 -> "safe(" + stoneOrPoint() + ")";
            case 9 -> "live(" + stoneOrPoint() + ") within(A1-B2)";
            default -> "capture(" + stoneOrPoint() + ") escape(4)";
        };
    }

    /** A command with nothing behind it. */
    private final class Alone implements Surroundings {
        private final Interruption interruption = new Interruption();

        @Override
        public Interruption interruption() {
            return interruption;
        }

        @Override
        public boolean hasMoreInput() {
            return false;
        }

        @Override
        public void sendNow(String text) {
            emitted += text;
        }
    }
}
