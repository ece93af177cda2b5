package org.yomi.engine.verify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the nodes from which the winner gets there.
 *
 * <p>A play that goes round for ever is his where the flags as they stand are worth a win to him. Elsewhere each of his
 * moves must bring him nearer, which the solver's word for each position alone does not show.
 */
final class Progress {
    private final List<Node> nodes;
    private final Set<Node> sure = new HashSet<>();

    private Progress(List<Node> nodes) {
        this.nodes = nodes;
    }

    /** The nodes from which the winner, choosing among the moves walked, wins each play against all replies walked. */
    static Set<Node> sure(Collection<Node> nodes) {
        // The last ones first: what is far down is decided before what leads to it.
        List<Node> fromTheEnd = new ArrayList<>(nodes);
        Collections.reverse(fromTheEnd);
        Progress progress = new Progress(fromTheEnd);
        int before;
        do {
            before = progress.sure.size();
            progress.reach();
            progress.keep();
        } while (progress.sure.size() > before);
        return progress.sure;
    }

    /** Adds what leads to sure nodes, step by step. */
    private void reach() {
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Node node : nodes) {
                if (leadsTo(node, sure)) {
                    grown |= sure.add(node);
                }
            }
        }
    }

    /** Adds the largest set of nodes in which the winner can stay, or leave it for sure nodes only. */
    private void keep() {
        Set<Node> kept = new LinkedHashSet<>(sure);
        nodes.stream().filter(node -> node.keeps).forEach(kept::add);
        boolean shrunk = true;
        while (shrunk) {
            shrunk = false;
            for (Iterator<Node> i = kept.iterator(); i.hasNext(); ) {
                Node node = i.next();
                if (!sure.contains(node) && !leadsTo(node, kept)) {
                    i.remove();
                    shrunk = true;
                }
            }
        }
        sure.addAll(kept);
    }

    private static boolean leadsTo(Node node, Set<Node> set) {
        return node.done
                || (node.winners
                        ? node.next.stream().anyMatch(set::contains)
                        : set.containsAll(node.next) && set.containsAll(node.alike.values()));
    }
}
