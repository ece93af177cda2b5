package org.yomi.analyze.counting;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The forms that a {@link Table} can be written in. Every line ends with a newline. */
public enum TableFormat {
    /** Columns side by side, for people. */
    TEXT {
        @Override
        public String write(Table table) {
            int[] widths = widths(table);
            String rule = IntStream.of(widths).mapToObj("-"::repeat).collect(Collectors.joining("  ")) + "\n";
            return table.heading() + "\n\n" + padded(table.headings(), widths) + rule
                    + table.rows().stream().map(row -> padded(row, widths)).collect(Collectors.joining());
        }

        private int[] widths(Table table) {
            return IntStream.range(0, table.headings().size())
                    .map(column -> Stream.concat(Stream.of(table.headings()), table.rows().stream())
                            .mapToInt(row -> row.get(column).length())
                            .max()
                            .orElse(0))
                    .toArray();
        }

        private String padded(List<String> row, int... widths) {
            String line = IntStream.range(0, widths.length)
                    .mapToObj(
                            i -> row.get(i) + " ".repeat(widths[i] - row.get(i).length()))
                    .collect(Collectors.joining("  "));
            return line.stripTrailing() + "\n";
        }
    },

    /** RFC 4180 with plain newlines: the headings and the rows, without the title. */
    CSV {
        @Override
        public String write(Table table) {
            return Stream.concat(Stream.of(table.headings()), table.rows().stream())
                    .map(row -> row.stream().map(this::quoted).collect(Collectors.joining(",")) + "\n")
                    .collect(Collectors.joining());
        }

        private String quoted(String cell) {
            return cell.matches("(?s).*[\",\n\r].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
        }
    },

    /** A table of GitHub's Markdown, the title in bold above it. */
    MARKDOWN {
        @Override
        public String write(Table table) {
            List<String> rule = Collections.nCopies(table.headings().size(), "---");
            return "**" + table.heading() + "**\n\n" + line(table.headings()) + line(rule)
                    + table.rows().stream().map(this::line).collect(Collectors.joining());
        }

        private String line(List<String> row) {
            return row.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
        }
    };

    /** Writes a table. */
    public abstract String write(Table table);
}
