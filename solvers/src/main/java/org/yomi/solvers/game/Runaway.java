package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Assumptions;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;

/**
 * The assumptions under which a target counts as never captured: {@code escape(k)} and {@code open(n)} of semantics,
 * section 6. They are looked at when the attacker is to move.
 */
public final class Runaway {
    private final int escape;
    private final int open;
    private final int target;
    private final int attacker;
    private final int[] queue;
    private final long[] seen;

    public Runaway(Assumptions assumptions, int target, int attacker, Board board) {
        escape = assumptions.escape();
        open = assumptions.open();
        this.target = target;
        this.attacker = attacker;
        queue = new int[board.geometry().size()];
        seen = new long[board.geometry().words()];
    }

    /** The assumption by which the target has run away, as a {@link Lean} bit, or 0. */
    public int applies(Board board) {
        if (escape > 0 && board.liberties(board.block(target)) >= escape) {
            return Lean.ESCAPE;
        }
        return open > 0 && flood(board) >= open ? Lean.OPEN : 0;
    }

    /** Adds the points that show that the assumption applies. */
    public void addReason(Board board, long[] zone, int lean) {
        if (lean == Lean.ESCAPE) {
            addLiberties(board, zone);
        } else {
            addOpenPoints(board, zone);
        }
    }

    /** Adds the points that show that {@code open} does not apply; nothing when it is not assumed. */
    public void addReasonAgainstOpen(Board board, long[] zone) {
        if (open == 0) {
            return;
        }
        int reached = flood(board);
        int block = board.block(target);
        Bits.or(zone, seen);
        board.addStones(block, zone);
        board.addLiberties(block, zone);
        for (int i = 0; i < reached; i++) {
            addAround(board, zone, queue[i]);
        }
        // Points that stopped the flood: each liberty or neighbour of a reached point that is next to the attacker.
        for (int p = Bits.next(zone, 0); p >= 0; p = Bits.next(zone, p + 1)) {
            if (board.cell(p) == Board.EMPTY && !Bits.has(seen, p)) {
                addOneAttacker(board, zone, p);
            }
        }
    }

    /** The least number of target stones that show {@code escape} liberties, found breadth first from the target. */
    private void addLiberties(Board board, long[] zone) {
        Bits.clear(seen);
        int block = board.block(target);
        int found = board.isImmortal(block) ? 1 : 0;
        int end = 0;
        queue[end++] = target;
        Bits.add(seen, target);
        for (int i = 0; i < end; i++) {
            int p = queue[i];
            Bits.add(zone, p);
            for (int j = 0; j < board.geometry().neighbourCount(p); j++) {
                int q = board.geometry().neighbour(p, j);
                if (Bits.has(seen, q)) {
                    continue;
                }
                if (board.cell(q) == Board.EMPTY && found < escape) {
                    Bits.add(seen, q);
                    Bits.add(zone, q);
                    found++;
                } else if (board.cell(q) == board.cell(target)) {
                    Bits.add(seen, q);
                    queue[end++] = q;
                }
            }
            if (found >= escape && !board.isImmortal(block)) {
                return;
            }
        }
    }

    /** Breadth first over empty points that are not next to the attacker; fills {@link #queue} and {@link #seen}. */
    private int flood(Board board) {
        Bits.clear(seen);
        int end = 0;
        int block = board.block(target);
        for (int i = 0; i < seen.length; i++) {
            for (long w = board.libertyWord(block, i); w != 0; w &= w - 1) {
                end = reach(board, (i << 6) + Long.numberOfTrailingZeros(w), end);
            }
        }
        for (int i = 0; i < end; i++) {
            int p = queue[i];
            for (int j = 0; j < board.geometry().neighbourCount(p); j++) {
                end = reach(board, board.geometry().neighbour(p, j), end);
            }
        }
        return end;
    }

    private int reach(Board board, int p, int end) {
        if (board.cell(p) != Board.EMPTY || Bits.has(seen, p) || isNextToAttacker(board, p)) {
            return end;
        }
        Bits.add(seen, p);
        queue[end] = p;
        return end + 1;
    }

    private boolean isNextToAttacker(Board board, int p) {
        for (int j = 0; j < board.geometry().neighbourCount(p); j++) {
            if (board.cell(board.geometry().neighbour(p, j)) == attacker) {
                return true;
            }
        }
        return false;
    }

    /** As many points as were asked for, in the order in which they are reached, with all around them. */
    private void addOpenPoints(Board board, long[] zone) {
        int reached = Math.min(flood(board), open);
        int block = board.block(target);
        board.addStones(block, zone);
        for (int i = 0; i < reached; i++) {
            Bits.add(zone, queue[i]);
            addAround(board, zone, queue[i]);
        }
    }

    private static void addAround(Board board, long[] zone, int p) {
        for (int j = 0; j < board.geometry().neighbourCount(p); j++) {
            Bits.add(zone, board.geometry().neighbour(p, j));
        }
    }

    private void addOneAttacker(Board board, long[] zone, int p) {
        for (int j = 0; j < board.geometry().neighbourCount(p); j++) {
            int q = board.geometry().neighbour(p, j);
            if (board.cell(q) == attacker) {
                Bits.add(zone, q);
                return;
            }
        }
    }
}
