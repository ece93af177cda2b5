package org.yomi.engine.sgf.grammar;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Writes game trees as text. Lines are broken between nodes and never inside a value, where a break would count. */
public final class SgfFormatter {

    private static final int LINE_WIDTH = 72;

    private final StringBuilder out = new StringBuilder();
    private int lineStart;

    /**
     * Writes one game tree.
     *
     * @param rootProperties written in the place of the root's own
     * @return the text, which ends with a line break
     */
    public static String format(SgfNode root, Map<String, List<SgfValue>> rootProperties) {
        SgfFormatter formatter = new SgfFormatter();
        formatter.tree(root, rootProperties);
        return formatter.out.toString();
    }

    /** Writes one game tree as it is. */
    public static String format(SgfNode root) {
        return format(root, root.properties());
    }

    private void tree(SgfNode root, Map<String, List<SgfValue>> rootProperties) {
        out.append('(');
        node(rootProperties);
        // What is still to be done, next on top.
        Deque<Step> steps = new ArrayDeque<>();
        steps.push(Step.CLOSE);
        pushChildren(root, steps);
        while (!steps.isEmpty()) {
            run(steps.pop(), steps);
        }
    }

    private void run(Step step, Deque<Step> steps) {
        if (step.equals(Step.CLOSE)) {
            out.append(')');
            newLine();
            return;
        }
        if (step.variation()) {
            newLine();
            out.append('(');
            steps.push(Step.CLOSE);
        } else if (out.length() - lineStart > LINE_WIDTH) {
            newLine();
        }
        node(step.node().properties());
        pushChildren(step.node(), steps);
    }

    private static void pushChildren(SgfNode node, Deque<Step> steps) {
        List<SgfNode> children = node.children();
        for (int i = children.size() - 1; i >= 0; i--) {
            steps.push(new Step(children.get(i), children.size() > 1));
        }
    }

    private void node(Map<String, List<SgfValue>> properties) {
        out.append(';');
        properties.forEach((identifier, values) -> {
            out.append(identifier);
            values.forEach(out::append);
        });
    }

    private void newLine() {
        if (out.length() > lineStart) {
            out.append('\n');
            lineStart = out.length();
        }
    }

    /** Writes a node, in parentheses of its own if it is one of several variations, or closes a parenthesis. */
    private record Step(SgfNode node, boolean variation) {
        static final Step CLOSE = new Step(new SgfNode(), false);
    }
}
