package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yomi.gtp.registry.Command;

/** A person at the prompt finds every command. */
class HelpTest {
    private static final int TERMINAL = 80;

    private final TestEngine engine = new TestEngine();

    @Test
    void everyCommandIsListedOnceAndShort() {
        String help = engine.ask("help");
        assertThat(help.lines())
                .allMatch(line -> line.length() <= TERMINAL)
                .contains("Questions")
                .hasSizeLessThan(TERMINAL);
        List<String> names = help.lines()
                .filter(line -> line.startsWith("  "))
                .flatMap(line -> Stream.of(line.strip().split(" ")))
                .toList();
        assertThat(names)
                .containsExactlyInAnyOrderElementsOf(
                        engine.ask("list_commands").lines().toList());
    }

    @Test
    void everyCommandExplainsItself() {
        for (Command command : engine.registry().commands()) {
            String help = engine.ask("help " + command.name());
            assertThat(help.lines()).first().isEqualTo(command.usage());
            assertThat(help.lines()).allMatch(line -> line.length() <= TERMINAL);
            assertThat(help.replaceAll("\\s+", " ")).isEqualTo(command.usage() + " " + command.help());
        }
    }
}
