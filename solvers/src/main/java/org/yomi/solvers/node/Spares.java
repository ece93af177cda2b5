package org.yomi.solvers.node;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Counts the liberties of the reacher's walls instead of guarding one of each.
 *
 * <p>A wall in the zone must not be captured, so that the zone needs a liberty of it ({@link Dilation}), and each move of the
 * keeper there an answer. But a win is over in so many moves. As long as the wall has more liberties than the keeper has moves
 * <em>elsewhere</em> until then, that is moves that are answered as if he had passed, none of them needs an answer. Such
 * liberties are <em>spare</em> points of the win, as are the stones that lead to them.
 *
 * <p>What a win with spare points says: the reacher wins in every position that is equal on the zone and the spare points,
 * but for {@link Frame#slack} empty ones that may have been filled. It holds since each component of the reacher's stones
 * in the zone that has no liberty there has more than {@code slack + elsewhere} spare ones, at each position of the win. A
 * move of the keeper's elsewhere takes one from the slack: where there is none left, the spare points become points of the
 * zone like others, and his moves there are answered.
 */
public final class Spares {
    /** No bound on the moves elsewhere, or no spare points. */
    public static final int ANY = 63;

    /** Liberties beyond those needed, for moves elsewhere before. With fewer a wall is better guarded. */
    private static final int MORE = 2;

    /** On boards of so many points walls have few liberties anyway: there those needed are enough. */
    private static final int SMALL_BOARD = 25;

    private final Play play;
    private final Board board;
    private final Geometry geometry;
    private final int words;
    private final int[] queue;
    private final int[] parent;
    private final long[] seen;
    private final long[] liberties;

    Spares(Play play) {
        this.play = play;
        board = play.board;
        geometry = play.geometry;
        words = geometry.words();
        queue = new int[geometry.size()];
        parent = new int[geometry.size()];
        seen = new long[words];
        liberties = new long[words];
    }

    /** How many liberties a wall of some colour should have beyond those needed: its enemy has played elsewhere before, too. */
    static int margin(Play play, int colour) {
        int more = play.geometry.size() > SMALL_BOARD ? MORE : 0;
        return more + play.passesOf(colour ^ Board.BLACK ^ Board.WHITE);
    }

    /** A pass of the keeper, or a move like a pass, was answered with {@code next}: takes account of one more in {@code f}. */
    static void addElsewhere(Frame f, Frame next) {
        if (next.slack == 0) {
            next.absorb();
        }
        f.elsewhere = Math.max(f.elsewhere, Math.min(ANY, next.elsewhere + 1));
        f.slack = Math.min(f.slack, next.slack == ANY ? ANY : next.slack - 1);
    }

    /**
     * Secures a component of the reacher's stones in the zone that has no liberty there, by counting.
     *
     * @param stones the component, up to {@code count}
     * @return false if the liberties are too few for that
     */
    boolean secures(Frame f, int[] stones, int count) {
        if (f.elsewhere >= ANY) {
            return false;
        }
        int need = 1 + f.elsewhere + margin(play, board.cell(stones[0]));
        int have = countSpare(f, stones, count);
        if (have < need) {
            have = addAll(f, stones, count, need);
        }
        if (have < need) {
            return false;
        }
        if (have < ANY) {
            f.slack = Math.min(f.slack, have - 1 - f.elsewhere);
        }
        return true;
    }

    private void begin(int[] stones, int count) {
        Bits.clear(seen);
        for (int i = 0; i < count; i++) {
            queue[i] = stones[i];
            parent[stones[i]] = stones[i];
            Bits.add(seen, stones[i]);
        }
    }

    /** The spare liberties of a component, joined by spare stones; {@link #ANY} or more where that has one in the zone. */
    private int countSpare(Frame f, int[] stones, int count) {
        begin(stones, count);
        int have = 0;
        int end = count;
        for (int i = 0; i < end; i++) {
            for (int j = geometry.neighbourCount(queue[i]) - 1; j >= 0; j--) {
                int q = geometry.neighbour(queue[i], j);
                boolean inZone = Bits.has(f.zone, q);
                if (Bits.has(seen, q) || !inZone && !Bits.has(f.spare, q)) {
                    continue;
                }
                Bits.add(seen, q);
                if (board.cell(q) == Board.EMPTY) {
                    have += inZone ? ANY : 1;
                } else if (board.cell(q) == board.cell(stones[0])) {
                    queue[end++] = q;
                }
            }
        }
        return have;
    }

    /** Makes all liberties of a component's block spare that are not in the zone; says how many, 0 where that is not enough. */
    private int addAll(Frame f, int[] stones, int count, int enough) {
        if (board.liberties(board.block(stones[0])) < enough) {
            return 0;
        }
        begin(stones, count);
        Bits.clear(liberties);
        int found = 0;
        int end = count;
        for (int i = 0; i < end; i++) {
            for (int j = geometry.neighbourCount(queue[i]) - 1; j >= 0; j--) {
                int q = geometry.neighbour(queue[i], j);
                if (Bits.has(seen, q)) {
                    continue;
                }
                Bits.add(seen, q);
                parent[q] = queue[i];
                if (board.cell(q) == board.cell(stones[0])) {
                    queue[end++] = q;
                } else if (board.cell(q) == Board.EMPTY && !Bits.has(f.zone, q)) {
                    Bits.add(liberties, q);
                    found++;
                }
            }
        }
        if (found < enough) {
            return 0;
        }
        for (int p = Bits.next(liberties, 0); p >= 0; p = Bits.next(liberties, p + 1)) {
            for (int s = p; parent[s] != s; s = parent[s]) {
                Bits.add(f.spare, s);
            }
        }
        return Math.min(found, ANY - 1);
    }

    /** Gives up what is spare beyond the need: as many empty points as there is slack, and stones that led there. */
    void trim(Frame f) {
        drop(f, false);
        drop(f, true);
        boolean dropped = true;
        while (dropped) {
            dropped = false;
            for (int p = Bits.next(f.spare, 0); p >= 0; p = Bits.next(f.spare, p + 1)) {
                if (board.cell(p) != Board.EMPTY && leadsNowhere(f, p)) {
                    Bits.remove(f.spare, p);
                    dropped = true;
                }
            }
        }
    }

    private void drop(Frame f, boolean nextToZone) {
        for (int p = Bits.next(f.spare, 0); p >= 0 && f.slack > 0 && f.slack < ANY; p = Bits.next(f.spare, p + 1)) {
            if (board.cell(p) == Board.EMPTY && (nextToZone || !isNextTo(f.zone, p))) {
                Bits.remove(f.spare, p);
                f.slack--;
            }
        }
    }

    private boolean isNextTo(long[] zone, int p) {
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            if (Bits.has(zone, geometry.neighbour(p, j))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a spare stone has at most one neighbour that a component could need. */
    private boolean leadsNowhere(Frame f, int stone) {
        int needed = 0;
        for (int j = geometry.neighbourCount(stone) - 1; j >= 0; j--) {
            int q = geometry.neighbour(stone, j);
            boolean isOwn = board.cell(q) == Board.EMPTY || board.cell(q) == board.cell(stone);
            needed += isOwn && (Bits.has(f.zone, q) || Bits.has(f.spare, q)) ? 1 : 0;
        }
        return needed <= 1;
    }
}
