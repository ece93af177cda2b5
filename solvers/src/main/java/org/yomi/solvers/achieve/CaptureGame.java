package org.yomi.solvers.achieve;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.Assumptions;

/** The reacher captures one stone; its owner keeps it. */
final class CaptureGame extends ReachGame {
    private final int target;
    private final Runaway runaway;
    private final TwoEyes life;
    private final long[] scratch;

    CaptureGame(int target, Assumptions assumptions, Board board) {
        super(board.cell(target) ^ Board.BLACK ^ Board.WHITE);
        this.target = target;
        runaway = new Runaway(assumptions, target, reacher(), board);
        life = new TwoEyes(board.geometry());
        scratch = new long[board.geometry().words()];
    }

    @Override
    boolean reached(Board board) {
        return board.cell(target) == Board.EMPTY;
    }

    @Override
    boolean failed(Board board) {
        return false;
    }

    @Override
    int winningPoint(Board board, int from) {
        int block = board.block(target);
        int liberty = board.liberties(block) == 1 ? board.firstLiberty(block) : Board.PASS;
        return liberty >= from ? liberty : NONE;
    }

    @Override
    int distance(Board board) {
        return board.liberties(board.block(target));
    }

    @Override
    int keepingPoint(Board board, int from) {
        if (runaway.escape() == 0 || from >= board.geometry().size()) {
            return NONE;
        }
        int block = board.block(target);
        for (int i = from >> 6; i < board.geometry().words(); i++) {
            long w = board.libertyWord(block, i);
            if (i == from >> 6) {
                w &= -1L << (from & 63);
            }
            for (; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                if (libertiesAfter(board, block, p) >= runaway.escape()) {
                    return p;
                }
            }
        }
        return NONE;
    }

    /** The liberties of the target after its owner fills one, captures not counted. */
    private int libertiesAfter(Board board, int block, int p) {
        Geometry geometry = board.geometry();
        int words = geometry.words();
        for (int i = 0; i < words; i++) {
            scratch[i] = board.libertyWord(block, i);
        }
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            int cell = board.cell(q);
            if (cell == Board.EMPTY) {
                Bits.add(scratch, q);
            } else if (cell == keeper() && board.block(q) != block) {
                for (int i = 0; i < words; i++) {
                    scratch[i] |= board.libertyWord(board.block(q), i);
                }
            } else if (cell == reacher() && board.liberties(board.block(q)) == 1) {
                for (int i = 0; i < words; i++) {
                    scratch[i] |= board.stoneWord(board.block(q), i);
                }
            }
        }
        Bits.remove(scratch, p);
        return Bits.count(scratch);
    }

    @Override
    void estimate(Board board) {
        int block = board.block(target);
        int most = runaway.escape() > 0 ? runaway.escape() : 7;
        int room = board.liberties(block);
        boolean attack = board.toMove() == reacher();
        if (!attack) {
            int best = room - 1;
            for (int i = 0; i < scratch.length; i++) {
                for (long w = board.libertyWord(block, i); w != 0; w &= w - 1) {
                    best = Math.max(best, libertiesAfter(board, block, (i << 6) + Long.numberOfTrailingZeros(w)));
                }
            }
            room = best;
        }
        int moves = Math.min(Math.max(room - 1, 0), 16);
        proof = 1 + moves * moves;
        disproof = Math.max(1, most - room);
    }

    @Override
    void addAttacks(Board board, long[] points) {
        addFights(board, points, 2);
    }

    @Override
    void addDefences(Board board, long[] points) {
        addFights(board, points, 3);
    }

    /** The empty points next to the target's liberties. */
    @Override
    void addNear(Board board, long[] points) {
        addAround(board, board.block(target), points);
    }

    /** The target's liberties, those of the weak blocks around it, and the same for friends one step away. */
    private void addFights(Board board, long[] points, int weak) {
        int block = board.block(target);
        addLiberties(board, block, points);
        addFightsAround(board, block, points, weak);
        Geometry geometry = board.geometry();
        for (int i = 0; i < scratch.length; i++) {
            for (long w = board.libertyWord(block, i); w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    int q = geometry.neighbour(p, j);
                    if (board.cell(q) == keeper() && board.block(q) != block && board.liberties(board.block(q)) <= 4) {
                        addLiberties(board, board.block(q), points);
                        addFightsAround(board, board.block(q), points, weak);
                    } else if (board.cell(q) == reacher() && board.liberties(board.block(q)) <= weak) {
                        addLiberties(board, board.block(q), points);
                    }
                }
            }
        }
    }

    private void addFightsAround(Board board, int block, long[] points, int weak) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < points.length; i++) {
            for (long w = board.stoneWord(block, i); w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    int q = geometry.neighbour(p, j);
                    if (board.cell(q) == reacher() && board.liberties(board.block(q)) <= weak) {
                        addLiberties(board, board.block(q), points);
                        if (board.toMove() == reacher()) {
                            addLibertiesOfWeakNeighbours(board, board.block(q), points);
                        }
                    }
                }
            }
        }
    }

    @Override
    int keptByAssumption(Board board) {
        return runaway.applies(board);
    }

    @Override
    void addAssumptionReason(Board board, long[] zone, int lean) {
        runaway.addReason(board, zone, lean);
    }

    @Override
    void addReasonAgainstAssumption(Board board, long[] zone) {
        runaway.addReasonAgainstOpen(board, zone);
    }

    @Override
    boolean keptForGood(Board board) {
        return life.isAlive(board, target);
    }

    @Override
    void addReasonKeptForGood(Board board, long[] zone) {
        life.addProof(zone);
    }

    @Override
    void addTargets(long[] zone) {
        Bits.add(zone, target);
    }

    @Override
    void addReasonAgainstReached(Board board, long[] zone) {
        // The target itself, which every zone has.
    }

    @Override
    void addReasonForReached(Board board, long[] zone) {
        // The captured block and its surroundings are part of the last move's effect.
    }
}
