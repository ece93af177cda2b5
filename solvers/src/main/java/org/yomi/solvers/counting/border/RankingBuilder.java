package org.yomi.solvers.counting.border;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes the automaton of the valid border states and counts its words. */
final class RankingBuilder {
    private final int height;
    private final int filled;
    private final List<Node> nodes = new ArrayList<>();
    private final Map<Node, Integer> numbers = new HashMap<>();
    private int[] next = new int[0];

    RankingBuilder(int height, int filled) {
        if (height < 1 || filled < 0 || filled >= height) {
            throw new IllegalArgumentException(filled + " of " + height + " points");
        }
        this.height = height;
        this.filled = filled;
    }

    Ranking build() {
        number(Node.START);
        explore();
        long[] ends = ends();
        return Ranking.of(height, live(ends), sums(ends), ends[0]);
    }

    private int number(Node node) {
        return numbers.computeIfAbsent(node, key -> {
            nodes.add(key);
            return nodes.size() - 1;
        });
    }

    private void explore() {
        for (int i = 0; i < nodes.size(); i++) {
            if (next.length < (i + 1) * PointCode.COUNT) {
                int used = next.length;
                next = Arrays.copyOf(next, 2 * used + PointCode.COUNT);
                Arrays.fill(next, used, next.length, Ranking.NONE);
            }
            Node node = nodes.get(i);
            for (int code : PointCode.onBoard()) {
                Node after = node.row() == height ? null : node.after(code, height, filled);
                next[i * PointCode.COUNT + code] = after == null ? Ranking.NONE : number(after);
            }
        }
    }

    /**
     * How many ways there are to go on from each node; nodes were found row by row.
     *
     * @throws ArithmeticException if a number of states does not fit into a long, which would be beyond height 25
     */
    private long[] ends() {
        long[] ends = new long[nodes.size()];
        for (int i = ends.length - 1; i >= 0; i--) {
            Node node = nodes.get(i);
            ends[i] = node.row() == height ? node.isEnd() : 0;
            for (int code : PointCode.onBoard()) {
                int to = next[i * PointCode.COUNT + code];
                ends[i] = to == Ranking.NONE ? ends[i] : Math.addExact(ends[i], ends[to]);
            }
        }
        return ends;
    }

    /** The transitions that lead to an end. */
    private int[] live(long... ends) {
        int[] live = Arrays.copyOf(next, ends.length * PointCode.COUNT);
        for (int i = 0; i < live.length; i++) {
            live[i] = live[i] == Ranking.NONE || ends[live[i]] == 0 ? Ranking.NONE : live[i];
        }
        return live;
    }

    private long[] sums(long... ends) {
        long[] sums = new long[ends.length * PointCode.COUNT];
        for (int i = 0; i < ends.length; i++) {
            long sum = 0;
            for (int code = 0; code < PointCode.COUNT; code++) {
                int to = next[i * PointCode.COUNT + code];
                sums[i * PointCode.COUNT + code] = sum;
                sum += to == Ranking.NONE ? 0 : ends[to];
            }
        }
        return sums;
    }

    /**
     * A state of the automaton.
     *
     * @param row how many points were read
     * @param last the last one's code without its upward link, or off the board if it does not touch the next
     * @param stones whether there was a stone
     * @param open the colours of the open links, the last one in the lowest bit, under a leading 1
     */
    private record Node(int row, int last, boolean stones, int open) {
        static final Node START = new Node(0, PointCode.EDGE, false, 1);

        int isEnd() {
            return open == 1 ? 1 : 0;
        }

        @Nullable
        Node after(int code, int height, int filled) {
            boolean stone = code != PointCode.EMPTY;
            if (stone && !stones && (code & PointCode.SIDE) != 0 || !fits(last, code)) {
                return null;
            }
            int stack = open;
            if (PointCode.isBare(code)) {
                int side = code >> 3;
                if ((code & PointCode.UP) != 0) {
                    if (stack == 1 || (stack & 1) != side) {
                        return null;
                    }
                    stack >>= 1;
                }
                if ((code & PointCode.DOWN) != 0) {
                    stack = stack << 1 | side;
                }
            }
            if (31 - Integer.numberOfLeadingZeros(stack) > height - row - 1) {
                return null;
            }
            boolean touches = row + 1 != filled || bumpTouches(code);
            return new Node(row + 1, touches ? seenFromBelow(code) : PointCode.EDGE, stones || stone, stack);
        }

        private static int seenFromBelow(int code) {
            return PointCode.isBare(code) ? code & ~PointCode.UP : code;
        }

        /** Whether a point may follow one that it touches. */
        private static boolean fits(int upper, int lower) {
            if (upper == PointCode.EDGE || !PointCode.isBare(upper) && !PointCode.isBare(lower)) {
                return true;
            }
            if (upper == PointCode.EMPTY || lower == PointCode.EMPTY) {
                return false;
            }
            if (!PointCode.sameSide(upper, lower)) {
                return true;
            }
            return PointCode.isBare(upper)
                    && PointCode.isBare(lower)
                    && (upper & PointCode.DOWN) != 0
                    && (lower & PointCode.UP) != 0;
        }

        /**
         * Whether the last point of the new column touches the next one of the old column: not on the board, but when its
         * liberty or its links can only come through the point before it, that one's other neighbour is next.
         */
        private boolean bumpTouches(int code) {
            boolean needsOther = PointCode.isBare(code) ? (code & PointCode.LINKS) != 0 : code != PointCode.EMPTY;
            boolean notFromAbove = row == 0 || PointCode.isStone(last) && !PointCode.sameSide(last, code);
            return needsOther && notFromAbove;
        }
    }
}
