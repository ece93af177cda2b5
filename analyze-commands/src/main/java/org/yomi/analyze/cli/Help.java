package org.yomi.analyze.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.yomi.gtp.reply.Paragraph;

/** What {@code --help} prints. */
final class Help {
    /** Beyond this, the explanation goes on a line of its own. */
    private static final int COLUMN = 22;

    private Help() {}

    /** The help of the whole program. */
    static String of(List<SubCommand> commands, Options options) {
        return "usage: yomi [OPTIONS]            speaks GTP on stdin and stdout\n"
                + "       yomi NAME [OPTIONS] ...   runs a sub-command\n\nSub-commands:\n"
                + commands.stream()
                        .map(command -> row(command.name(), command.summary()))
                        .collect(Collectors.joining())
                + "\nOptions:\n" + rows(options) + "\nyomi NAME --help says more about a sub-command.\n";
    }

    /** The help of a sub-command. */
    static String of(SubCommand command, Options options) {
        return "usage: yomi " + command.name() + " [OPTIONS] " + command.arguments() + "\n\n"
                + Paragraph.hanging(command.summary(), 0, 0) + "\n\nOptions:\n" + rows(options);
    }

    private static String rows(Options options) {
        return options.getOptions().stream()
                .map(option -> row(name(option), option.getDescription()))
                .collect(Collectors.joining());
    }

    private static String name(Option option) {
        String names = Stream.of(
                        option.getOpt() == null ? "" : "-" + option.getOpt(),
                        option.getLongOpt() == null ? "" : "--" + option.getLongOpt())
                .filter(name -> !name.isEmpty())
                .collect(Collectors.joining(", "));
        return option.hasArg() ? names + " " + option.getArgName() : names;
    }

    private static String row(String name, String explanation) {
        int indent = COLUMN + 2;
        String wrapped = Paragraph.hanging(explanation, indent, indent);
        boolean fits = name.length() < COLUMN;
        String start =
                fits ? "  " + name + " ".repeat(COLUMN - name.length()) : "  " + name + "\n" + " ".repeat(indent);
        return start + wrapped.substring(indent) + "\n";
    }
}
