package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.proof.ProofNumberSolver;

/** The questions of one command share the time of one. */
@Tag("clock")
class CommandTimeTest {
    private static final String TWO_BLOCKS = """
            . . . . . . .
            . . O O O . .
            . O X . X O .
            . O . . . O .
            . . . . . . .
            """;

    private final List<Duration> times = new ArrayList<>();
    private final AtomicBoolean isOver = new AtomicBoolean();

    /** What each question takes at least. */
    private Duration pause = Duration.ZERO;

    private TestEngine engine() {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(this::read));
        Pictures.set(engine, TWO_BLOCKS);
        engine.ask("yomi-param remember 0", "yomi-param seconds 40", "yomi-param threads 1");
        return engine;
    }

    private Answer read(Question question, Monitor monitor) {
        times.add(question.limits().time());
        LockSupport.parkNanos(pause.toNanos());
        return isOver.get()
                ? ScriptedSolver.unknown(question, StopReason.TIME)
                : new ProofNumberSolver().solve(question, monitor);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dragon_stones D4",
                "combination_attack white",
            })
    void eachQuestionHasLessThanTheOneBefore(String command) {
        engine().ask(command);
        assertThat(times).hasSizeGreaterThan(1);
        assertThat(times.get(0)).isEqualTo(Duration.ofSeconds(40));
        for (int i = 1; i < times.size(); i++) {
            assertThat(times.get(i)).as("question " + i).isLessThan(times.get(i - 1));
        }
    }

    /** A dragon is read in several ways, each with a part of what is left. */
    @ParameterizedTest
    @ValueSource(strings = {"owl_attack C3", "owl_defend C3", "owl_threaten_attack C3", "owl_threaten_defense C3"})
    void eachQuestionAboutADragonHasWhatIsLeftAtMost(String command) {
        TestEngine engine = engine();
        pause = Duration.ofMillis(100);
        engine.ask(command);
        assertThat(times).hasSizeGreaterThan(1);
        for (int i = 0; i < times.size(); i++) {
            assertThat(times.get(i))
                    .as("question " + i)
                    .isLessThanOrEqualTo(Duration.ofSeconds(40).minus(pause.multipliedBy(i)));
        }
    }

    @Test
    void theNextCommandHasAllOfIt() {
        TestEngine engine = engine();
        engine.ask("dragon_stones D4");
        times.clear();
        engine.ask("dragon_stones D4");
        assertThat(times.get(0)).isEqualTo(Duration.ofSeconds(40));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dragon_status C3", "dragon_stones"})
    void whatIsSeveralQuestionsBeginsAnew(String command) {
        TestEngine engine = engine();
        pause = Duration.ofMillis(200);
        engine.ask(command);
        assertThat(IntStream.range(1, times.size()))
                .anyMatch(i -> times.get(i).plus(pause.dividedBy(2)).compareTo(times.get(i - 1)) > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dragon_stones C3", "dragon_stones", "owl_attack C3", "analyze_semeai C3 B3"})
    void dragonsThatTakeTooLongAreNoSmallerDragons(String command) {
        TestEngine engine = engine();
        isOver.set(true);
        assertThat(engine.fail(command)).isEqualTo("unknown time");
    }
}
