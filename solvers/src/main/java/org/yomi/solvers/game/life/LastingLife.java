package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Play;

/** Whether a block stands whatever is played: by a liberty where {@code within} lets nobody play, or by two eyes. */
public final class LastingLife {
    private final Play play;
    private final TwoEyes eyes;
    private int block;

    /** The liberty where nobody may play of the block that was asked about last, or pass. */
    private int closed = Board.PASS;

    public LastingLife(Play play) {
        this.play = play;
        eyes = new TwoEyes(play.geometry);
    }

    /** Whether it is seen of the block of a stone. */
    public boolean isAlive(Board board, int stone) {
        block = board.block(stone);
        closed = play.closedLiberty(block);
        return closed >= 0 || eyes.isAlive(board, stone);
    }

    /** Adds the points that show what {@link #isAlive} has just found. */
    public void addProof(Board board, long[] zone) {
        if (closed >= 0) {
            board.addStones(block, zone);
            Bits.add(zone, closed);
        } else {
            eyes.addProof(zone);
        }
    }

    /** What that leans on. */
    public int lean() {
        return closed >= 0 ? Lean.WITHIN : 0;
    }
}
