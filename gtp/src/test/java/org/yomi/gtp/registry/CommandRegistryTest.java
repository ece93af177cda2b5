package org.yomi.gtp.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.gtp.analyze.AnalyzeLine;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;

class CommandRegistryTest {
    private final CommandRegistry registry = new CommandRegistry();

    private static Command.Builder row(String name) {
        return Command.row("Group", name).help("Does it.");
    }

    private static Command command(String name) {
        return row(name).handler(call -> "");
    }

    @Test
    void listsNamesByAlphabetAndRowsInOrder() {
        registry.addAll(List.of(command("b"), command("a")));

        assertThat(registry.names()).containsExactly("a", "b");
        assertThat(registry.commands()).extracting(Command::name).containsExactly("b", "a");
    }

    @Test
    void findsByExactName() {
        Command command = command("play");
        registry.add(command);

        assertThat(registry.find("play")).isSameAs(command);
        assertThat(registry.find("Play")).isNull();
    }

    @Test
    void listsAnalyzeLinesInOrder() {
        registry.add(row("z").analyze(AnalyzeType.GFX, "Zone", Placeholder.TEXT)
                .analyze(AnalyzeType.STRING, "Zone text")
                .handler(call -> ""));
        registry.add(row("a").analyze(AnalyzeType.PLIST, "All").handler(call -> ""));

        assertThat(registry.analyzeLines())
                .extracting(AnalyzeLine::toString)
                .containsExactly("gfx/Zone/z %s", "string/Zone text/z", "plist/All/a");
    }

    @Test
    void refusesANameTwice() {
        registry.add(command("a"));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> registry.add(command("a")))
                .withMessage("command a is registered twice");
    }

    @Test
    void refusesALabelTwice() {
        registry.add(row("a").analyze(AnalyzeType.NONE, "Same").handler(call -> ""));

        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        registry.add(row("b").analyze(AnalyzeType.NONE, "Same").handler(call -> "")))
                .withMessage("analyze label 'Same' is registered twice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "a\tb", "a#b", "12", "\u00fcber"})
    void refusesNamesThatCannotBeSent(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> command(name));
    }

    @Test
    void refusesHelpThatIsNotOneLine() {
        Command.Builder none = Command.row("Group", "a");
        assertThatIllegalArgumentException().isThrownBy(() -> none.handler(call -> ""));
        Command.Builder two = Command.row("Group", "a").help("one\ntwo");
        assertThatIllegalArgumentException().isThrownBy(() -> two.handler(call -> ""));
    }

    private void addThreeRows() {
        registry.add(Command.row("Asking why", "solve")
                .arguments("COLOR GOAL")
                .help("Solves. Or not.")
                .analyze(AnalyzeType.GFX, "Solve", Placeholder.COLOR, Placeholder.TEXT)
                .handler(call -> ""));
        registry.add(Command.row("Setting", "param")
                .arguments("a|b")
                .help("Sets: all of it.")
                .handler(call -> ""));
        registry.add(Command.row("Asking why", "status").help("Asks.").handler(call -> ""));
    }

    @Test
    void eachGroupHasAPageWithItsRows() {
        addThreeRows();
        assertThat(Manual.pages(registry)).containsOnlyKeys("commands/asking-why.md", "commands/setting.md");
        assertThat(Manual.pages(registry)).containsEntry("commands/asking-why.md", """
                # Asking why

                ## `solve COLOR GOAL`

                Solves. Or not.

                In GoGui: Solve (`gfx/Solve/solve %c %s`)

                ## `status`

                Asks.
                """);
    }

    @Test
    void theOverviewHasTheFirstSentenceOfEveryRow() {
        addThreeRows();
        assertThat(Manual.overview("Commands", registry)).isEqualTo("""
                # Commands

                ## Asking why

                All about them: [Asking why](commands/asking-why.md).

                | command | |
                | --- | --- |
                | `solve COLOR GOAL` | Solves. |
                | `status` | Asks. |

                ## Setting

                All about them: [Setting](commands/setting.md).

                | command | |
                | --- | --- |
                | `param a\\|b` | Sets. |
                """);
    }
}
