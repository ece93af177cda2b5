package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.life.EyeFights;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/** Whether one player sees by tables of eye shapes how he makes a block with a stone in some area unconditionally alive. */
public final class EyeMakings {
    /** With 8 points the tables take longer to compute than they save. */
    private static final int LARGEST = 7;

    private static final int NONE = -1;

    private final Play play;
    private final int colour;
    private final long[] area;
    private final EyeFights fights;
    private final long[] seen;
    private final long[] regions;

    /** The block is that of a stone in the area. */
    public EyeMakings(Play play, int colour, long[] area) {
        this.play = play;
        this.colour = colour;
        this.area = area;
        fights = new EyeFights(play.geometry, LARGEST);
        seen = new long[play.geometry.words()];
        regions = new long[play.geometry.words()];
    }

    /** Whether he can, whoever is to move. */
    public boolean holds(Board board) {
        return stone(board) != NONE;
    }

    /** After {@link #holds} was true, the player to move: his move, or pass where a ban keeps him from it. */
    public int move(Board board) {
        int point = fights.makingPoint(board, stone(board));
        return point < 0 ? Board.PASS : point;
    }

    /** After {@link #holds} was true, his opponent to move: the move to which it takes him longest to get there, or pass. */
    public int lastResort(Board board) {
        int point = fights.longestAttack(board, stone(board));
        return point < 0 ? Board.PASS : point;
    }

    /** After {@link #holds} was true: adds the regions and the stones around them. */
    public void addProof(long[] zone) {
        fights.addProof(zone);
    }

    /** A stone of the block he makes alive. */
    private int stone(Board board) {
        Bits.clear(seen);
        for (int p = Bits.next(area, 0); p >= 0; p = Bits.next(area, p + 1)) {
            if (board.cell(p) == colour && !Bits.has(seen, p)) {
                if (isMade(board, p)) {
                    return p;
                }
                board.addStones(board.block(p), seen);
            }
        }
        return NONE;
    }

    private boolean isMade(Board board, int stone) {
        boolean isMade =
                fights.isMadeAlive(board, stone) || board.toMove() == colour && fights.makingPoint(board, stone) >= 0;
        if (isMade) {
            Bits.clear(regions);
            fights.addRegions(regions);
        }
        return isMade && play.isOpenWithoutKo(regions);
    }
}
