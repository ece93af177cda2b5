package org.yomi.gtp.registry;

import java.util.List;
import java.util.stream.Collectors;
import org.yomi.gtp.reply.Paragraph;

/** Says in a terminal what the manual says on its pages. */
final class CommandHelp {
    private static final int INDENT = 2;

    private CommandHelp() {}

    /** The names of all commands under the headings of their groups. */
    static String of(CommandRegistry registry) {
        StringBuilder text = new StringBuilder("\n");
        registry.groups()
                .forEach((group, commands) ->
                        text.append(group).append('\n').append(names(commands)).append('\n'));
        return text.append("help COMMAND says what a command takes and does.").toString();
    }

    private static String names(List<Command> commands) {
        return indented(commands.stream().map(Command::name).collect(Collectors.joining(" ")));
    }

    /** How a command is called, and what it does. */
    static String of(Command command) {
        return command.usage() + "\n" + indented(command.help());
    }

    private static String indented(String text) {
        return Paragraph.hanging(text, INDENT, INDENT);
    }
}
