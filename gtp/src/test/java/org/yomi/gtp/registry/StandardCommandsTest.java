package org.yomi.gtp.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.client.InProcessController;
import org.yomi.gtp.client.Response;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;

class StandardCommandsTest {
    private final CommandRegistry registry = StandardCommands.registry("Tester", "1.2");
    private final InProcessController controller = new InProcessController(new Session(registry, SessionListener.NONE));

    @ParameterizedTest
    @CsvSource({
        "protocol_version,2",
        "name,Tester",
        "version,1.2",
        "gogui-interrupt,''",
        "known_command name,true",
        "known_command nme,false",
        "gogui-analyze_commands,''"
    })
    void answersAboutTheEngine(String command, String reply) {
        assertThat(controller.ask(command)).isEqualTo(reply);
    }

    @Test
    void listsEveryCommandOnItsLine() {
        registry.add(Command.row("Mine", "play").help("Plays.").handler(call -> ""));

        assertThat(controller.ask("list_commands"))
                .isEqualTo("gogui-analyze_commands\ngogui-interrupt\nhelp\nknown_command\nlist_commands\nname\n"
                        + "play\nprotocol_version\nquit\nversion");
    }

    @Test
    void helpListsCommandsByGroup() {
        registry.add(Command.row("Mine", "play").help("Plays.").handler(call -> ""));
        registry.add(Command.row("Yours", "pass").help("Passes.").handler(call -> ""));
        registry.add(Command.row("Mine", "take").help("Takes.").handler(call -> ""));

        assertThat(controller.ask("help").lines())
                .contains("Protocol", "  protocol_version name version known_command list_commands help")
                .containsSubsequence("Mine", "  play take", "Yours", "  pass")
                .last()
                .isEqualTo("help COMMAND says what a command takes and does.");
    }

    @Test
    void helpExplainsACommand() {
        String help = "Plays a move, whoever is to move, or a pass; that the board is full does not matter.";
        registry.add(
                Command.row("Mine", "play").arguments("COLOR VERTEX").help(help).handler(call -> ""));

        assertThat(controller.ask("help play"))
                .isEqualTo(
                        "play COLOR VERTEX\n  Plays a move, whoever is to move, or a pass; that the board is full does not"
                                + "\n  matter.");
        assertThat(controller.ask("help name")).isEqualTo("name\n  The name of the engine.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    help versoin | argument 1 must be the name of a command (the nearest is version), got 'versoin'
                    help fly     | argument 1 must be the name of a command (list_commands has all), got 'fly'
                    help a b     | expected 0 to 1 argument, got 2; usage: help [COMMAND]
                    """)
    void helpSaysWhatItCannotExplain(String command, String message) {
        Response response = controller.send(command);

        assertThat(response.success()).isFalse();
        assertThat(response.text()).isEqualTo(message);
    }

    @Test
    void tellsOnceWhatAClientAskedBeforeTheList() {
        List<List<String>> clients = new ArrayList<>();
        CommandRegistry told = StandardCommands.registry("Tester", "1.2", clients::add);
        InProcessController client = new InProcessController(new Session(told, SessionListener.NONE));
        for (String command : List.of("name", "known_command x", "version", "list_commands", "name", "list_commands")) {
            client.ask(command);
        }
        assertThat(clients).containsExactly(List.of("name", "known_command", "version", "list_commands"));
    }

    @Test
    void listsAnalyzeCommands() {
        registry.add(Command.row("Mine", "a")
                .help("A.")
                .analyze(AnalyzeType.STRING, "A")
                .analyze(AnalyzeType.GFX, "B")
                .handler(call -> ""));

        assertThat(controller.ask("gogui-analyze_commands")).isEqualTo("string/A/a\ngfx/B/a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name x",
                "version x",
                "protocol_version x",
                "list_commands x",
                "quit x",
                "gogui-interrupt x",
                "gogui-analyze_commands x",
                "known_command",
                "known_command a b"
            })
    void checkTheirArguments(String command) {
        Response response = controller.send(command);

        assertThat(response.success()).isFalse();
        assertThat(response.text()).startsWith("expected ");
        assertThat(controller.isOver()).isFalse();
    }

    @Test
    void quitEndsTheSession() {
        assertThat(controller.ask("quit")).isEmpty();
        assertThat(controller.isOver()).isTrue();
    }
}
