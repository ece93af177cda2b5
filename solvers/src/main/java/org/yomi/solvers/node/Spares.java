package org.yomi.solvers.node;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Spread;

/**
 * Counts the liberties of the reacher's walls instead of guarding one of each.
 *
 * <p>A wall in the zone must not be captured, so that the zone needs a liberty of it ({@link Dilation}), and each move of the
 * keeper there an answer. But a win is over in so many moves. As long as the wall has more liberties than the keeper makes moves
 * <em>elsewhere</em> until then, that is moves that are answered as if he had passed, none of them needs an answer. Such
 * liberties are <em>spare</em> points of the win, as are the stones that lead to them.
 *
 * <p>What a win with spare points says: the reacher wins in every position that is equal on the zone and the spare points,
 * but for {@link Frame#slack} empty ones that have been filled, by whomever. After a move of the keeper's elsewhere the answer
 * to his pass must hold with one more of them filled, so that each such answer has more slack than the position before. And
 * nothing that it rests on may have been captured: each component of the reacher's stones in its zone without a liberty there
 * must have more spare ones than it has slack. So the slack counts down from the end of the win to its beginning; where
 * none is left, the spare points become points of the zone like others, and the keeper's moves there are answered.
 */
public final class Spares {
    /** The slack where there are no spare points. */
    public static final int ANY = 63;

    /** The most slack that is counted. */
    static final int MOST = ANY - 1;

    /** Liberties beyond those needed, for moves elsewhere before. With fewer a wall is better guarded. */
    private static final int MORE = 2;

    /** Nodes before walls are counted: what is easy has smaller zones where they are guarded. */
    private static final int FROM = 1_000;

    /** On boards of so many points walls have few liberties anyway: there those needed are enough, from the start. */
    private static final int TINY_BOARD = 12;

    /** A component has a liberty in the zone. */
    private static final int IN_ZONE = -1;

    private final Play play;
    private final Meter meter;
    private final ProofTable table;
    private final Board board;
    private final Geometry geometry;
    private final int words;
    private final int[] queue;
    private final int[] parent;
    private final long[] seen;
    private final long[] liberties;
    private final long[] friends;
    private final Spread spread;

    Spares(Play play, Meter meter, ProofTable table) {
        this.play = play;
        this.meter = meter;
        this.table = table;
        board = play.board;
        geometry = play.geometry;
        words = geometry.words();
        queue = new int[geometry.size()];
        parent = new int[geometry.size()];
        seen = new long[words];
        liberties = new long[words];
        friends = new long[words];
        spread = new Spread(geometry);
    }

    /** Whether further walls are counted by now: at once where an earlier question with the same tables had to. */
    boolean isTime() {
        return meter.nodes() >= FROM || table.hasCounted() || isTiny(play);
    }

    private static boolean isTiny(Play play) {
        return play.geometry.size() <= TINY_BOARD;
    }

    /** How many liberties a wall of some colour must have beyond those needed: its enemy plays elsewhere before, too. */
    static int margin(Play play, int colour) {
        int enemy = Board.opponent(colour);
        int more = isTiny(play) ? 0 : MORE;
        return Math.min(movesBefore(play, enemy), more + play.passesOf(enemy));
    }

    /** How many of them are spare at most: where a win is found again they serve, but they make zones larger. */
    static int plenty(Play play, int colour) {
        int before = movesBefore(play, Board.opponent(colour));
        return before * before;
    }

    private static int movesBefore(Play play, int colour) {
        return (play.board.moves() + (play.board.toMove() == colour ? 0 : 1)) / 2;
    }

    /** A pass of the keeper, or a move like a pass, was answered with {@code next}: takes account of one more in {@code f}. */
    static void addElsewhere(Frame f, Frame next) {
        if (next.slack == 0) {
            next.absorb();
        }
        f.slack = Math.min(f.slack, next.slack == ANY ? ANY : next.slack - 1);
    }

    /**
     * Secures a component of the reacher's stones in the zone that has no liberty there, by counting.
     *
     * @param stones the component, up to {@code count}
     * @return false if the liberties are too few for that
     */
    boolean secures(Frame f, int[] stones, int count) {
        int colour = board.cell(stones[0]);
        int need = 1 + margin(play, colour);
        int have = countSpare(f, stones, count);
        if (have == IN_ZONE) {
            return true;
        }
        if (have < need && isTime()) {
            have = addNearest(f, stones, count, need, 1 + plenty(play, colour));
        }
        if (have < need) {
            return false;
        }
        f.slack = Math.min(f.slack, Math.min(MOST, have - 1));
        return true;
    }

    /** The spare liberties of a component, joined by spare stones, or {@link #IN_ZONE}. */
    private int countSpare(Frame f, int[] stones, int count) {
        int colour = board.cell(stones[0]);
        for (int i = 0; i < words; i++) {
            friends[i] = board.colourWord(colour, i) & (f.zone[i] | f.spare[i]);
        }
        Bits.clear(seen);
        for (int i = 0; i < count; i++) {
            Bits.add(seen, stones[i]);
        }
        spread.flood(seen, 0, friends, 0);
        int have = 0;
        for (int i = 0; i < words; i++) {
            long free = spread.next(seen, 0, i) & (f.zone[i] | f.spare[i]) & ~board.takenWord(i);
            if ((free & f.zone[i]) != 0) {
                return IN_ZONE;
            }
            have += Long.bitCount(free);
        }
        return have;
    }

    /**
     * Makes liberties of a component's block spare that are not in the zone, the nearest first, {@code most} of them.
     *
     * @return how many, 0 where there are not {@code enough}
     */
    private int addNearest(Frame f, int[] stones, int count, int enough, int most) {
        if (board.liberties(board.block(stones[0])) < enough) {
            return 0;
        }
        Bits.clear(seen);
        for (int i = 0; i < count; i++) {
            queue[i] = stones[i];
            parent[stones[i]] = stones[i];
            Bits.add(seen, stones[i]);
        }
        Bits.clear(liberties);
        int found = 0;
        int end = count;
        for (int i = 0; i < end && found < most; i++) {
            for (int j = geometry.neighbourCount(queue[i]) - 1; j >= 0; j--) {
                int q = geometry.neighbour(queue[i], j);
                if (Bits.has(seen, q)) {
                    continue;
                }
                Bits.add(seen, q);
                parent[q] = queue[i];
                if (board.cell(q) == board.cell(stones[0])) {
                    queue[end++] = q;
                } else if (board.cell(q) == Board.EMPTY && found < most && !Bits.has(f.zone, q)) {
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
        return found;
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
