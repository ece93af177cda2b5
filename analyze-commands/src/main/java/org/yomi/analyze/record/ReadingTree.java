package org.yomi.analyze.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What a search read, in the order in which it read it: for each line how often, and when first. */
public final class ReadingTree {
    /** Later nodes are not kept: a file with more helps nobody, and some programs cannot open it. */
    public static final int MOST_NODES = 5000;

    private final Map<List<Integer>, Visits> visits = new LinkedHashMap<>();
    private int read;

    /** Adds a node; the line is that of {@link org.yomi.engine.question.Monitor#node}. */
    public void add(Supplier<List<Integer>> line) {
        if (read < MOST_NODES) {
            read++;
            visits.merge(line.get(), new Visits(read, 1), (before, one) -> before.again());
        }
    }

    void addTo(Variations variations) {
        visits.forEach((line, found) -> {
            variations.add(line);
            variations.comment(line, found.text());
        });
    }

    private record Visits(int first, int times) {
        Visits again() {
            return new Visits(first, times + 1);
        }

        String text() {
            return "Node " + first + (times == 1 ? "" : ", read " + times + " times");
        }
    }
}
