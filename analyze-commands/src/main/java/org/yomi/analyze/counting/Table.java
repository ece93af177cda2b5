package org.yomi.analyze.counting;

import java.util.List;

/**
 * A table to print.
 *
 * @param title a line above it
 * @param headings of the columns
 * @param rows each with a cell for each heading; a cell is one line and may be empty
 */
public record Table(String title, List<String> headings, List<List<String>> rows) {
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
}
