package org.yomi.solvers.achieve;

import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Assumptions;

/** The reacher captures one stone; its owner keeps it. */
final class CaptureGame extends ReachGame {
    private final int target;
    private final Runaway runaway;

    CaptureGame(int target, Assumptions assumptions, Board board) {
        super(board.cell(target) ^ Board.BLACK ^ Board.WHITE);
        this.target = target;
        runaway = new Runaway(assumptions, target, reacher(), board);
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
    void estimate(Board board) {
        int liberties = board.liberties(board.block(target));
        boolean attack = board.toMove() == reacher();
        int moves = Math.min(attack ? 2 * liberties - 2 : 2 * liberties - 1, 20);
        proof = 1 + moves * moves / 4;
        disproof = Math.max(1, 6 - liberties + (attack ? 0 : -1));
    }

    @Override
    void addAttacks(Board board, long[] points) {
        int block = board.block(target);
        addLiberties(board, block, points);
        addRescues(board, block, points);
    }

    @Override
    void addDefences(Board board, long[] points) {
        addLiberties(board, board.block(target), points);
        addLibertiesOfWeakNeighbours(board, board.block(target), points);
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
