package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/**
 * The part of the board in which a block of one player with a stone in some area may ever get eyes: all that can be walked to
 * from the area without stepping on blocks of the opponent's that cannot be captured.
 *
 * <p>Nothing beyond these blocks matters: stones in the room have all their liberties in it, and no region with such a block
 * is vital (Benson 1976).
 */
final class LifeRoom {
    private final int opponent;
    private final long[] area;
    private final Spread spread;
    private final long[] room;
    private final long[] reach;

    LifeRoom(Geometry geometry, int colour, long[] area) {
        opponent = colour ^ Board.BLACK ^ Board.WHITE;
        this.area = area;
        spread = new Spread(geometry);
        room = new long[geometry.words()];
        reach = new long[geometry.words()];
    }

    /** Adds the room and the blocks around it that cannot be captured. */
    void addTo(Board board, long[] zone) {
        for (int i = 0; i < room.length; i++) {
            room[i] = spread.board(i);
        }
        for (int p = nextImmortal(board, 0); p >= 0; p = nextImmortal(board, p + 1)) {
            for (int i = 0; i < room.length; i++) {
                room[i] &= ~board.stoneWord(board.block(p), i);
            }
        }
        for (int i = 0; i < room.length; i++) {
            reach[i] = area[i] & room[i];
        }
        spread.flood(reach, 0, room, 0);
        Bits.or(zone, reach);
        for (int p = nextImmortal(board, 0); p >= 0; p = nextImmortal(board, p + 1)) {
            addIfNear(board, board.block(p), zone);
        }
    }

    /** The next stone from a point on that makes a block of the opponent's immortal, or -1. */
    private int nextImmortal(Board board, int from) {
        for (int i = from >> 6; i < room.length; i++) {
            long w = board.immortalWord(i) & board.colourWord(opponent, i);
            if (i == from >> 6) {
                w &= -1L << (from & 63);
            }
            if (w != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(w);
            }
        }
        return -1;
    }

    private void addIfNear(Board board, int block, long[] zone) {
        boolean isNear = false;
        for (int i = 0; i < reach.length; i++) {
            isNear |= (spread.next(reach, 0, i) & board.stoneWord(block, i)) != 0;
        }
        for (int i = 0; isNear && i < zone.length; i++) {
            zone[i] |= board.stoneWord(block, i);
        }
    }
}
