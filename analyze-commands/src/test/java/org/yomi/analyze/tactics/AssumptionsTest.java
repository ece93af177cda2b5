package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.ScriptedSolver;

/** What questions may lean on: what is typed, else what is set, else what the command is known for. */
class AssumptionsTest {
    private final ScriptedSolver solver = ScriptedSolver.givingUp();
    private final TestEngine engine = new TestEngine(Path.of(""), solver);

    @BeforeEach
    void twoStones() {
        engine.ask("boardsize 9", "play b D4", "play b D6");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    default | default | yomi-solve b live(D4)                     | ''
                    default | default | yomi-status capture(D4) escape(3)         | escape(3)
                    default | default | yomi-capture D4                           | escape(5)
                    default | default | yomi-live D4                              | open(20)
                    default | default | yomi-connect D4 D6                        | ''
                    7       | default | yomi-capture D4                           | escape(7)
                    7       | default | yomi-live D4                              | escape(7) open(20)
                    7       | 9       | yomi-zone b live(D4)                      | escape(7) open(9)
                    7       | 9       | yomi-json b live(D4) escape(0)            | open(9)
                    7       | 9       | yomi-json b live(D4) OPEN(3) within(A1-E5) | escape(7) open(3) within(A1-E5)
                    0       | default | yomi-capture D4                           | ''
                    default | 0       | yomi-live D4                              | ''
                    """)
    void areFound(String escape, String open, String command, String assumptions) {
        engine.ask("yomi-param escape " + escape, "yomi-param open " + open, command);
        List<Question> questions = solver.questions();
        assertThat(questions)
                .isNotEmpty()
                .allSatisfy(question -> assertThat(String.join(" ", GoalPrinter.words(question.assumptions())))
                        .isEqualTo(assumptions));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    default | yomi-connect D4 D6                | ''
                    6       | yomi-connect D4 D6                | apart(6)
                    6       | yomi-solve b connect(D4,D6)       | apart(6)
                    6       | yomi-solve b connect(D4,D6) apart(0) | ''
                    """)
    void distancesAreFound(String apart, String command, String assumptions) {
        engine.ask("yomi-param apart " + apart, command);
        assertThat(solver.questions())
                .isNotEmpty()
                .allSatisfy(question -> assertThat(String.join(" ", GoalPrinter.words(question.assumptions())))
                        .isEqualTo(assumptions));
    }
}
