package org.yomi.gtp.registry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.analyze.AnalyzeLine;

/**
 * The commands of an engine. Rows may be added until the session starts; after that only {@link #begin} changes it.
 */
public final class CommandRegistry {
    private static final int MOST_BEGUN = 8;

    private final List<String> begun = new ArrayList<>();
    private final Map<String, Command> byName = new TreeMap<>();
    private final List<Command> inOrder = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();

    /**
     * Adds a row.
     *
     * @throws IllegalArgumentException if the name, or a label of an analyze line, is there already (GoGui would drop
     *     the second label silently)
     */
    public void add(Command command) {
        if (byName.containsKey(command.name())) {
            throw new IllegalArgumentException("command " + command.name() + " is registered twice");
        }
        for (AnalyzeLine line : command.analyzeLines()) {
            if (!labels.add(line.label())) {
                throw new IllegalArgumentException("analyze label '" + line.label() + "' is registered twice");
            }
        }
        byName.put(command.name(), command);
        inOrder.add(command);
    }

    /** Adds several rows, in order. */
    public void addAll(List<Command> commands) {
        commands.forEach(this::add);
    }

    /** Returns the command of that name (case matters), or null. */
    public @Nullable Command find(String name) {
        return byName.get(name);
    }

    /** A session is about to run a command, known or not: the first ones tell one client from another. */
    public void begin(String name) {
        if (begun.size() < MOST_BEGUN) {
            begun.add(name);
        }
    }

    /** Returns the names of the first commands that were run, in their order, eight at most. */
    public List<String> begun() {
        return List.copyOf(begun);
    }

    /** Returns the names in alphabetical order. */
    public Set<String> names() {
        return Collections.unmodifiableSet(byName.keySet());
    }

    /** Returns the rows in the order they were added. */
    public List<Command> commands() {
        return Collections.unmodifiableList(inOrder);
    }

    /** Returns the rows by their groups, in the order of the first row of each. */
    public Map<String, List<Command>> groups() {
        Map<String, List<Command>> groups = new LinkedHashMap<>();
        for (Command command : inOrder) {
            groups.computeIfAbsent(command.group(), group -> new ArrayList<>()).add(command);
        }
        return groups;
    }

    /** Returns the analyze lines of all rows, in the order they were added, which is the order GoGui shows. */
    public List<AnalyzeLine> analyzeLines() {
        List<AnalyzeLine> lines = new ArrayList<>();
        for (Command command : inOrder) {
            lines.addAll(command.analyzeLines());
        }
        return lines;
    }
}
