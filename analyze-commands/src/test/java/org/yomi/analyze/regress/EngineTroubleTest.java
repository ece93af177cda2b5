package org.yomi.analyze.regress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.gtp.session.LineHandler;
import org.yomi.gtp.session.Outcome;

/** Engines that are slow, hang or die. */
@Tag("clock")
@Timeout(20)
class EngineTroubleTest {
    private static final Duration SHORT = Duration.ofMillis(50);

    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private final Supplier<LineHandler> engines = () -> {
        lines.add("new");
        return (line, around) -> {
            lines.add(line);
            return switch (line.split(" ")[1]) {
                case "think" -> {
                    while (!around.interruption().isRaised()) {
                        Thread.onSpinWait();
                    }
                    yield answer("Unknown cancelled");
                }
                case "hang" -> hang();
                case "die" -> throw new StackOverflowError("too deep");
                default -> answer("x");
            };
        };
    };

    private static Outcome answer(String text) {
        return new Outcome("= " + text + "\n\n", false);
    }

    private static Outcome hang() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return answer("");
    }

    @ParameterizedTest
    @CsvSource({"[Unknown.*], FAIL", "[!x], FAIL", "[x]*, KNOWN_FAIL", "[x]&, IGNORED"})
    void aTestThatTakesTooLongHasFailedAndTheEngineGoesOn(String expectation, String outcome) {
        List<Verdict> verdicts = run("10 think\n#? " + expectation + "\n20 ask\n#? [x]");
        assertThat(verdicts).extracting(v -> v.outcome().name()).containsExactly(outcome, "PASS");
        assertThat(verdicts.get(0).got()).isEqualTo("timeout after 0.05 s, then: Unknown cancelled");
        assertThat(verdicts.get(0).millis()).isGreaterThanOrEqualTo(50);
        assertThat(lines).containsExactly("new", "10 think", "20 ask");
    }

    @Test
    void anEngineThatDoesNotStopIsReplacedByOneInTheSamePosition() {
        List<Verdict> verdicts = run("0 boardsize 5\n10 ask\n#? [x]\n0 play\n20 hang\n#? [x]\n30 ask\n#? [x]");
        assertThat(verdicts)
                .extracting(v -> v.outcome().name())
                .containsExactly("DONE", "PASS", "DONE", "FAIL", "PASS");
        assertThat(verdicts.get(3).got()).isEqualTo("timeout after 0.05 s, and the engine did not stop when told to");
        assertThat(lines)
                .containsExactly(
                        "new",
                        "0 boardsize 5",
                        "10 ask",
                        "0 play",
                        "20 hang",
                        "new",
                        "0 boardsize 5",
                        "0 play",
                        "30 ask");
    }

    @Test
    void anEngineThatDiesIsAnErrorEvenWhereAFailIsKnownAndANewOneGoesOn() {
        List<Verdict> verdicts = run("0 play\n10 die\n#? [x]*\n20 ask\n#? [x]");
        assertThat(verdicts).extracting(v -> v.outcome().name()).containsExactly("DONE", "ERROR", "PASS");
        assertThat(verdicts.get(1).got()).contains("the engine died", "too deep");
        assertThat(lines).containsExactly("new", "0 play", "10 die", "new", "0 play", "20 ask");
    }

    @Test
    void aCommandThatIsNoTestIsAnErrorWhenItTakesTooLong() {
        assertThat(run("0 think\n10 ask\n#? [x]"))
                .extracting(v -> v.outcome().name())
                .containsExactly("ERROR", "PASS");
    }

    @Test
    void aScriptEndsWhereANewEngineCannotBeBroughtToThePosition() {
        Supplier<LineHandler> onlyOnce = () -> {
            LineHandler engine = engines.get();
            boolean first = lines.size() == 1;
            return (line, around) -> first ? engine.handle(line, around) : new Outcome("? no\n\n", false);
        };
        List<Verdict> verdicts = new ArrayList<>();
        Script script = Script.parse("s", "0 play\n10 die\n#? [x]\n20 ask\n#? [x]");
        new ScriptRunner(onlyOnce, new EngineThread.Patience(SHORT, SHORT, () -> false)).run(script, verdicts::add);
        assertThat(verdicts).extracting(v -> v.outcome().name()).containsExactly("DONE", "ERROR");
        assertThat(verdicts.get(1).got()).endsWith("; a new one cannot go on: 0 play: ? no");
    }

    @Test
    void whoIsStoppedKeepsWhatWasRunAndStopsTheCommandUnderWay() {
        Script script = Script.parse("s", "10 ask\n#? [x]\n20 think\n#? [x]\n30 ask\n#? [x]");
        BooleanSupplier stopped = () -> lines.contains("20 think");
        Report report = new ScriptRunner(engines, ScriptRunner.ENDLESS, stopped).run(script, v -> {});
        assertThat(report.verdicts()).extracting(Verdict::line).containsExactly(1);
        assertThat(lines).containsExactly("new", "10 ask", "20 think");
    }

    private List<Verdict> run(String text) {
        return new ScriptRunner(engines, new EngineThread.Patience(SHORT, Duration.ofMillis(100), () -> false))
                .run(Script.parse("s", text), v -> {})
                .verdicts();
    }
}
