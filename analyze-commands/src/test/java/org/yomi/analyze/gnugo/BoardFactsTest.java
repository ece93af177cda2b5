package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

class BoardFactsTest {
    private static final String BOARD = """
            . . . . .
            . X O . .
            X . X O .
            . X O . .
            . . . . .
            """;

    private final TestEngine engine = new TestEngine();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            countlib B2         | 3
            countlib C3         | 1
            findlib C4          | C5 D4
            findlib B4          | B5 A4 B3
            findlib A3          | A4 B3 A2
            accuratelib b B3    | B5 A4 A2 B1
            accuratelib w B3    | C3
            accuratelib b C1    | B1 D1
            accuratelib w D4    | C5 D5 E4 E3 D2
            is_legal b B3       | 1
            is_legal b B2       | 0
            is_legal w pass     | 1
            captures w          | 0
            list_stones black   | B4 A3 C3 B2
            list_stones w       | C4 D3 C2
            """)
    void areAnsweredFromTheTopRowOn(String command, String answer) {
        Pictures.set(engine, BOARD);
        // C3 has the liberty B3 alone; what a move there captures counts.
        assertThat(engine.ask(command)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            captures w          | 1
            captures b          | 0
            is_legal b C3       | 0
            is_legal w C3       | 1
            accuratelib b C3    | B3
            all_legal b         | A5 B5 C5 D5 E5 A4 D4 E4 E3 A2 D2 E2 A1 B1 C1 D1 E1
            """)
    void knowOfCapturesAndTheKoRule(String command, String answer) {
        Pictures.set(engine, BOARD);
        engine.ask("play w B3");
        assertThat(engine.ask(command)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .X/X. | accuratelib w A2
            .X/X. | all_legal w
            """)
    void areEmptyWhereThereIsNothing(String picture, String command) {
        Pictures.set(engine, picture.replace('/', '\n'));
        assertThat(engine.ask(command)).isEmpty();
    }
}
