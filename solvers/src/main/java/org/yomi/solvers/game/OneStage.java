package org.yomi.solvers.game;

import org.yomi.engine.board.Board;

/** A goal that is one game from beginning to end. */
public final class OneStage implements Stages {
    private final ReachGame game;
    private final Board board;

    public OneStage(ReachGame game, Board board) {
        this.game = game;
        this.board = board;
    }

    @Override
    public long now() {
        return 0;
    }

    @Override
    public long beginning() {
        return 0;
    }

    @Override
    public int winner(long stage) {
        return game.reached(board) ? game.reacher() : game.failed(board) ? game.keeper() : Board.EMPTY;
    }

    @Override
    public ReachGame game(long stage) {
        return game;
    }

    @Override
    public int addReasonForChange(long before, long[] zone) {
        if (game.reached(board)) {
            game.addReasonForReached(board, zone);
        }
        return 0;
    }

    @Override
    public void addStones(long[] zone) {
        game.addTargets(zone);
    }
}
