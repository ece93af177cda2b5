package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Interruption;
import org.yomi.gtp.session.Outcome;
import org.yomi.gtp.session.Surroundings;
import org.yomi.solvers.proof.ProofNumberSolver;

@Tag("clock")
@Timeout(30)
class InterruptTest {
    private final AtomicBoolean running = new AtomicBoolean();

    /** Reads until it is told to stop. */
    private Answer endless(Question question, Monitor monitor) {
        running.set(true);
        while (!monitor.cancelled()) {
            Thread.onSpinWait();
        }
        return ScriptedSolver.unknown(question, StopReason.CANCELLED);
    }

    private static void interruptSoon(TestEngine engine, AtomicBoolean when) {
        Thread thread = new Thread(() -> {
            while (!when.get()) {
                Thread.onSpinWait();
            }
            engine.interrupt();
        });
        thread.start();
    }

    @Test
    void aQuestionThatIsInterruptedIsAnsweredUnknown() {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(this::endless));
        engine.ask("boardsize 9", "play b D4");
        interruptSoon(engine, running);
        assertThat(engine.ask("yomi-solve w capture(D4)")).isEqualTo("Unknown cancelled");
        running.set(false);
        interruptSoon(engine, running);
        assertThat(engine.ask("yomi-status capture(D4)"))
                .isEqualTo("unknown black Unknown cancelled white Unknown cancelled");
    }

    @Test
    void dragonsThatAreCutShortAreNoAnswer() {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(this::endless));
        engine.ask("boardsize 5", "play b B2", "play b A1");
        interruptSoon(engine, running);
        assertThat(engine.fail("dragon_stones")).isEqualTo("unknown cancelled");
    }

    /** The first question ends by itself; the command waits for the second, which is read on another thread, or reads it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aQuestionThatIsReadAheadIsInterrupted(int threads) {
        TestEngine engine = new TestEngine(
                Path.of(""),
                new ScriptedSolver(
                        (question, monitor) -> question.assumptions().within().isEmpty()
                                ? ScriptedSolver.unknown(question, StopReason.NODES)
                                : endless(question, monitor)));
        Pictures.set(engine, """
                . . . . . . . . .
                . . . . . . . . .
                X X X . . . . . .
                O O X . . . . . .
                . O X . . . . . .
                . . . . . . . . .
                """);
        engine.ask("yomi-param threads " + threads);
        interruptSoon(engine, running);
        assertThat(engine.fail("owl_attack A3")).isEqualTo("unknown cancelled");
    }

    /** The ko is proven when its threats are still being counted, and would be an answer where they do not matter. */
    @Test
    void aDragonInAKoIsInterruptedWhileThreatsAreCounted() {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver((question, monitor) -> {
            Answer stopped = endless(question, monitor);
            Zone zone = Zone.empty(question.position().geometry());
            return new Answer(
                    question,
                    Result.KO_PLUS,
                    FirstMove.PASS,
                    List.of(),
                    zone,
                    zone,
                    null,
                    List.of(),
                    null,
                    stopped.effort());
        }));
        engine.ask("boardsize 9", "play b D4");
        interruptSoon(engine, running);
        assertThat(engine.fail("owl_attack D4")).isEqualTo("unknown cancelled");
    }

    @ParameterizedTest
    @ValueSource(strings = {"yomi-status capture(K10)", "yomi-live K10", "yomi-moves b live(K10)"})
    void realSearchesSideBySideAreInterrupted(String command) {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver((question, monitor) -> {
            running.set(true);
            return new ProofNumberSolver().solve(question, monitor);
        }));
        engine.ask("boardsize 19", "play b K10", "yomi-param seconds 60", "yomi-param open 0");
        interruptSoon(engine, running);
        assertThat(engine.ask(command)).contains("Unknown cancelled");
    }

    @Test
    void aRealSearchIsInterrupted() {
        TestEngine engine = new TestEngine(Path.of(""), new ProofNumberSolver());
        engine.ask("boardsize 19", "play b K10");
        Thread impatient = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                engine.interrupt();
                Thread.onSpinWait();
            }
        });
        impatient.start();
        try {
            assertThat(engine.ask("yomi-solve w capture(K10)")).isEqualTo("Unknown cancelled");
        } finally {
            impatient.interrupt();
        }
        assertThat(engine.ask("name")).isEqualTo("Yomi");
    }

    /** The shortest time of a few: others use the machine, too. */
    @ParameterizedTest
    @ValueSource(
            strings = {"yomi-solve w capture(K10)", "yomi-zone b live(K10)", "yomi-goals", "yomi-moves w capture(K10)"})
    void aRealSearchEndsWithinATenthOfASecond(String command) throws InterruptedException {
        TestEngine engine = new TestEngine(Path.of(""), new ProofNumberSolver());
        engine.ask("boardsize 19", "play b K10", "play w L11", "yomi-param seconds 60", "yomi-param remember 0");
        engine.ask("yomi-param open 0", "yomi-param escape 0");
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            AtomicLong interrupted = new AtomicLong();
            Thread escape = new Thread(() -> {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(300));
                interrupted.set(System.nanoTime());
                engine.interrupt();
            });
            escape.start();
            engine.ask(command);
            long end = System.nanoTime();
            escape.join();
            shortest = Math.min(shortest, end - interrupted.get());
        }
        assertThat(TimeUnit.NANOSECONDS.toMillis(shortest)).isBetween(0L, 100L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"yomi-goal capture(D4)", "yomi-goal none"})
    void sabakisAnalysisEndsWhenAnotherLineComes(String goal) {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(this::endless));
        engine.ask("boardsize 9", "play b D4", goal);
        AtomicBoolean moreInput = new AtomicBoolean();
        new Thread(() -> {
                    while (!running.get()) {
                        Thread.onSpinWait();
                    }
                    moreInput.set(true);
                })
                .start();
        StringBuilder sent = new StringBuilder();
        Outcome outcome = engine.session().handle("analyze w 50", new Beside(new Interruption(), moreInput, sent));
        assertThat(sent + outcome.reply()).isEqualTo("= \n\n");
    }

    @Test
    void aTypedQuestionGoesOnWhenAnotherLineComes() {
        TestEngine engine = new TestEngine(
                Path.of(""),
                new ScriptedSolver((question, monitor) -> ScriptedSolver.unknown(
                        question, monitor.cancelled() ? StopReason.CANCELLED : StopReason.NODES)));
        engine.ask("boardsize 9", "play b D4");
        Beside beside = new Beside(new Interruption(), new AtomicBoolean(true), new StringBuilder());
        assertThat(engine.session().handle("yomi-solve w capture(D4)", beside).reply())
                .isEqualTo("= Unknown nodes\n\n");
    }

    @Test
    void movesBeingReadAndZonesSoFarAreDrawnOnlyForGoGui() {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver((question, monitor) -> {
            Geometry board = question.position().geometry();
            ZonesSoFar zones = new ZonesSoFar(Zone.of(board, 1, 2), Zone.of(board, 2, 3));
            Known known = new Known(Result.KO_PLUS, Result.WON, KoRule.A, new ProofNumbers(12, 345), zones);
            monitor.progress(new Reading(1234, List.of(0, -1, 1), known));
            return ScriptedSolver.unknown(question, StopReason.TIME);
        }));
        engine.ask("yomi-param remember 0", "boardsize 9", "play b D4", "yomi-solve w capture(D4)");
        assertThat(engine.standardError()).isEmpty();
        engine.ask("gogui-version 1.6.0", "yomi-solve w capture(D4)");
        assertThat(engine.standardError()).isEqualTo("""
                        gogui-gfx:
                        COLOR #ffffc0 A1 B1 D4
                        COLOR #80ff80 B1
                        COLOR #ff8080 D1
                        COLOR #ffff80 C1
                        MARK D4
                        VAR w A1 b pass w B1
                        TEXT capture(D4), white first, at least Ko+, ko rule A: proof 12, disproof 345, 1234 nodes

                        gogui-gfx: CLEAR
                        """);
        String drawn = engine.standardError();
        engine.ask("yomi-param live_gfx 0", "yomi-solve w capture(D4)");
        assertThat(engine.standardError()).isEqualTo(drawn);
    }

    private record Beside(Interruption interruption, AtomicBoolean more, StringBuilder sent) implements Surroundings {
        @Override
        public boolean hasMoreInput() {
            return more.get();
        }

        @Override
        public void sendNow(String text) {
            sent.append(text);
        }
    }
}
