package org.yomi.gtp.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.gtp.Seeds;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.registry.CommandRegistry;
import org.yomi.gtp.registry.StandardCommands;
import org.yomi.gtp.session.StrictReplies.Reply;
import org.yomi.gtp.vertex.BoardSize;

/** Whatever comes in and whatever handlers say, a strict client can read what comes out. */
class SessionRandomTest {
    private static final BoardSize BOARD = BoardSize.square(9);
    private static final String[] WORDS = {
        "echo",
        "emit",
        "fail",
        "crash",
        "read",
        "name",
        "list_commands",
        "known_command",
        "help",
        "12",
        "007",
        "b",
        "w",
        "D4",
        "Z9",
        "pass",
        "-1.5",
        "1e9",
        "\"",
        "\"a b\"",
        "#",
        "# interrupt",
        " ",
        "\t",
        "\r",
        "\n",
        "\u0000",
        "\u00fc",
        "\ud83d",
        "\\",
        "=",
        "?",
        "%s"
    };

    private final long seed = Seeds.next(SessionRandomTest.class);
    private final Random random = new Random(seed);
    private final Session session = new Session(registry(), SessionListener.NONE);

    private CommandRegistry registry() {
        CommandRegistry registry = StandardCommands.registry("Random", "0");
        registry.add(Command.row("Test", "echo").help("x").handler(call -> text(10)));
        registry.add(Command.row("Test", "emit").help("x").handler(this::emit));
        registry.add(Command.row("Test", "read").help("x").handler(this::read));
        registry.add(Command.row("Test", "fail").help("x").handler(call -> {
            throw new GtpFailure(text(5));
        }));
        registry.add(Command.row("Test", "crash").help("x").handler(call -> {
            throw new IllegalStateException(text(5));
        }));
        return registry;
    }

    private String emit(Call call) {
        for (int i = random.nextInt(4); i > 0; i--) {
            call.emit(text(5));
        }
        if (random.nextInt(4) == 0) {
            throw new GtpFailure(text(5));
        }
        return text(5);
    }

    /** Uses any getter on any argument: the only exception allowed is a failure. */
    private String read(Call call) {
        Arguments args = call.arguments();
        int i = random.nextInt(4);
        try {
            return switch (random.nextInt(9)) {
                case 0 -> args.word(i);
                case 1 -> args.color(i).toString();
                case 2 -> args.vertex(i, BOARD).toString();
                case 3 -> args.vertices(i, BOARD).toString();
                case 4 -> args.moves(i, BOARD).toString();
                case 5 -> Integer.toString(args.integer(i, -9, 9));
                case 6 -> Double.toString(args.number(i, -9, 9));
                case 7 -> Boolean.toString(args.flag(i));
                default -> args.rest(i);
            };
        } catch (GtpFailure e) {
            assertThat(e.getMessage()).startsWith("argument ");
            throw e;
        }
    }

    private String text(int most) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            boolean word = random.nextInt(3) > 0;
            text.append(word ? WORDS[random.nextInt(WORDS.length)] : String.valueOf((char) random.nextInt(0x180)));
            text.append(random.nextBoolean() ? " " : "");
        }
        return text.toString();
    }

    @Test
    void repliesAreAlwaysLegal() {
        for (int i = 0; i < 50_000; i++) {
            String prefix = random.nextBoolean() ? WORDS[random.nextInt(8)] + " " : "";
            check(prefix + text(6));
        }
    }

    private void check(String line) {
        Outcome outcome = session.handle(line);
        String reply = outcome.reply();
        if (reply == null) {
            int comment = line.indexOf('#');
            assertThat(line.substring(0, comment < 0 ? line.length() : comment)
                            .chars()
                            .filter(c -> c > ' ' && !Character.isISOControl(c)))
                    .as("what is left of <%s>, seed %s", line, seed)
                    .isEmpty();
            return;
        }
        List<Reply> replies = StrictReplies.parse(reply);
        assertThat(replies).as("replies to <%s>, seed %s", line, seed).hasSize(1);
        assertThat(replies.get(0).text()).doesNotContain("AssertionError");
        assertThat(outcome.over()).as("over after <%s>, seed %s", line, seed).isFalse();
    }
}
