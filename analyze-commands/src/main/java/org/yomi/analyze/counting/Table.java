package org.yomi.analyze.counting;

import java.util.List;
import java.util.Optional;

/**
 * A table to print.
 *
 * @param title a line above it
 * @param headings of the columns
 * @param rows each with a cell for each heading; a cell is one line and may be empty
 * @param missing what is missing because the count was told to end, in a few words; nothing if the table is whole
 */
public record Table(String title, List<String> headings, List<List<String>> rows, Optional<String> missing) {
    /** Refuses rows that are too short or too long. */
    public Table {
        headings = List.copyOf(headings);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != headings.size()) {
                throw new IllegalArgumentException(row + " does not fit under " + headings);
            }
        }
    }

    /** A whole table. */
    public Table(String title, List<String> headings, List<List<String>> rows) {
        this(title, headings, rows, Optional.empty());
    }

    /** The title, and what is missing. */
    String heading() {
        return title + missing.map(what -> ", interrupted: " + what).orElse("");
    }
}
