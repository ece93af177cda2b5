package org.yomi.analyze.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.TestEngine;

class SettingsTest {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private final TestEngine engine = new TestEngine();

    @Test
    void theListIsGoGuisDialog() {
        assertThat(engine.ask("yomi-param")).isEqualTo("""
                        [string] nodes 50000000
                        [string] seconds 10
                        [string] memory_mb 256
                        [string] escape default
                        [string] open default
                        [string] apart default
                        [list/all/A/N/B] ko all
                        [list/dfpn/dynamic/static/room/lambda/plain] solver dfpn
                        [string] threads %d
                        [bool] remember 1
                        [bool] live_gfx 0
                        [bool] record_moves 0""".formatted(CORES));
    }

    @ParameterizedTest
    @CsvSource({
        "nodes, 1234, 1234",
        "seconds, 2.5, 2.5",
        "seconds, 100, 100",
        "memory_mb, 64, 64",
        "escape, 0, 0",
        "escape, 6, 6",
        "open, 15, 15",
        "apart, 4, 4",
        "open, Default, default",
        "ko, a, A",
        "ko, N, N",
        "ko, ALL, all",
        "solver, DFPN, dfpn",
        "solver, lambda, lambda",
        "threads, 1, 1",
        "remember, 0, 0",
        "live_gfx, 1, 1",
        "live_gfx, false, 0",
        "record_moves, 1, 1"
    })
    void aValueThatIsSetIsListedAndNothingElseChanges(String name, String typed, String listed) {
        String before = without(name);
        assertThat(engine.ask("yomi-param " + name + " " + typed)).isEmpty();
        assertThat(engine.ask("yomi-param").lines()).anyMatch(line -> line.endsWith("] " + name + " " + listed));
        assertThat(without(name)).isEqualTo(before);
    }

    private String without(String name) {
        return engine.ask("yomi-param").replaceAll("(?m)^.*\\] " + name + " .*$", "");
    }

    @Test
    void threadsAreAsManyAsThereAreProcessorsAtMost() {
        engine.ask("yomi-param threads " + CORES);
        String before = engine.state();
        for (String wrong : List.of("0", "-1", Integer.toString(CORES + 1), "two", "1.5", "")) {
            assertThat(engine.fail("yomi-param threads " + wrong)).contains("argument 2");
        }
        assertThat(engine.fail("yomi-param threads " + (CORES + 1))).contains("1 to " + CORES);
        assertThat(engine.state()).isEqualTo(before);
    }

    @Test
    void goGuiSwitchesLiveGraphicsAndTheMovesOfRecordsOn() {
        engine.ask("name", "protocol_version", "version", "list_commands");
        assertThat(engine.ask("yomi-param")).contains("[bool] live_gfx 0", "[bool] record_moves 0");
        engine.ask("gogui-version 1.6.0");
        assertThat(engine.ask("yomi-param")).contains("[bool] live_gfx 1", "[bool] record_moves 1");
    }
}
