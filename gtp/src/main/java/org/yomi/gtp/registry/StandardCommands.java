package org.yomi.gtp.registry;

import java.util.List;
import java.util.function.Consumer;
import org.yomi.gtp.analyze.AnalyzeLine;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpQuit;

/** The commands that any engine has, whatever it plays: those about the engine and about its commands. */
public final class StandardCommands {
    private static final String GROUP = "Protocol";

    private final String engineName;
    private final String engineVersion;
    private final CommandRegistry registry;
    private final Consumer<List<String>> attached;
    private boolean isListed;

    private StandardCommands(
            String engineName, String engineVersion, CommandRegistry registry, Consumer<List<String>> attached) {
        this.attached = attached;
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
        return registry(engineName, engineVersion, asked -> {});
    }

    /**
     * Likewise, for an engine that wants to know its clients: they do not say who they are, but each has its own order of
     * asking.
     *
     * @param attached is told, when a client asks for the list of commands for the first time, what commands it has sent
     *     so far, this one too, in their order, eight at most
     */
    public static CommandRegistry registry(String engineName, String engineVersion, Consumer<List<String>> attached) {
        CommandRegistry registry = new CommandRegistry();
        StandardCommands commands = new StandardCommands(engineName, engineVersion, registry, attached);
        registry.addAll(commands.aboutTheEngine());
        registry.addAll(commands.aboutCommands());
        registry.addAll(commands.aboutTheSession());
        return registry;
    }

    private List<Command> aboutTheEngine() {
        return List.of(
                about("protocol_version", "The version of the protocol: 2.", "2"),
                about("name", "The name of the engine.", engineName),
                about("version", "The version of the engine.", engineVersion));
    }

    private Command about(String name, String help, String reply) {
        return row(name).help(help).handler(call -> constant(call, reply));
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
                row("help")
                        .arguments("[COMMAND]")
                        .help("The names of all commands by groups, or what one takes and does.")
                        .handler(this::help),
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
        String names = constant(call, String.join("\n", registry.names()));
        if (!isListed) {
            isListed = true;
            attached.accept(registry.begun());
        }
        return names;
    }

    private String help(Call call) {
        call.arguments().expect(0, 1);
        if (call.arguments().count() == 0) {
            return CommandHelp.of(registry);
        }
        String name = call.arguments().word(0);
        Command command = registry.find(name);
        if (command == null) {
            String hint = NearestName.of(name, registry.names())
                    .map(nearest -> "the nearest is " + nearest)
                    .orElse("list_commands has all");
            throw call.arguments().wrong(0, "the name of a command (" + hint + ")");
        }
        return CommandHelp.of(command);
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
