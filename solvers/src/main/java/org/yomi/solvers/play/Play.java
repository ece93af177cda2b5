package org.yomi.solvers.play;

import java.util.Arrays;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;

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

    /** No move, not even a pass. */
    public static final int NO_POINT = -2;

    /** So many flags fit into one word with the rest of {@link #state}. */
    public static final int MOST_FLAGS = 48;

    private static final long THREAT_KEY = 0x9E3779B97F4A7C15L;
    private static final long FLAGS_KEY = 0xBF58476D1CE4E5B9L;

    public final Board board;
    public final Geometry geometry;
    private final long[] within;
    private final long[] alive;
    private final boolean[] bound = new boolean[3];
    private final boolean[] noKo = new boolean[3];
    private final int threatOwner;
    private int threats;
    private final int[] passes = new int[3];
    private boolean[] spent = new boolean[64];
    private int[] moves = new int[64];
    private Flags flagRule = (board, before) -> before;
    private long flags;
    private long[] flagsBefore = new long[64];

    public Play(Position position, Assumptions assumptions, KoState ko) {
        geometry = position.geometry();
        within = assumptions.region(geometry).toWords();
        alive = assumptions.immortal(geometry).toWords();
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

    /** From now on a rule follows the goal's flags, {@value #MOST_FLAGS} at most, which are these now. */
    public void follow(Flags rule, long now) {
        flagRule = rule;
        flags = now;
    }

    /** What follows the flags. */
    public Flags flagRule() {
        return flagRule;
    }

    /** The goal's flags, in the bits that their rule gives them. */
    public long flags() {
        return flags;
    }

    private void carryOut(int point, boolean spends) {
        if (point == Board.PASS) {
            passes[board.toMove()]++;
        }
        board.play(point);
        if (board.moves() >= spent.length) {
            spent = Arrays.copyOf(spent, 2 * spent.length);
            flagsBefore = Arrays.copyOf(flagsBefore, 2 * flagsBefore.length);
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
        moves[board.moves()] = point;
        spent[board.moves()] = spends;
        flagsBefore[board.moves()] = flags;
        flags = flagRule.after(board, flags);
        if (spends) {
            threats--;
        }
    }

    public void undo() {
        if (lastMoveSpentThreat()) {
            threats++;
        }
        flags = flagsBefore[board.moves()];
        int point = moves[board.moves()];
        board.undo();
        if (point == Board.PASS) {
            passes[board.toMove()]--;
        }
    }

    /** How often a player has passed since the position of the question. */
    public int passesOf(int colour) {
        return passes[colour];
    }

    /** The moves on the board, from the position of the question on. */
    public List<Integer> line() {
        return Arrays.stream(moves, 1, board.moves() + 1).boxed().toList();
    }

    public boolean lastMoveSpentThreat() {
        return spent[board.moves()];
    }

    /** Whether a player has a threat left of those that are counted. */
    public boolean hasThreat(int colour) {
        return colour == threatOwner && threats > 0 && threats < KoState.UNLIMITED;
    }

    /** The cell of the player whose threats are part of the state, or 0. */
    public int threatOwner() {
        return threatOwner;
    }

    /** How many threats he has left, or {@link KoState#UNLIMITED}. */
    public int threats() {
        return threats;
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
        return !noKo[colour] && isOpenWithoutKo(set);
    }

    /** The lowest liberty of a block where nobody may play, by {@code within}, or {@link Board#PASS}: it is never filled. */
    public int closedLiberty(int block) {
        return board.firstLibertyOutside(block, within);
    }

    /** Whether both players may always play on all points of a set, but for bans and kos, and no stone there is protected. */
    public boolean isOpenWithoutKo(long[] set) {
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

    /**
     * All that the rest of the game depends on besides the stones and the ban, exactly: the player to move in bits 0 and 1,
     * threats in bits 4 to 6, flags from bit 8 on. The other bits are left to those who ask.
     */
    public long state() {
        return state(threats);
    }

    /** The same if the owner of the threats had another number of them. */
    public long state(int otherThreats) {
        return flags << 8 | (long) otherThreats << 4 | board.toMove();
    }

    /** A hash of all that the rest of the game depends on. */
    public long key() {
        return key(threats, bindingBan() >= 0);
    }

    /** The same if the owner of the threats had another number of them. */
    public long key(int otherThreats) {
        boolean owners = board.toMove() == threatOwner;
        return key(
                otherThreats, board.ban() >= 0 && (owners ? otherThreats < KoState.UNLIMITED : bound[board.toMove()]));
    }

    private long key(int otherThreats, boolean banBinds) {
        long hash = banBinds ? board.hash() : board.hashWithoutBan();
        return hash + THREAT_KEY * otherThreats + FLAGS_KEY * flags;
    }
}
