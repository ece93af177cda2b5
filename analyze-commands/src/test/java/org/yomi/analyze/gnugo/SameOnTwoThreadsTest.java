package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.TestEngine;

/** Where nodes are the limit, what is read ahead on a second thread changes neither replies nor the nodes that they took. */
class SameOnTwoThreadsTest {
    private static String replies(String position, String command, int threads) {
        TestEngine engine = new TestEngine();
        engine.ask(
                "yomi-param threads " + threads,
                "yomi-param nodes 4000",
                "yomi-param seconds 600",
                "yomi-param remember 0",
                "loadsgf ../regression/positions/" + position + ".sgf");
        return engine.ask(command) + ", " + engine.ask("get_owl_node_counter") + " nodes";
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            race-behind-walls, dragon_status
            sacrifice-or-seki, dragon_status
            strengthen-first, dragon_status
            two-eyes-in-ko, dragon_status
            eyeless-race, analyze_semeai K13 L13
            race-behind-walls, analyze_semeai J14 H14
            """)
    void itIs(String position, String command) {
        assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "there is one processor only");
        assertThat(replies(position, command, 2)).isEqualTo(replies(position, command, 1));
    }
}
