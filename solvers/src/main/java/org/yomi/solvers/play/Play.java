package org.yomi.solvers.play;

import java.util.Arrays;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.zone.Zone;

/**
 * The moves of one game of a question: the board, whom a ban binds, ko threats left, and the assumptions that forbid
 * moves ({@code within}, {@code noko}, {@code alive}).
 */
public final class Play {
    /** What came of trying a move. */
    public enum Verdict {
        PLAYED,
        OCCUPIED,
        SUICIDE,
        BANNED,
        /** The move makes a ban and {@code noko} forbids that. */
        MAKES_KO,
        /** The move lies outside the region of {@code within}. */
        OUTSIDE
    }

    /** Their flags fit into one word with the rest of {@link #state}. */
    public static final int MOST_WATCHED = 48;

    private static final long THREAT_KEY = 0x9E3779B97F4A7C15L;
    private static final long PENDING_KEY = 0xBF58476D1CE4E5B9L;

    public final Board board;
    public final Geometry geometry;
    private final long[] within;
    private final long[] alive;
    private final boolean[] bound = new boolean[3];
    private final boolean[] noKo = new boolean[3];
    private final int threatOwner;
    private int threats;
    private boolean[] spent = new boolean[64];
    private int[] moves = new int[64];
    private int[] watched = {};
    private long pending;
    private long[] pendingBefore = new long[64];

    public Play(Position position, Assumptions assumptions, KoState ko) {
        geometry = position.geometry();
        within = assumptions.within().orElse(Zone.board(geometry)).toWords();
        alive = assumptions.alive().orElse(Zone.empty(geometry)).toWords();
        board = new Board(position, alive);
        bound[Board.BLACK] = ko.bindsBlack();
        bound[Board.WHITE] = ko.bindsWhite();
        for (Colour colour : assumptions.noKo()) {
            noKo[colour.cell()] = true;
        }
        threatOwner = ko.threatOwner();
        threats = ko.threats();
    }

    /** Plays a point for the player to move if that is allowed; {@link #undo} takes it back. */
    public Verdict play(int point) {
        Legality legality = board.legality(point);
        if (legality == Legality.OCCUPIED) {
            return Verdict.OCCUPIED;
        }
        if (legality == Legality.SUICIDE) {
            return Verdict.SUICIDE;
        }
        if (!Bits.has(within, point)) {
            return Verdict.OUTSIDE;
        }
        boolean spends = legality == Legality.KO && bound[board.toMove()];
        if (spends && !hasThreat(board.toMove())) {
            return Verdict.BANNED;
        }
        int mover = board.toMove();
        carryOut(point, spends);
        if (noKo[mover] && board.ban() >= 0) {
            undo();
            return Verdict.MAKES_KO;
        }
        return Verdict.PLAYED;
    }

    public void pass() {
        carryOut(Board.PASS, false);
    }

    /** Notes stones, {@value #MOST_WATCHED} at most, whose capture matters: see {@link #pending}. */
    public void watch(List<Integer> stones) {
        watched = stones.stream().mapToInt(p -> p).toArray();
        pending = (1L << watched.length) - 1;
    }

    /** Bit i is set while the i-th of the watched stones has not been captured. */
    public long pending() {
        return pending;
    }

    private void carryOut(int point, boolean spends) {
        board.play(point);
        if (board.moves() >= spent.length) {
            spent = Arrays.copyOf(spent, 2 * spent.length);
            pendingBefore = Arrays.copyOf(pendingBefore, 2 * pendingBefore.length);
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
        moves[board.moves()] = point;
        spent[board.moves()] = spends;
        pendingBefore[board.moves()] = pending;
        for (int i = board.capturedBlocks() - 1; i >= 0; i--) {
            noteCapture(board.capturedBlock(i));
        }
        if (spends) {
            threats--;
        }
    }

    private void noteCapture(int block) {
        for (int i = 0; i < watched.length; i++) {
            int p = watched[i];
            if ((board.stoneWord(block, p >> 6) & 1L << (p & 63)) != 0) {
                pending &= ~(1L << i);
            }
        }
    }

    public void undo() {
        if (lastMoveSpentThreat()) {
            threats++;
        }
        pending = pendingBefore[board.moves()];
        board.undo();
    }

    /** The moves on the board, from the position of the question on. */
    public List<Integer> line() {
        return Arrays.stream(moves, 1, board.moves() + 1).boxed().toList();
    }

    public boolean lastMoveSpentThreat() {
        return spent[board.moves()];
    }

    public boolean hasThreat(int colour) {
        return colour == threatOwner && threats > 0;
    }

    /** Whether a ban binds a player. */
    public boolean binds(int colour) {
        return bound[colour];
    }

    /** Whether {@code noko} forbids a player to make a ban. */
    public boolean mayNotMakeKo(int colour) {
        return noKo[colour];
    }

    /** The point of a ban that binds the player to move, or pass. */
    public int bindingBan() {
        return bound[board.toMove()] ? board.ban() : Board.PASS;
    }

    /** Whether a point holds a stone whose block {@code alive} protects. */
    public boolean isAlive(int point) {
        return Bits.has(alive, point);
    }

    /** Whether a player may always play on all points of a set, as far as the assumptions go, and no stone there is protected. */
    public boolean isOpenTo(int colour, long[] set) {
        if (noKo[colour]) {
            return false;
        }
        for (int i = 0; i < set.length; i++) {
            if ((set[i] & (~within[i] | alive[i])) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Adds the stones that {@code alive} names; says whether the set had one already. */
    public boolean addAliveStones(long[] zone) {
        boolean had = false;
        for (int i = 0; i < zone.length; i++) {
            had |= (zone[i] & alive[i]) != 0;
            zone[i] |= alive[i];
        }
        return had;
    }

    /** All that the rest of the game depends on besides the stones and the ban, exactly. */
    public long state() {
        return pending << 8 | (long) threats << 4 | board.toMove();
    }

    /** A hash of all that the rest of the game depends on. */
    public long key() {
        long hash = bindingBan() >= 0 ? board.hash() : board.hashWithoutBan();
        return hash + THREAT_KEY * threats + PENDING_KEY * pending;
    }
}
