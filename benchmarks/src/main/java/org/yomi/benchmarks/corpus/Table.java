package org.yomi.benchmarks.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Rows of text as a Markdown table with aligned columns: the first to the left, the others to the right. */
public final class Table {
    private final List<List<String>> rows = new ArrayList<>();

    public Table(String... heads) {
        rows.add(List.of(heads));
    }

    /**
     * Adds a row: texts and counts as they are, other numbers with the decimals that matter, NaN as a dash.
     *
     * @throws IllegalArgumentException when the number of cells is not that of the heads
     */
    public void add(Object... cells) {
        if (cells.length != rows.get(0).size()) {
            throw new IllegalArgumentException(rows.get(0).size() + " cells expected, got " + cells.length);
        }
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            row.add(cell instanceof Double number ? number(number) : cell.toString());
        }
        rows.add(row);
    }

    private static String number(double number) {
        if (Double.isNaN(number)) {
            return "-";
        }
        return String.format(Locale.ROOT, number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            text.append(line(rows.get(row)));
            if (row == 0) {
                text.append(rule());
            }
        }
        return text.toString();
    }

    private String line(List<String> cells) {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < cells.size(); column++) {
            String format = " %" + (column == 0 ? "-" : "") + width(column) + "s |";
            line.append(String.format(Locale.ROOT, format, cells.get(column)));
        }
        return line.append('\n').toString();
    }

    private String rule() {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < rows.get(0).size(); column++) {
            line.append("-".repeat(width(column) + 1)).append(column == 0 ? "-|" : ":|");
        }
        return line.append('\n').toString();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
