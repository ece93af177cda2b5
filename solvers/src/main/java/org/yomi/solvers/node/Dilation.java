package org.yomi.solvers.node;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.game.Around;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Spread;

/**
 * Makes zones sound: adds the points without which play in another position q, equal inside the zone, could go
 * differently (Shih et al., appendix, 'Zone Dilation', extended to bans).
 *
 * <p><em>P</em> is the player whose win is shown, <em>O</em> the other. What a zone must show is kept small by one
 * invariant: at every node each component of P's stones taken inside the zone has a liberty inside the zone (DL-1), and
 * where O is to move each component of O's stones too. So no O move outside takes a P stone of the zone, and no P move
 * takes an O stone in q that it does not take here.
 *
 * <p>Where O's pass was answered with zone Z0, an O move outside Z0 that leaves Z0 as it is needs no answer of its own:
 * that holds by DL-1 of Z0 even when the final zone is larger than Z0. Only moves that had to be searched ask for the
 * reasons of {@link #addCapturesBy} and {@link #addSuicide}.
 */
public final class Dilation {
    private final Play play;
    private final Board board;
    private final Geometry geometry;
    private final ReachGame game;
    private final int words;
    private final int[] queue;
    private final int[] parent;
    private final long[] seen;
    private final long[] reached;
    private final long[] whole;
    private final long[] stones;
    private final long[] empty;
    private final Spread spread;
    private final Spares spares;
    private final Saving saving;

    /** The win whose walls may be counted; null where each needs a liberty in the zone. */
    private @Nullable Frame counting;

    /** Where the liberties go that the reacher's blocks need; null for the zone. */
    private long @Nullable [] needing;

    /**
     * For the zones of one game.
     *
     * @param saving what they leave out
     */
    public Dilation(Play play, ReachGame game, Spares spares, Saving saving) {
        this.play = play;
        this.spares = spares;
        this.saving = saving;
        this.game = game;
        board = play.board;
        geometry = play.geometry;
        words = geometry.words();
        queue = new int[geometry.size()];
        parent = new int[geometry.size()];
        seen = new long[words];
        reached = new long[words];
        whole = new long[words];
        stones = new long[words];
        empty = new long[words];
        spread = new Spread(geometry);
    }

    private static void addNeighbours(Geometry geometry, int p, long[] zone) {
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            Bits.add(zone, geometry.neighbour(p, j));
        }
    }

    /**
     * P has just played {@code move} and the zone is that of the position after it: adds what makes the move legal in q
     * and its effect on the zone the same. Call while the move is on the board; then, after taking it back,
     * {@link #closeForMover}.
     */
    public void addMove(long[] zone, int move) {
        int mover = board.cell(move);
        boolean banMatters = board.ban() >= 0 && Bits.has(zone, board.ban());
        for (int i = board.capturedBlocks() - 1; i >= 0; i--) {
            Around.addWithNeighbours(board, board.capturedBlock(i), zone);
        }
        Bits.add(zone, move);
        if (banMatters) {
            addLoneStone(zone, move);
        }
        if (play.mayNotMakeKo(mover)) {
            addReasonForNoBan(zone, zone, move);
        }
        ensureLiberty(zone, move, Board.PASS);
    }

    /** The same for the zone of a win of the reacher, who may count on the liberties of his walls. */
    void addMove(Frame win, int move) {
        counting = win;
        addMove(win.zone, move);
        counting = null;
    }

    /** As {@link #closeForMover(long[], int)}, for a win of the reacher. */
    void closeForMover(Frame win) {
        game.addStanding(board, game.reacher(), win.zone);
        ensureLibertiesOfReacher(win);
    }

    /** As {@link #closeForOpponent(long[])}, for a win of the reacher; whoever is to move. */
    void closeForOpponent(Frame win) {
        game.addStanding(board, game.reacher(), win.zone);
        ensureLiberties(win.zone, game.keeper());
        ensureLibertiesOfReacher(win);
    }

    private void ensureLibertiesOfReacher(Frame win) {
        counting = win;
        ensureLiberties(win.zone, game.reacher());
        counting = null;
        for (int i = 0; i < words; i++) {
            win.spare[i] &= ~win.zone[i];
        }
        if (Bits.count(win.spare) == 0) {
            win.slack = Spares.ANY;
        }
    }

    /** The zone of a node where P is to move is whole: adds what stands in every zone and keeps DL-1. */
    public void closeForMover(long[] zone, int p) {
        game.addStanding(board, p, zone);
        ensureLiberties(zone, p);
    }

    /** The zone of a node where O is to move is whole: adds what stands in every zone and keeps DL-1 for both colours. */
    public void closeForOpponent(long[] zone) {
        game.addStanding(board, Board.opponent(board.toMove()), zone);
        ensureLiberties(zone, Board.BLACK);
        ensureLiberties(zone, Board.WHITE);
    }

    /**
     * As {@link #closeForOpponent(long[])} for a win of the keeper, whose zone may still grow. Where the reacher is to move
     * {@link #putOutOfReach} may save his blocks' liberties.
     *
     * @param needs those that they need after the keeper's answers; they join the zone where it is not out of reach
     */
    public void closeKept(long[] zone, long[] needs) {
        if (!mayLeaveNeeds()) {
            closeForOpponent(zone);
            return;
        }
        game.addStanding(board, game.keeper(), zone);
        ensureLiberties(zone, game.keeper());
        if (!putOutOfReach(zone)) {
            Bits.or(zone, needs);
            Bits.clear(needs);
            ensureLiberties(zone, game.keeper());
            ensureLiberties(zone, game.reacher());
        }
    }

    private boolean mayLeaveNeeds() {
        return saving.includes(Saving.OUT_OF_REACH) && board.toMove() == game.reacher();
    }

    /**
     * Makes sure that the reacher, to move, has no liberties in the zone, whatever lies outside: that around each empty point
     * of it there are the keeper's stones, which join the zone, and further points of it. Then each block of the reacher's
     * has a liberty outside, for it is on the board; his next move cannot fill the last one, for that is suicide; and the
     * keeper's answer in the zone does not touch it.
     *
     * @return false if that cannot be; then nothing joins
     */
    private boolean putOutOfReach(long[] zone) {
        Bits.copy(zone, whole);
        for (int p = Bits.next(zone, 0); p >= 0; p = Bits.next(zone, p + 1)) {
            if (board.cell(p) != Board.EMPTY) {
                continue;
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) == game.reacher() || board.cell(q) == Board.EMPTY && !Bits.has(zone, q)) {
                    return false;
                }
                Bits.add(whole, q);
            }
        }
        Bits.copy(whole, zone);
        return true;
    }

    /**
     * The zone of a win of the keeper is whole: adds to {@code needs} a liberty for each component of the reacher's stones in
     * the zone that has none there, for the answer that led here.
     */
    public void addNeeds(long[] zone, long[] needs) {
        if (mayLeaveNeeds()) {
            needing = needs;
            ensureLiberties(zone, game.reacher());
            needing = null;
        }
    }

    /** As {@link #addMove(long[], int)} for the keeper, with the liberties that the reacher's blocks need in {@code needs}. */
    public void addMove(long[] zone, int move, long[] needs) {
        needing = saving.includes(Saving.OUT_OF_REACH) ? needs : null;
        addMove(zone, move);
        needing = null;
    }

    /**
     * O has just played {@code move}, which P answers with zone {@code answer}: adds to {@code zone} what makes the
     * captures of the move, as far as the answer looks at them, the same in q, and no new ban on P there. Call while the
     * move is on the board.
     */
    public void addCapturesBy(int move, long[] answer, long[] zone) {
        for (int i = board.capturedBlocks() - 1; i >= 0; i--) {
            if (blockMeets(board.capturedBlock(i), answer)) {
                Around.addWithNeighbours(board, board.capturedBlock(i), zone);
            }
        }
        if (play.binds(board.toMove())) {
            addReasonForNoBan(zone, answer, move);
        }
    }

    /**
     * The last move took a lone stone that {@code relevant} has, and yet made no ban: adds to {@code zone} one reason
     * that holds in q too, a friend next to the move, a further liberty of it or a second captured block.
     */
    private void addReasonForNoBan(long[] zone, long[] relevant, int move) {
        if (board.ban() >= 0 || board.capturedBlocks() == 0) {
            return;
        }
        for (int i = board.capturedBlocks() - 1; i >= 0; i--) {
            int block = board.capturedBlock(i);
            if (board.stones(block) == 1 && blockMeets(block, relevant)) {
                addOneReason(zone, move);
                return;
            }
        }
    }

    private void addOneReason(long[] zone, int move) {
        int reason = Board.PASS;
        for (int j = 0; j < geometry.neighbourCount(move); j++) {
            int q = geometry.neighbour(move, j);
            boolean friend = board.cell(q) == board.cell(move);
            boolean liberty = board.cell(q) == Board.EMPTY && !wasCaptured(q);
            if (friend || liberty) {
                if (Bits.has(zone, q)) {
                    return;
                }
                reason = q;
            }
        }
        if (reason >= 0) {
            Bits.add(zone, reason);
        } else {
            for (int i = board.capturedBlocks() - 1; i >= 0; i--) {
                Around.addWithNeighbours(board, board.capturedBlock(i), zone);
            }
        }
    }

    private boolean wasCaptured(int p) {
        for (int i = board.capturedBlocks() - 1; i >= 0; i--) {
            if ((board.stoneWord(board.capturedBlock(i), p >> 6) & 1L << (p & 63)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether O's move just played took a stone from a point of the zone. */
    public boolean lastMoveCapturedIn(long[] zone) {
        for (int i = board.capturedBlocks() - 1; i >= 0; i--) {
            if (blockMeets(board.capturedBlock(i), zone)) {
                return true;
            }
        }
        return false;
    }

    private boolean blockMeets(int block, long[] zone) {
        for (int i = 0; i < words; i++) {
            if ((board.stoneWord(block, i) & zone[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** O's move would be suicide here: adds what makes it suicide in q. */
    public void addSuicide(long[] zone, int move) {
        int o = board.toMove();
        Bits.add(zone, move);
        addNeighbours(geometry, move, zone);
        for (int j = geometry.neighbourCount(move) - 1; j >= 0; j--) {
            int q = geometry.neighbour(move, j);
            if (board.cell(q) == o) {
                Around.addWithNeighbours(board, board.block(q), zone);
            }
        }
        for (int j = geometry.neighbourCount(move) - 1; j >= 0; j--) {
            int q = geometry.neighbour(move, j);
            if (board.cell(q) == Board.opponent(o)) {
                ensureLiberty(zone, q, move);
            }
        }
    }

    /** O's move makes a ban, which {@code noko} forbids: adds what makes it do so in q. Call with the move played. */
    public void addForbiddenKo(long[] zone, int move) {
        addNeighbours(geometry, board.ban(), zone);
        addLoneStone(zone, move);
    }

    /** Adds what shows that the stone just played has no friend, no other liberty, and took no other block. */
    private void addLoneStone(long[] zone, int move) {
        addNeighbours(geometry, move, zone);
        for (int j = geometry.neighbourCount(move) - 1; j >= 0; j--) {
            int q = geometry.neighbour(move, j);
            if (board.cell(q) != Board.EMPTY) {
                ensureLiberty(zone, q, Board.PASS);
            }
        }
    }

    /** DL-1 for one colour: each component of its stones inside the zone gets a liberty inside the zone. */
    public void ensureLiberties(long[] zone, int colour) {
        seeThoseWithLiberties(zone, colour);
        for (int i = 0; i < words; i++) {
            for (long w = board.colourWord(colour, i) & zone[i] & ~seen[i]; w != 0; w &= w - 1 & ~seen[i]) {
                ensureLibertyOfComponent(zone, (i << 6) + Long.numberOfTrailingZeros(w), Board.PASS);
            }
        }
    }

    /** Most components have a liberty: leaves those in {@link #seen}, found all at once. */
    private void seeThoseWithLiberties(long[] zone, int colour) {
        for (int i = 0; i < words; i++) {
            stones[i] = board.colourWord(colour, i) & zone[i];
            empty[i] = zone[i] & ~board.takenWord(i);
        }
        for (int i = 0; i < words; i++) {
            seen[i] = stones[i] & (spread.next(empty, 0, i) | board.immortalWord(i));
        }
        spread.flood(seen, 0, stones, 0);
    }

    private void ensureLiberty(long[] zone, int stone, int otherThan) {
        Bits.clear(seen);
        ensureLibertyOfComponent(zone, stone, otherThan);
    }

    private void ensureLibertyOfComponent(long[] zone, int stone, int otherThan) {
        int end = 0;
        boolean free = false;
        queue[end++] = stone;
        Bits.add(seen, stone);
        for (int i = 0; i < end; i++) {
            int p = queue[i];
            free |= play.isAlive(p);
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (!Bits.has(zone, q)) {
                    continue;
                }
                if (board.cell(q) == Board.EMPTY) {
                    free |= q != otherThan;
                } else if (board.cell(q) == board.cell(stone) && !Bits.has(seen, q)) {
                    Bits.add(seen, q);
                    queue[end++] = q;
                }
            }
        }
        if (!free && !isCounted(stone, otherThan, end)) {
            long[] needs = needing;
            long[] to = needs != null && board.cell(stone) == game.reacher() ? needs : zone;
            addPathToLiberty(zone, to, end, otherThan);
        }
    }

    /** Whether a component, in the queue, is a wall that may be counted and has the liberties for that. */
    private boolean isCounted(int stone, int otherThan, int end) {
        return counting != null
                && board.cell(stone) == game.reacher()
                && otherThan == Board.PASS
                && spares.secures(counting, queue, end);
    }

    /**
     * From the component in the queue, breadth first over stones outside the zone, to the nearest liberty in the zone: one
     * more stone there does less harm than one more empty point, which wants answers. If there is none, to the nearest one.
     */
    private void addPathToLiberty(long[] zone, long[] to, int end, int otherThan) {
        Bits.clear(reached);
        for (int i = 0; i < end; i++) {
            parent[queue[i]] = queue[i];
            Bits.add(reached, queue[i]);
        }
        int last = end;
        int liberty = Board.PASS;
        int from = Board.PASS;
        for (int i = 0; i < last; i++) {
            int p = queue[i];
            if (play.isAlive(p)) {
                addPath(to, p);
                return;
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(reached, q)) {
                    continue;
                }
                if (board.cell(q) == Board.EMPTY && q != otherThan) {
                    if (Bits.has(zone, q)) {
                        addPath(to, p);
                        return;
                    }
                    if (liberty < 0) {
                        liberty = q;
                        from = p;
                    }
                } else if (board.cell(q) == board.cell(p)) {
                    Bits.add(reached, q);
                    parent[q] = p;
                    queue[last++] = q;
                }
            }
        }
        if (liberty < 0) {
            throw new AssertionError("a block without liberties at " + geometry.name(queue[0]));
        }
        Bits.add(to, liberty);
        addPath(to, from);
    }

    private void addPath(long[] zone, int from) {
        int p = from;
        while (parent[p] != p) {
            Bits.add(zone, p);
            p = parent[p];
        }
    }
}
