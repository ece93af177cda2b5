package org.yomi.benchmarks.gnugo;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.yomi.benchmarks.corpus.Skipped;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.benchmarks.corpus.Verdict;

/** Verdicts and times of both programs for each command. */
final class Comparison {
    private static final String ALL = "all";

    private final Map<String, Pair> pairs = new TreeMap<>();
    private final Skipped skipped = new Skipped();

    private record Pair(Side ours, Side theirs) {}

    void addSkipped(String reason) {
        skipped.add(reason);
    }

    /** Adds the replies to one question. */
    void add(String command, Verdict our, Reply ourReply, Verdict their, Reply theirReply) {
        for (String row : List.of(command, ALL)) {
            Pair pair = pairs.computeIfAbsent(row, r -> new Pair(new Side(), new Side()));
            pair.ours().add(our, ourReply.millis());
            pair.theirs().add(their, theirReply.millis());
        }
    }

    /** The table, two rows a command, and the reasons for what was skipped. */
    String text(String solver) {
        Table table = new Table(
                "command", "program", "agree", "other ko", "differ", "Unknown", "median ms", "95 % ms", "total ms");
        pairs.forEach((command, pair) -> {
            table.add(pair.ours().cells(command, solver));
            table.add(pair.theirs().cells(command, "gnugo"));
        });
        return table + "\n" + skipped;
    }
}
