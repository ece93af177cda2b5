package org.yomi.gtp.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.call.GtpFatal;
import org.yomi.gtp.call.GtpQuit;
import org.yomi.gtp.call.Interruption;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.registry.CommandHandler;
import org.yomi.gtp.registry.CommandRegistry;

class SessionTest {
    private final CommandRegistry registry = new CommandRegistry();
    private final Recorder recorder = new Recorder();
    private final Session session = new Session(registry, recorder);

    private static final class Recorder implements SessionListener {
        final List<String> traffic = new ArrayList<>();
        final List<Throwable> crashes = new ArrayList<>();

        @Override
        public void received(String line) {
            traffic.add("> " + line);
        }

        @Override
        public void sent(String text) {
            traffic.add("< " + text);
        }

        @Override
        public void crashed(String during, Throwable error) {
            traffic.add("! " + during);
            crashes.add(error);
        }
    }

    SessionTest() {
        command("echo", call -> call.arguments().text());
    }

    private void command(String name, CommandHandler handler) {
        registry.add(Command.row("Test", name).help("Tests.").handler(handler));
    }

    private Outcome crash(CommandHandler handler) {
        command("crash", handler);
        return session.handle("7 crash");
    }

    static String[][] lines() {
        return new String[][] {
            {"echo", "= \n\n"},
            {"echo a b", "= a b\n\n"},
            {"12 echo a", "=12 a\n\n"},
            {"0 echo a", "=0 a\n\n"},
            {"12\techo\ta", "=12 a\n\n"},
            {"  \t 12   echo   a  b  ", "=12 a  b\n\n"},
            {"echo a # comment", "= a\n\n"},
            {"echo#a", "= \n\n"},
            {"echo \"C:\\C# x\\#1.sgf\" b # c", "= \"C:\\C# x\\#1.sgf\" b\n\n"},
            {"echo \"a # b", "= \"a\n\n"},
            {"echo a # \"b # c\"", "= a\n\n"},
            {"echo a\r", "= a\n\n"},
            {"\u0007ec\u0001ho a\u007f", "= a\n\n"},
            {"echo 12", "= 12\n\n"},
            {"12 13 echo", "?12 unknown command\n\n"},
            {"nosuch a", "? unknown command\n\n"},
            {"Echo a", "? unknown command\n\n"},
            {"1a echo", "? unknown command\n\n"},
            {"-1 echo", "? unknown command\n\n"},
            {"12", "?12 no command after the id\n\n"},
            {"12 # comment", "?12 no command after the id\n\n"},
            {"echo \u00fc", "= \\u00fc\n\n"},
            {"=1 ?", "? unknown command\n\n"},
        };
    }

    @ParameterizedTest
    @MethodSource("lines")
    void answers(String line, String reply) {
        assertThat(session.handle(line)).isEqualTo(new Outcome(reply, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t", "\r", "\u0000", "#", "# interrupt", "  # echo", "\t#12 echo"})
    void doesNotAnswerBlankLinesAndComments(String line) {
        assertThat(session.handle(line)).isEqualTo(Outcome.NOTHING);
    }

    @Test
    void makesRepliesLegal() {
        command("lines", call -> "a\n\n\nb\n\n");

        assertThat(session.handle("3 lines").reply()).isEqualTo("=3 a\n \n \nb\n\n");
    }

    @Test
    void failureKeepsTheSession() {
        Outcome outcome = crash(call -> {
            throw new GtpFailure("no\n\nstone");
        });

        assertThat(outcome).isEqualTo(new Outcome("?7 no\n \nstone\n\n", false));
        assertThat(recorder.crashes).isEmpty();
    }

    @Test
    void aWrongNumberOfArgumentsIsAnsweredWithTheRightOnes() {
        registry.add(
                Command.row("Test", "pair").arguments("COLOR VERTEX").help("x").handler(call -> {
                    call.arguments().expect(2);
                    return "";
                }));
        registry.add(Command.row("Test", "none").help("x").handler(call -> {
            call.arguments().expect(0);
            return "";
        }));
        assertThat(session.handle("pair b").reply())
                .isEqualTo("? expected 2 arguments, got 1; usage: pair COLOR VERTEX\n\n");
        assertThat(session.handle("none b").reply()).isEqualTo("? expected no arguments, got 1\n\n");
    }

    @Test
    void fatalFailureEndsTheSession() {
        assertThat(crash(call -> {
                    throw new GtpFatal("disk full");
                }))
                .isEqualTo(new Outcome("?7 disk full\n\n", true));
    }

    @Test
    void quitEndsTheSession() {
        assertThat(crash(call -> {
                    throw new GtpQuit();
                }))
                .isEqualTo(new Outcome("=7 \n\n", true));
    }

    @Test
    void anyOtherExceptionIsReportedAndKeepsTheSession() {
        Exception thrown = new java.io.IOException("pipe\nbroken");
        Outcome outcome = crash(call -> {
            throw thrown;
        });

        assertThat(outcome).isEqualTo(new Outcome("?7 internal error: IOException: pipe\nbroken\n\n", false));
        assertThat(recorder.crashes).containsExactly(thrown);
        assertThat(recorder.traffic)
                .containsExactly("> 7 crash", "! 7 crash", "< ?7 internal error: IOException: pipe\nbroken\n\n");
        assertThat(session.handle("echo a").reply()).isEqualTo("= a\n\n");
    }

    @Test
    void stackOverflowKeepsTheSession() {
        assertThat(crash(this::forEver)).isEqualTo(new Outcome("?7 internal error: StackOverflowError\n\n", false));
    }

    @SuppressWarnings("InfiniteRecursion")
    private String forEver(Call call) {
        return forEver(call) + forEver(call);
    }

    @Test
    void lackOfMemoryKeepsTheSession() {
        Outcome outcome = crash(call -> Integer.toString(new long[Integer.MAX_VALUE - 8].length));

        assertThat(outcome.reply()).startsWith("?7 out of memory: it takes more than the ");
        assertThat(outcome.over()).isFalse();
    }

    @Test
    void aListenerThatBreaksDoesNotSpoilTheReply() {
        Session broken = new Session(registry, new SessionListener() {
            @Override
            public void crashed(String during, Throwable error) {
                throw new OutOfMemoryError();
            }
        });
        command("crash", call -> {
            throw new IllegalStateException();
        });

        assertThat(broken.handle("crash").reply()).isEqualTo("? internal error: IllegalStateException\n\n");
    }

    @Test
    void aHandlerWithoutReplyIsAnInternalError() {
        @SuppressWarnings("NullAway")
        Outcome outcome = crash(call -> null);

        assertThat(outcome.reply()).startsWith("?7 internal error: NullPointerException");
    }

    @Test
    void keepsTheThreadInterrupted() {
        crash(call -> {
            throw new InterruptedException("stop");
        });

        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void withoutAStreamThereIsNeverMoreInput() {
        command("more", call -> Boolean.toString(call.hasMoreInput()));

        assertThat(session.handle("more").reply()).isEqualTo("= false\n\n");
    }

    @Test
    void emittedLinesBeginTheReply() {
        command("stream", call -> {
            call.emit("info 1\n\n");
            call.emit("\ninfo 2");
            call.emit("");
            return "done";
        });

        assertThat(session.handle("5 stream").reply()).isEqualTo("=5 \ninfo 1\n \ninfo 2\ndone\n\n");
        assertThat(recorder.traffic)
                .containsExactly("> 5 stream", "< =5 \ninfo 1\n", "<  \ninfo 2\n", "< ", "< done\n\n");
    }

    @Test
    void emittedLinesMayBeAll() {
        command("stream", call -> {
            call.emit("info");
            return "";
        });

        assertThat(session.handle("stream").reply()).isEqualTo("= \ninfo\n\n");
    }

    @Test
    void failureAfterEmittedLinesIsALine() {
        command("stream", call -> {
            call.emit("info");
            throw new GtpFailure("no more");
        });

        assertThat(session.handle("stream").reply()).isEqualTo("= \ninfo\nfailed: no more\n\n");
    }

    @Test
    void nothingCanBeEmittedAfterTheEnd() {
        List<Call> calls = new ArrayList<>();
        command("keep", call -> {
            calls.add(call);
            return "";
        });
        session.handle("keep");

        assertThatIllegalStateException().isThrownBy(() -> calls.get(0).emit("late"));
    }

    @Test
    void interruptEndsWithItsCommand() {
        List<String> seen = new ArrayList<>();
        command("work", call -> {
            call.interruption().onRaise(() -> seen.add("raised"));
            return "";
        });
        Interruption interruption = new Interruption();
        session.handle("work", interruption);
        interruption.raise();

        assertThat(seen).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"false,1", "true,2"})
    void interruptReachesTheRunningCommand(boolean interrupted, String reply) {
        command("work", call -> call.interruption().isRaised() ? "2" : "1");
        Interruption interruption = new Interruption();
        if (interrupted) {
            interruption.raise();
        }

        assertThat(session.handle("work", interruption).reply()).isEqualTo("= " + reply + "\n\n");
    }
}
