package org.yomi.gtp.registry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yomi.gtp.analyze.AnalyzeLine;

/** Writes the manual page of an engine from its command rows. */
public final class Manual {
    private Manual() {}

    /**
     * Returns the page in Markdown: a heading for each group in the order of its first row, under it the commands.
     *
     * @param title the heading of the page
     */
    public static String markdown(String title, CommandRegistry registry) {
        Map<String, List<Command>> groups = new LinkedHashMap<>();
        for (Command command : registry.commands()) {
            groups.computeIfAbsent(command.group(), group -> new ArrayList<>()).add(command);
        }
        StringBuilder page = new StringBuilder("# ").append(title).append('\n');
        groups.forEach((group, commands) -> {
            page.append("\n## ").append(group).append('\n');
            commands.forEach(command -> appendCommand(page, command));
        });
        return page.toString();
    }

    private static void appendCommand(StringBuilder page, Command command) {
        String usage = (command.name() + " " + command.arguments()).strip();
        page.append("\n### `")
                .append(usage)
                .append("`\n\n")
                .append(command.help())
                .append('\n');
        for (AnalyzeLine line : command.analyzeLines()) {
            page.append("\nIn GoGui: ")
                    .append(line.label())
                    .append(" (`")
                    .append(line)
                    .append("`)\n");
        }
    }
}
