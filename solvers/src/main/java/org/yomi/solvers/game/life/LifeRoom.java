package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/**
 * The part of the board in which a block of one player with a stone in some area may ever get eyes: all that can be walked to
 * from the area without stepping on blocks of the opponent's that {@code alive(S)} protects, the <em>walls</em>.
 *
 * <p>Nothing beyond the walls matters: stones in the room have all their liberties in it, and no region with a protected
 * block is vital (Benson 1976). A wall must stay as large as it is, so that it belongs to the proof as a whole where it is
 * next to the room, or covers a part of the area.
 */
public final class LifeRoom {
    private final int opponent;
    private final long[] area;
    private final Spread spread;
    private final long[] walls;
    private final long[] floor;
    private final long[] room;

    public LifeRoom(Geometry geometry, int colour, long[] area) {
        opponent = Board.opponent(colour);
        this.area = area;
        spread = new Spread(geometry);
        walls = new long[geometry.words()];
        floor = new long[geometry.words()];
        room = new long[geometry.words()];
    }

    /** Adds the room and the walls around it. */
    public void addTo(Board board, long[] zone) {
        findWalls(board);
        for (int i = 0; i < room.length; i++) {
            floor[i] = spread.board(i) & ~walls[i];
            room[i] = area[i] & floor[i];
        }
        spread.flood(room, 0, floor, 0);
        Bits.or(zone, room);
        for (int i = 0; i < room.length; i++) {
            long near = area[i] | spread.next(room, 0, i);
            for (long w = walls[i] & near; w != 0; w &= walls[i]) {
                takeWall(board, (i << 6) + Long.numberOfTrailingZeros(w), zone);
            }
        }
    }

    private void findWalls(Board board) {
        Bits.clear(walls);
        for (int i = 0; i < walls.length; i++) {
            for (long w = namedStones(board, i); w != 0; w &= ~walls[i]) {
                int block = board.block((i << 6) + Long.numberOfTrailingZeros(w));
                board.addStones(block, walls);
            }
        }
    }

    /** The opponent's stones in a word that {@code alive(S)} names and that are of no wall yet. */
    private long namedStones(Board board, int i) {
        return board.immortalWord(i) & board.colourWord(opponent, i) & ~walls[i];
    }

    private void takeWall(Board board, int stone, long[] zone) {
        int block = board.block(stone);
        for (int i = 0; i < walls.length; i++) {
            zone[i] |= board.stoneWord(block, i);
            walls[i] &= ~board.stoneWord(block, i);
        }
    }
}
