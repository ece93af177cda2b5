package org.yomi.analyze.counting;

import java.util.Optional;

/**
 * What a task found out.
 *
 * @param text what to print; ends with a newline
 * @param missing what of it is missing because the task was told to end, in a few words; nothing if it is whole
 */
public record CountAnswer(String text, Optional<String> missing) {
    /** All that was asked. */
    static CountAnswer whole(String line) {
        return new CountAnswer(line + "\n", Optional.empty());
    }

    /** A table in the form that was asked for. */
    static CountAnswer of(Table table, CountRequest request) {
        return new CountAnswer(request.format().write(table), table.missing());
    }
}
