package org.yomi.gtp.registry;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.yomi.gtp.analyze.AnalyzeLine;

/**
 * Writes the manual of an engine from its command rows, in Markdown: a page for each group, in the order of its first row,
 * and a page with all of them at a glance.
 */
public final class Manual {
    /** The folder of the groups' pages, beside the first page. */
    private static final String FOLDER = "commands/";

    private Manual() {}

    /**
     * Returns the pages of the groups by their file names, as {@code commands/setup.md}.
     *
     * @param registry the commands
     */
    public static Map<String, String> pages(CommandRegistry registry) {
        Map<String, String> pages = new LinkedHashMap<>();
        registry.groups().forEach((group, commands) -> {
            StringBuilder page = new StringBuilder("# ").append(group).append('\n');
            commands.forEach(command -> appendCommand(page, command));
            pages.put(fileName(group), page.toString());
        });
        return pages;
    }

    /**
     * Returns the page that leads to those of the groups: each command with the first sentence of its help.
     *
     * @param title the heading of the page
     */
    public static String overview(String title, CommandRegistry registry) {
        StringBuilder page = new StringBuilder("# ").append(title).append('\n');
        registry.groups().forEach((group, commands) -> {
            page.append("\n## ").append(group).append("\n\nAll about them: [");
            page.append(group).append("](").append(fileName(group)).append(").\n\n| command | |\n| --- | --- |\n");
            commands.forEach(command -> page.append("| `")
                    .append(cell(command.usage()))
                    .append("` | ")
                    .append(cell(firstSentence(command.help())))
                    .append(" |\n"));
        });
        return page.toString();
    }

    private static String fileName(String group) {
        String name = group.toLowerCase(Locale.ROOT).replace("'", "").replaceAll("[^a-z0-9]+", "-");
        return FOLDER + name + ".md";
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }

    /** A colon ends it, too, since what follows are the details. */
    private static String firstSentence(String help) {
        String first = help.split("(?<=[.:]) ", 2)[0];
        return first.endsWith(":") ? first.substring(0, first.length() - 1) + "." : first;
    }

    private static void appendCommand(StringBuilder page, Command command) {
        page.append("\n## `")
                .append(command.usage())
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
