package org.yomi.gtp.registry;

import java.util.List;
import org.yomi.gtp.analyze.AnalyzeLine;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpQuit;

/** The commands that any engine has, whatever it plays: those about the engine and about its commands. */
public final class StandardCommands {
    private static final String GROUP = "Protocol";

    private final String engineName;
    private final String engineVersion;
    private final CommandRegistry registry;

    private StandardCommands(String engineName, String engineVersion, CommandRegistry registry) {
        this.engineName = engineName;
        this.engineVersion = engineVersion;
        this.registry = registry;
    }

    /**
     * Returns a registry that holds these commands; add the others to it.
     *
     * @param engineName reply to {@code name}
     * @param engineVersion reply to {@code version}
     */
    public static CommandRegistry registry(String engineName, String engineVersion) {
        CommandRegistry registry = new CommandRegistry();
        StandardCommands commands = new StandardCommands(engineName, engineVersion, registry);
        registry.addAll(commands.aboutTheEngine());
        registry.addAll(commands.aboutCommands());
        registry.addAll(commands.aboutTheSession());
        return registry;
    }

    private List<Command> aboutTheEngine() {
        return List.of(
                row("protocol_version").help("The version of the protocol: 2.").handler(call -> constant(call, "2")),
                row("name").help("The name of the engine.").handler(call -> constant(call, engineName)),
                row("version").help("The version of the engine.").handler(call -> constant(call, engineVersion)));
    }

    private List<Command> aboutCommands() {
        return List.of(
                row("known_command")
                        .arguments("NAME")
                        .help("Whether there is a command of that name: true or false.")
                        .handler(this::knownCommand),
                row("list_commands")
                        .help("The names of all commands, one a line.")
                        .handler(this::listCommands),
                row("gogui-analyze_commands")
                        .help("The commands that GoGui offers in its Analyze window.")
                        .handler(this::analyzeCommands));
    }

    private List<Command> aboutTheSession() {
        return List.of(
                row("gogui-interrupt")
                        .help("Does nothing; that it is listed tells GoGui that the line '# interrupt' is understood.")
                        .handler(call -> constant(call, "")),
                row("quit").help("Ends the session.").handler(StandardCommands::quit));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private static String constant(Call call, String reply) {
        call.arguments().expect(0);
        return reply;
    }

    private String knownCommand(Call call) {
        call.arguments().expect(1);
        return Boolean.toString(registry.find(call.arguments().word(0)) != null);
    }

    private String listCommands(Call call) {
        return constant(call, String.join("\n", registry.names()));
    }

    private String analyzeCommands(Call call) {
        StringBuilder lines = new StringBuilder();
        for (AnalyzeLine line : registry.analyzeLines()) {
            lines.append(line).append('\n');
        }
        return constant(call, lines.toString());
    }

    private static String quit(Call call) {
        call.arguments().expect(0);
        throw new GtpQuit();
    }
}
