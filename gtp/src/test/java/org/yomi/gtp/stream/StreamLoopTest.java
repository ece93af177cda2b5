package org.yomi.gtp.stream;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.gtp.Seeds;
import org.yomi.gtp.call.GtpFatal;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.registry.CommandHandler;
import org.yomi.gtp.registry.CommandRegistry;
import org.yomi.gtp.registry.StandardCommands;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;
import org.yomi.gtp.session.StrictReplies;
import org.yomi.gtp.session.StrictReplies.Reply;

@Timeout(20)
class StreamLoopTest {
    private final CommandRegistry registry = StandardCommands.registry("Loop", "1");
    private final List<String> crashes = new CopyOnWriteArrayList<>();
    private final SessionListener listener = new SessionListener() {
        @Override
        public void crashed(String during, Throwable error) {
            crashes.add(during + ": " + error.getMessage());
        }
    };

    StreamLoopTest() {
        command("echo", call -> call.arguments().text());
    }

    private void command(String name, CommandHandler handler) {
        registry.add(Command.row("Test", name).help("Tests.").handler(handler));
    }

    private StreamLoop loop(InputStream in, OutputStream out) {
        return new StreamLoop(new Session(registry, listener), in, out, listener);
    }

    /** Pipes a whole script in, as a shell does. */
    private String pipe(String script) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        loop(new ByteArrayInputStream(script.getBytes(UTF_8)), out).run();
        return out.toString(US_ASCII);
    }

    @Test
    void answersPipelinedCommandsInOrder() throws IOException {
        StringBuilder script = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            script.append(i).append(" echo ").append(i).append('\n');
        }

        List<Reply> replies = StrictReplies.parse(pipe(script.toString()));

        assertThat(replies).hasSize(2000);
        for (int i = 0; i < 2000; i++) {
            assertThat(replies.get(i)).isEqualTo(new Reply('=', "" + i, "" + i));
        }
    }

    @Test
    void takesCrLfBlankLinesAndALastLineWithoutEnd() throws IOException {
        assertThat(pipe("echo a\r\n\r\n# comment\r\n\n1 echo b\r\necho \u00fc"))
                .isEqualTo("= a\n\n=1 b\n\n= \\u00fc\n\n");
    }

    @Test
    void aCarriageReturnOrANullAloneEndsNoLine() throws IOException {
        assertThat(pipe("ec\rho \u0000a\n")).isEqualTo("= a\n\n");
    }

    @Test
    void anEmptyInputIsNoError() throws IOException {
        assertThat(pipe("")).isEmpty();
        assertThat(crashes).isEmpty();
    }

    @Test
    void quitDropsWhatFollows() throws IOException {
        assertThat(pipe("1 echo a\n2 quit\n3 echo b\n")).isEqualTo("=1 a\n\n=2 \n\n");
    }

    @Test
    void aFatalFailureDropsWhatFollows() throws IOException {
        command("die", call -> {
            throw new GtpFatal("broken");
        });

        assertThat(pipe("die\necho b\n")).isEqualTo("? broken\n\n");
    }

    @Test
    void atEndOfInputAnEndlessCommandCanEnd() throws IOException {
        command("analyze", call -> {
            while (!call.hasMoreInput()) {
                Thread.sleep(1);
            }
            return "ended, interrupted " + call.interruption().isRaised();
        });

        assertThat(pipe("analyze\n")).isEqualTo("= ended, interrupted false\n\n");
    }

    @Test
    void interruptRightBehindItsCommandIsNotLostAndReachesNoLaterOne() throws IOException {
        command("first", call -> {
            while (!call.interruption().isRaised()) {
                Thread.sleep(1);
            }
            return "interrupted";
        });
        command("second", call -> Boolean.toString(call.interruption().isRaised()));

        assertThat(pipe("# interrupt\nfirst\n# interrupt\nsecond\n")).isEqualTo("= interrupted\n\n= false\n\n");
    }

    @Test
    void interruptReachesTheRunningCommand() throws Exception {
        command("work", call -> {
            Thread worker = Thread.currentThread();
            call.interruption()
                    .onRaise(() -> crashes.add("raised, not by the worker: " + (Thread.currentThread() != worker)));
            call.emit("begun");
            while (!call.interruption().isRaised()) {
                Thread.sleep(1);
            }
            return "partial";
        });
        try (Engine engine = new Engine(this::loop)) {
            engine.send("# interrupt");
            engine.send("5 work");
            assertThat(engine.readLines(2)).isEqualTo("=5 \nbegun\n");
            engine.send("# interrupt\r");
            assertThat(engine.readReply()).isEqualTo("partial\n\n");
            engine.send("# interrupt");
            engine.send("echo idle");
            assertThat(engine.readReply()).isEqualTo("= idle\n\n");
        }
        assertThat(crashes).containsExactly("raised, not by the worker: true");
    }

    @Test
    void anyLineEndsAnalyzeAndIsAnsweredNext() throws Exception {
        command("analyze", call -> {
            call.emit("info move D4, more input " + call.hasMoreInput());
            while (!call.hasMoreInput()) {
                Thread.sleep(1);
            }
            return "";
        });
        try (Engine engine = new Engine(this::loop)) {
            engine.send("analyze b 50");
            assertThat(engine.readLines(2)).isEqualTo("= \ninfo move D4, more input false\n");
            engine.send("protocol_version");
            assertThat(engine.readReply()).isEqualTo("\n");
            assertThat(engine.readReply()).isEqualTo("= 2\n\n");
            engine.send("analyze b 50");
            assertThat(engine.readLines(2)).isEqualTo("= \ninfo move D4, more input false\n");
            engine.send("");
            assertThat(engine.readReply()).isEqualTo("\n");
        }
    }

    @Test
    void endOfInputDoesNotInterrupt() throws Exception {
        command("work", call -> {
            call.emit("begun");
            while (!call.hasMoreInput()) {
                Thread.sleep(1);
            }
            return call.interruption().isRaised() ? "interrupted" : "to its own end";
        });
        Engine engine = new Engine(this::loop);
        engine.send("work");
        engine.readLines(2);
        engine.close();
        assertThat(engine.readReply()).isEqualTo("to its own end\n\n");
    }

    @Test
    void aBrokenCallbackIsReportedAndStopsNobodyElse() throws Exception {
        command("work", call -> {
            call.interruption().onRaise(() -> {
                throw new IllegalStateException("callback");
            });
            call.emit("begun");
            while (!call.interruption().isRaised()) {
                Thread.sleep(1);
            }
            return "done";
        });
        try (Engine engine = new Engine(this::loop)) {
            engine.send("work");
            engine.readLines(2);
            engine.send("# interrupt");
            assertThat(engine.readReply()).isEqualTo("done\n\n");
            engine.send("echo a");
            assertThat(engine.readReply()).isEqualTo("= a\n\n");
        }
        assertThat(crashes).containsExactly("# interrupt: callback");
    }

    @Test
    void anInputThatFailsEndsTheSessionAndIsReported() throws IOException {
        InputStream broken = InputStream.nullInputStream();
        broken.close();
        loop(broken, new ByteArrayOutputStream()).run();

        assertThat(crashes).containsExactly("reading the input, which ends here: Stream closed");
    }

    @Test
    void anOutputThatFailsEndsTheLoop() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("gone");
            }
        };
        InputStream in = new ByteArrayInputStream("name\nname\n".getBytes(UTF_8));

        assertThatThrownBy(() -> loop(in, broken).run())
                .isInstanceOf(IOException.class)
                .hasMessage("gone");
    }

    @Test
    void interruptingItsThreadEndsTheLoop() throws Exception {
        Engine engine = new Engine(this::loop);
        engine.send("echo a");
        engine.readReply();
        engine.interruptThread();
        engine.awaitEnd();
        engine.close();
    }

    @Test
    void randomBytesGetLegalReplies() throws IOException {
        long seed = Seeds.next(StreamLoopTest.class);
        Random random = new Random(seed);
        byte[] noise = new byte[100_000];
        random.nextBytes(noise);
        for (int i = 0; i < noise.length; i++) {
            noise[i] = random.nextInt(10) == 0 ? (byte) '\n' : noise[i];
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        loop(new ByteArrayInputStream(noise), out).run();

        List<Reply> replies = StrictReplies.parse(out.toString(US_ASCII));
        assertThat(replies).as("seed %s", seed).hasSizeGreaterThan(1000);
    }
}
