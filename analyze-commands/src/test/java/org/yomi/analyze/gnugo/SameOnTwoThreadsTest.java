package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.TestEngine;

/** Where nodes are the limit, what is read ahead on a second thread changes neither replies nor the nodes that they took. */
class SameOnTwoThreadsTest {
    private static String replies(String position, String command, int nodes, int threads) {
        TestEngine engine = new TestEngine();
        engine.ask(
                "yomi-param threads " + threads,
                "yomi-param nodes " + nodes,
                "yomi-param seconds 600",
                "loadsgf ../regression/positions/" + position + ".sgf");
        return engine.ask(command) + ", " + engine.ask("get_owl_node_counter") + " nodes, "
                + engine.ask("get_connection_node_counter");
    }

    @ParameterizedTest
    @Tag("long")
    @CsvSource(textBlock = """
            race-behind-walls, dragon_status
            sacrifice-or-seki, dragon_status
            strengthen-first, dragon_status
            two-eyes-in-ko, dragon_status
            eyeless-race, analyze_semeai K13 L13
            race-behind-walls, analyze_semeai J14 H14
            owner-joins, disconnect P12 L5
            """)
    void itIs(String position, String command) {
        assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "there is one processor only");
        for (int nodes : new int[] {15_000, 40_000}) {
            assertThat(replies(position, command, nodes, 2)).isEqualTo(replies(position, command, nodes, 1));
        }
    }

    /** Some of what might be asked next is refused by the solver for rooms. That is no error, and nothing of it is left. */
    @Test
    void whatWasPlannedForAnotherCommandIsForgotten() {
        TestEngine engine = new TestEngine();
        engine.ask("yomi-param threads 2", "loadsgf ../regression/positions/race-behind-walls.sgf");
        String reply = engine.ask("attack J14");
        engine.ask("yomi-param solver room", "analyze_semeai H14 J14", "yomi-param solver dfpn");
        assertThat(engine.ask("attack J14")).isEqualTo(reply);
    }
}
