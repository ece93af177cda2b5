package org.yomi.engine.sgf.grammar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A node of a game tree: properties in the order they came, and children of which the first continues the main line.
 *
 * <p>Nodes are mutable and equal only to themselves. Nothing here recurses, since a line of play may be longer than the
 * stack is deep.
 */
public final class SgfNode {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Z]+");

    private final @Nullable SgfNode parent;
    private final List<SgfNode> children = new ArrayList<>(1);
    private final Map<String, List<SgfValue>> properties = new LinkedHashMap<>(4);

    /** A root without properties. */
    public SgfNode() {
        this(null);
    }

    private SgfNode(@Nullable SgfNode parent) {
        this.parent = parent;
    }

    /** The node before this one, or null for a root. */
    public @Nullable SgfNode parent() {
        return parent;
    }

    /** The continuations, main line first; a view. */
    public List<SgfNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** Adds an empty node as the last continuation. */
    public SgfNode addChild() {
        SgfNode child = new SgfNode(this);
        children.add(child);
        return child;
    }

    /** The identifiers and their values, in order; a view. */
    public Map<String, List<SgfValue>> properties() {
        return Collections.unmodifiableMap(properties);
    }

    /** The values of a property, empty if the node does not have it; a view. */
    public List<SgfValue> values(String identifier) {
        return Collections.unmodifiableList(properties.getOrDefault(identifier, List.of()));
    }

    /** Appends a value to a property, which is made if the node does not have it. */
    public void add(String identifier, SgfValue value) {
        properties
                .computeIfAbsent(checked(identifier), id -> new ArrayList<>(1))
                .add(value);
    }

    /** Replaces the values of a property; it keeps its place if the node has it. */
    public void set(String identifier, List<SgfValue> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("values of " + identifier + ": at least one is needed");
        }
        properties.put(checked(identifier), new ArrayList<>(values));
    }

    private static String checked(String identifier) {
        if (!IDENTIFIER.matcher(identifier).matches()) {
            throw new IllegalArgumentException("identifier must be upper-case letters A-Z, is '" + identifier + "'");
        }
        return identifier;
    }

    /** This node alone, without its children, as it would be written. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(";");
        properties.forEach((identifier, values) -> {
            out.append(identifier);
            values.forEach(out::append);
        });
        return out.toString();
    }
}
