package org.yomi.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.registry.CommandRegistry;
import org.yomi.gtp.session.LineHandler;
import org.yomi.gtp.session.Outcome;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;

class ClientTest {
    private final ExpectEngine script = new ExpectEngine();
    private final InProcessController controller = new InProcessController(script);

    @Test
    void playsAScript() {
        script.expect("name", "Double").expectAndFail("2 play x", "no").expectAndEnd("quit");

        assertThat(controller.ask("name")).isEqualTo("Double");
        assertThat(controller.send("2 play x")).isEqualTo(new Response(false, "", "no"));
        assertThat(controller.isOver()).isFalse();
        assertThat(controller.ask("quit")).isEmpty();
        assertThat(controller.isOver()).isTrue();
        script.assertFinished();
    }

    @Test
    void complainsAboutALineThatIsNotInTheScript() {
        script.expect("name", "Double");

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> controller.send("version"))
                .withMessage("expected 'name', got 'version'");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> controller.send("version"))
                .withMessage("expected no line, got 'version'");
    }

    @Test
    void complainsAboutAScriptThatWasNotPlayed() {
        script.expect("name", "Double");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(script::assertFinished)
                .withMessage("expected 'name', got no line");

        controller.send("name");
        assertThatCode(script::assertFinished).doesNotThrowAnyException();
    }

    @Test
    void askingDemandsSuccess() {
        script.expectAndFail("play", "no stone");

        assertThatIllegalStateException()
                .isThrownBy(() -> controller.ask("play"))
                .withMessage("'play' failed: no stone");
    }

    @Test
    void sendsNothingAfterTheEnd() {
        script.expectAndEnd("quit");
        controller.send("quit");

        assertThatIllegalStateException().isThrownBy(() -> controller.send("name"));
    }

    @Test
    void refusesWhatIsNotOneReply() {
        for (String reply :
                new String[] {"", "= a", "= a\n", "a\n\n", "= a\n\nb\n", "= a\n\n= b\n", "= a\n\n= b\n\n", "= a\n\nb"
                }) {
            LineHandler bad = (line, around) -> new Outcome(reply, false);
            assertThatIllegalStateException().as(reply).isThrownBy(() -> new InProcessController(bad).send("name"));
        }
        LineHandler mute = (line, around) -> Outcome.NOTHING;
        assertThatIllegalStateException().isThrownBy(() -> new InProcessController(mute).send("# comment"));
    }

    @Test
    @Timeout(20)
    void interruptsTheRunningCommand() throws InterruptedException {
        CountDownLatch running = new CountDownLatch(1);
        CommandRegistry registry = new CommandRegistry();
        registry.add(Command.row("Test", "work").help("Works.").handler(call -> {
            running.countDown();
            while (!call.interruption().isRaised()) {
                Thread.sleep(1);
            }
            return "interrupted";
        }));
        InProcessController worker = new InProcessController(new Session(registry, SessionListener.NONE));
        worker.interrupt();
        Thread other = new Thread(() -> {
            try {
                running.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            worker.interrupt();
        });
        other.start();

        assertThat(worker.ask("work")).isEqualTo("interrupted");
        other.join();
    }
}
