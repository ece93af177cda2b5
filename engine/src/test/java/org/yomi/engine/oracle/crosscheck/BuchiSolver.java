package org.yomi.engine.oracle.crosscheck;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yomi.engine.oracle.crosscheck.StringGame.Node;

/**
 * Solves the whole graph as a Buechi game: since flags settle, max wins a play exactly if the formula is true at
 * infinitely many of its states. The winning region is the greatest set Y from which max can always force a later visit
 * to a state of Y where the formula is true and from which he can stay in Y.
 */
final class BuchiSolver {
    private final StringGame game;
    private final Map<Node, Integer> numbers = new HashMap<>();
    private final List<Node> nodes = new ArrayList<>();
    private final List<int[]> next = new ArrayList<>();
    private final BitSet winning;

    BuchiSolver(StringGame game, List<Node> starts) {
        this.game = game;
        starts.forEach(this::number);
        for (int i = 0; i < nodes.size(); i++) {
            next.add(game.next(nodes.get(i)).stream().mapToInt(this::number).toArray());
        }
        winning = solve();
    }

    private int number(Node node) {
        return numbers.computeIfAbsent(node, added -> {
            nodes.add(added);
            return nodes.size() - 1;
        });
    }

    boolean maxWins(Node node) {
        Integer number = numbers.get(node);
        if (number == null) {
            throw new IllegalArgumentException("not among the starts: " + node);
        }
        return winning.get(number);
    }

    private BitSet solve() {
        BitSet region = new BitSet();
        region.set(0, nodes.size());
        while (true) {
            BitSet smaller = canReach(goodStatesThatStayIn(region));
            if (smaller.equals(region)) {
                return region;
            }
            region = smaller;
        }
    }

    private BitSet goodStatesThatStayIn(BitSet region) {
        BitSet good = new BitSet();
        for (int i = 0; i < nodes.size(); i++) {
            good.set(i, game.isTrue(nodes.get(i).flags()) && maxForces(i, region));
        }
        return good;
    }

    private BitSet canReach(BitSet targets) {
        BitSet reach = (BitSet) targets.clone();
        int before = -1;
        while (before != reach.cardinality()) {
            before = reach.cardinality();
            for (int i = 0; i < nodes.size(); i++) {
                if (!reach.get(i) && maxForces(i, reach)) {
                    reach.set(i);
                }
            }
        }
        return reach;
    }

    private boolean maxForces(int node, BitSet set) {
        boolean any = game.isMax(nodes.get(node).toMove());
        for (int target : next.get(node)) {
            if (set.get(target) == any) {
                return any;
            }
        }
        return !any;
    }
}
