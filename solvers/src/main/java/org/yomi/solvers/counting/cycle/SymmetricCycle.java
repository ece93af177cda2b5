package org.yomi.solvers.counting.cycle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.GameGraph;
import org.yomi.solvers.counting.games.SmallBoard;

/**
 * A cycle of moves through all legal positions but the empty one, each once, in which the positions half a cycle apart
 * differ in their colours only. With the empty board before any position of one stone, it is a game that visits every
 * position.
 *
 * @param board of one row or column
 * @param half the positions of half of the cycle, as {@link SmallBoard} has them; the other half are the same with colours
 *     changed, in the same order
 */
public record SymmetricCycle(SmallBoard board, List<Long> half) {
    /** With more points, the search takes too long. */
    public static final int MOST_POINTS = 9;

    /** Copies the list. */
    public SymmetricCycle {
        half = List.copyOf(half);
    }

    /**
     * Finds one.
     *
     * <p>Positions that differ in their colours only are one node of the graph that is searched. A cycle through all of
     * these is half of a symmetric one if going along it changes the colours; otherwise it is one of two separate cycles.
     *
     * @param seed another one gives another cycle
     * @throws RefusedCount if the board has more than one row and column, where there is no such cycle (Theorem 10), or
     *     too many points, or no such cycle
     * @throws StoppedCount if the watch told it to end
     */
    public static SymmetricCycle find(SmallBoard board, long seed, Watch watch) {
        if (Math.min(board.rows(), board.columns()) > 1) {
            throw new RefusedCount(
                    "no game on " + board + " visits all positions: only boards of one row have such games");
        }
        if (board.points() > MOST_POINTS) {
            throw new RefusedCount("cycles are looked for on boards to 1x" + MOST_POINTS + ", not on " + board);
        }
        Classes classes = new Classes(new GameGraph(board));
        Optional<Fragments> found = classes.size() < 2
                ? Optional.empty()
                : CycleSearch.find(classes.arcs(), cycle -> classes.half(cycle).isPresent(), seed, watch);
        return found.flatMap(classes::half)
                .map(half -> new SymmetricCycle(board, half))
                .orElseThrow(() -> new RefusedCount("there is no such cycle on " + board));
    }

    /** The positions without the empty one, those that differ in their colours only as one class. */
    private static final class Classes {
        private final GameGraph graph;

        /** A node of each class, less than its reverse. */
        private final int[] nodes;

        Classes(GameGraph graph) {
            this.graph = graph;
            nodes = IntStream.range(1, graph.nodes())
                    .filter(node -> node < graph.reverse(node))
                    .toArray();
        }

        int size() {
            return nodes.length;
        }

        private int classOf(int node) {
            return Arrays.binarySearch(nodes, Math.min(node, graph.reverse(node)));
        }

        Arcs arcs() {
            int[][] arcs = new int[nodes.length][];
            for (int from = 0; from < nodes.length; from++) {
                int node = nodes[from];
                int self = from;
                arcs[from] = IntStream.range(0, graph.outdegree(node))
                        .map(i -> graph.successor(node, i))
                        .filter(next -> next != 0)
                        .map(this::classOf)
                        .filter(next -> next != self)
                        .distinct()
                        .toArray();
            }
            return new Arcs(arcs);
        }

        /** The positions along a cycle of classes, from some position to before its reverse, if it comes to that. */
        Optional<List<Long>> half(Fragments cycle) {
            List<Integer> path = new ArrayList<>();
            int node = nodes[0];
            int choice = -1;
            for (int i = 0; i < nodes.length; i++) {
                path.add(node);
                int next = nodes[cycle.next(classOf(node))];
                if (hasMove(node, next) && hasMove(node, graph.reverse(next))) {
                    choice = i;
                }
                node = hasMove(node, next) ? next : graph.reverse(next);
            }
            if (node == nodes[0] && choice < 0) {
                return Optional.empty();
            }
            List<Long> half = new ArrayList<>();
            for (int i = 0; i < path.size(); i++) {
                boolean turned = node == nodes[0] && i > choice;
                half.add(graph.position(turned ? graph.reverse(path.get(i)) : path.get(i)));
            }
            return Optional.of(half);
        }

        private boolean hasMove(int from, int to) {
            for (int i = 0; i < graph.outdegree(from); i++) {
                if (graph.successor(from, i) == to) {
                    return true;
                }
            }
            return false;
        }
    }
}
