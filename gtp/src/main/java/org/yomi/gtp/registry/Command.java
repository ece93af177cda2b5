package org.yomi.gtp.registry;

import java.util.ArrayList;
import java.util.List;
import org.yomi.gtp.analyze.AnalyzeLine;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.PatternPart;

/**
 * One row of the command table: everything there is to know about a command, in one place.
 *
 * @param group heading of the manual under which it stands
 * @param name printable ASCII without blanks
 * @param arguments their pattern in words for the manual, such as {@code COLOR VERTEX}; may be empty
 * @param help one line
 * @param analyzeLines how GoGui offers it; mostly none or one
 * @param handler what it does
 */
public record Command(
        String group,
        String name,
        String arguments,
        String help,
        List<AnalyzeLine> analyzeLines,
        CommandHandler handler) {
    /** Refuses names that the protocol cannot carry. */
    public Command {
        analyzeLines = List.copyOf(analyzeLines);
        requireName(name);
        if (help.isBlank() || help.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("help of " + name + " must be one line");
        }
    }

    /** Returns how it is called: its name, and the pattern of its arguments if it takes any. */
    public String usage() {
        return (name + " " + arguments).strip();
    }

    private static void requireName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c <= ' ' || c > '~' || c == '#') {
                throw new IllegalArgumentException("a command's name is ASCII without blanks and '#': '" + name + "'");
            }
        }
        if (name.isEmpty() || isNumber(name)) {
            throw new IllegalArgumentException("a command's name is not empty and no number (an id): '" + name + "'");
        }
    }

    private static boolean isNumber(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (!Character.isDigit(name.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Begins a row.
     *
     * @param group heading of the manual
     * @param name the command's name
     */
    public static Builder row(String group, String name) {
        return new Builder(group, name);
    }

    /** Fills in a row; {@link #handler} ends it. */
    public static final class Builder {
        private final String group;
        private final String name;
        private final List<AnalyzeLine> analyzeLines = new ArrayList<>();
        private String arguments = "";
        private String help = "";

        private Builder(String group, String name) {
            this.group = group;
            this.name = name;
        }

        /** Says in words which arguments it takes, such as {@code COLOR VERTEX}. */
        public Builder arguments(String pattern) {
            arguments = pattern;
            return this;
        }

        /** Says in one line what it does. */
        public Builder help(String line) {
            help = line;
            return this;
        }

        /** Offers it in GoGui under a label, with the arguments that GoGui shall send. */
        public Builder analyze(AnalyzeType type, String label, PatternPart... parts) {
            analyzeLines.add(new AnalyzeLine(type, label, name, List.of(parts)));
            return this;
        }

        /**
         * Says what it does.
         *
         * @return the finished row
         * @throws IllegalArgumentException if a part of the row is not as {@link Command} demands
         */
        public Command handler(CommandHandler handler) {
            return new Command(group, name, arguments, help, analyzeLines, handler);
        }
    }
}
