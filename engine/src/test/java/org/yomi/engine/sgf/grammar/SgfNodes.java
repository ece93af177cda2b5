package org.yomi.engine.sgf.grammar;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What tests ask of written nodes, and nothing else does: Yomi writes comments and trees, but reads only positions. */
public final class SgfNodes {

    private SgfNodes() {}

    /** Whether both trees hold the same properties, in any order, and the same children, in the same order. */
    public static boolean sameTree(SgfNode one, SgfNode other) {
        Deque<SgfNode> left = new ArrayDeque<>(List.of(one));
        Deque<SgfNode> right = new ArrayDeque<>(List.of(other));
        while (!left.isEmpty()) {
            SgfNode a = left.pop();
            SgfNode b = right.pop();
            if (!a.properties().equals(b.properties())
                    || a.children().size() != b.children().size()) {
                return false;
            }
            a.children().forEach(left::push);
            b.children().forEach(right::push);
        }
        return true;
    }

    /** The nodes from the root to this one. */
    public static List<SgfNode> pathTo(SgfNode node) {
        Deque<SgfNode> path = new ArrayDeque<>();
        for (@Nullable SgfNode n = node; n != null; n = n.parent()) {
            path.addFirst(n);
        }
        return List.copyOf(path);
    }

    /** The comment, empty if there is none. */
    public static String comment(SgfNode node) {
        return node.values("C").isEmpty() ? "" : text(node.values("C").get(0));
    }

    /** A text that Yomi wrote: each backslash stands before a character that is meant as it is. */
    public static String text(SgfValue value) {
        return value.raw().replaceAll("(?s)\\\\(.)", "$1");
    }
}
