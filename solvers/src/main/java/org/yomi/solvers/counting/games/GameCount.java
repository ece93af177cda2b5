package org.yomi.solvers.counting.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.study.Workers;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * The exact number of games on a board, under positional superko: the paths without repetition from the empty board
 * (Lemma 2 of <i>Combinatorics of Go</i>), every beginning of a game being a game, too.
 *
 * <p>Paths that a symmetry of the board or the change of colours turns into each other are counted once. The first
 * moves of all games are put down as so many openings, which the threads share.
 */
public final class GameCount {
    /** The boards of up to so many points can be counted: 2x2 has 57 positions, 1x5 has about 10^31 games. */
    public static final int MOST_POINTS = 4;

    /** Enough that no thread waits long for another at the end. */
    private static final int OPENINGS = 1000;

    private final GameGraph graph;
    private final long[] successors;
    private final Watch watch;

    /** Games counted so far. */
    private final AtomicLong known = new AtomicLong();

    private GameCount(GameGraph graph, Watch watch) {
        this.graph = graph;
        this.watch = watch;
        successors = new long[graph.nodes()];
        for (int node = 0; node < graph.nodes(); node++) {
            for (int i = 0; i < graph.outdegree(node); i++) {
                successors[node] |= 1L << graph.successor(node, i);
            }
        }
    }

    /**
     * Counts the games: less than a second for 1x3, seconds for 1x4, half a minute of one processor for 2x2.
     *
     * @throws RefusedCount if the board has more than {@value #MOST_POINTS} points
     * @throws StoppedCount if the watch told it to end; its message has the number of games met so far
     */
    public static long of(SmallBoard board, int threads, Watch watch) {
        if (board.points() > MOST_POINTS) {
            throw new RefusedCount("games are counted on boards to " + MOST_POINTS + " points, and estimated on larger"
                    + " ones; " + board + " has " + board.points());
        }
        return new GameCount(new GameGraph(board), watch).count(threads);
    }

    private long count(int threads) {
        Deque<Opening> openings = openings();
        AtomicInteger done = new AtomicInteger();
        int all = openings.size();
        List<Workers.Task<Long>> tasks = new ArrayList<>();
        for (Opening opening : openings) {
            tasks.add(monitor -> {
                known.addAndGet(count(opening, monitor));
                watch.progress("games on " + graph.board(), (double) done.incrementAndGet() / all);
                return known.get();
            });
        }
        try {
            Workers.all(threads, tasks, watch::cancelled);
        } catch (CancellationException e) {
            throw new StoppedCount("more than " + known.get() + " games on " + graph.board());
        }
        return known.get();
    }

    private long count(Opening opening, Monitor monitor) {
        return opening.weight() * new GameCounter(successors, monitor).count(opening.node(), opening.free());
    }

    /** Plays on, the shortest openings first, until there are enough; those that were played on from are known games. */
    private Deque<Opening> openings() {
        Deque<Opening> openings = new ArrayDeque<>();
        openings.add(new Opening(1, 0, (1L << graph.nodes()) - 2, Symmetries.of(graph)));
        while (!openings.isEmpty() && openings.size() < OPENINGS) {
            Opening opening = openings.remove();
            known.addAndGet(opening.weight());
            openings.addAll(opening.next(successors));
        }
        return openings;
    }

    /**
     * The beginning of some games.
     *
     * @param weight how many beginnings are like this one but for symmetry
     * @param node where it ends
     * @param free the nodes not visited yet
     * @param symmetries the maps of nodes that leave every node of this opening as it is
     */
    private record Opening(long weight, int node, long free, List<int[]> symmetries) {
        List<Opening> next(long... successors) {
            List<Opening> longer = new ArrayList<>();
            for (long todo = successors[node] & free; todo != 0; ) {
                int next = Long.numberOfTrailingZeros(todo);
                long alike =
                        symmetries.stream().mapToLong(map -> 1L << map[next]).reduce(0, (a, b) -> a | b);
                List<int[]> left =
                        symmetries.stream().filter(map -> map[next] == next).toList();
                longer.add(new Opening(weight * Long.bitCount(alike), next, free & ~(1L << next), left));
                todo &= ~alike;
            }
            return longer;
        }
    }

    /** The symmetries of a game graph. */
    private static final class Symmetries {
        /** All of them, as maps of nodes: those of the board, with and without a change of colours. */
        static List<int[]> of(GameGraph graph) {
            SmallBoard board = graph.board();
            List<int[]> maps = new ArrayList<>();
            boolean square = board.rows() == board.columns();
            for (int kind = 0; kind < (square ? 8 : 4); kind++) {
                int[] points = points(board, kind);
                maps.add(graph.image(position -> mapped(position, points)));
                maps.add(graph.image(position -> SmallBoard.reversed(mapped(position, points))));
            }
            return maps;
        }

        /** Where each point goes: bit 0 of the kind turns the rows round, bit 1 the columns, bit 2 changes them. */
        private static int[] points(SmallBoard board, int kind) {
            return IntStream.range(0, board.points())
                    .map(point -> {
                        int row = point / board.columns();
                        int column = point % board.columns();
                        int toRow = (kind & 1) == 0 ? row : board.rows() - 1 - row;
                        int toColumn = (kind & 2) == 0 ? column : board.columns() - 1 - column;
                        return (kind & 4) == 0
                                ? toRow * board.columns() + toColumn
                                : toColumn * board.columns() + toRow;
                    })
                    .toArray();
        }

        private static long mapped(long position, int... points) {
            int black = 0;
            int white = 0;
            for (int point = 0; point < points.length; point++) {
                black |= (SmallBoard.black(position) >>> point & 1) << points[point];
                white |= (SmallBoard.white(position) >>> point & 1) << points[point];
            }
            return SmallBoard.position(black, white);
        }
    }
}
