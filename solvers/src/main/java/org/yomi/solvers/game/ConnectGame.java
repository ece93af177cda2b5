package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Bits;

/** The reacher connects two of his stones; the opponent keeps them apart, or captures one. */
public final class ConnectGame extends PathGame {
    private final int second;
    private final ConnectGuess guess;

    /** Scratch: points on shortest ways, and on those that are at most one move longer. */
    private final long[] ways;

    private final long[] wider;

    /**
     * Begins at the block with fewer liberties: two stones are read in the same way whichever is named first, or one order
     * might be found out and the other not.
     */
    public ConnectGame(Connect goal, FarAway farAway, Board board) {
        this(goal, isFirstTheStart(goal, board), farAway, board);
    }

    private ConnectGame(Connect goal, boolean fromFirst, FarAway farAway, Board board) {
        super(
                fromFirst ? goal.first() : goal.second(),
                Zone.of(board.geometry(), fromFirst ? goal.second() : goal.first())
                        .toWords(),
                farAway,
                board);
        second = fromFirst ? goal.second() : goal.first();
        guess = new ConnectGuess(geometry, spread, keeper());
        ways = new long[geometry.words()];
        wider = new long[geometry.words()];
    }

    @Override
    public void estimate(Board board) {
        int distance = measure(board);
        estimateBy(distance, board);
        Bits.clear(ways);
        Bits.clear(wider);
        addWays(board, distance, ways);
        addWays(board, distance + 1, wider);
        boolean attack = board.toMove() == reacher();
        guess.look(board, board.block(first), board.block(second), distance, ways, wider, attack);
        proof = guess.proof(proof);
        disproof = guess.disproof(disproof);
    }

    private static boolean isFirstTheStart(Connect goal, Board board) {
        int liberties = board.liberties(board.block(goal.first()));
        int others = board.liberties(board.block(goal.second()));
        return liberties == others ? goal.first() < goal.second() : liberties < others;
    }

    @Override
    public boolean reached(Board board) {
        return board.block(first) == board.block(second);
    }

    @Override
    public boolean failed(Board board) {
        return board.cell(first) != reacher() || board.cell(second) != reacher();
    }

    @Override
    public int winningPoint(Board board, int from) {
        int a = board.block(first);
        int b = board.block(second);
        for (int i = from >> 6; i < geometry.words(); i++) {
            long common = board.libertyWord(a, i) & board.libertyWord(b, i);
            if (i == from >> 6) {
                common &= -1L << (from & 63);
            }
            if (common != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(common);
            }
        }
        return NONE;
    }

    @Override
    void addAroundPlace(Board board, long[] points) {
        Around.addRescues(board, board.block(second), points);
    }

    @Override
    public void addTargets(long[] zone) {
        super.addTargets(zone);
        Bits.add(zone, second);
    }

    /** One of the two blocks with all the points around it: then the other stone is not in it. */
    @Override
    public void addReasonAgainstReached(Board board, long[] zone) {
        int a = board.block(first);
        int b = board.block(second);
        int block = board.stones(a) + board.liberties(a) <= board.stones(b) + board.liberties(b) ? a : b;
        Around.addWithNeighbours(board, block, zone);
    }
}
