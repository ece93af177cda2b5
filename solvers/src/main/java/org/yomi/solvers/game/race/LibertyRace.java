package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.engine.board.life.EyeRace.Count;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * A block that is shut in, cannot make two eyes and has fewer liberties than those who shut it in: it is captured,
 * whatever its owner plays.
 *
 * <p>What the block has is a {@link Siege}, and around it are {@link Walls}. The attacker fills the room from the walls, what
 * no wall touches last, and plays in the eye as its table says ({@link EyeRace}). While no wall falls, the owner cannot
 * capture anything but in the eye, so that the block never has a liberty elsewhere.
 *
 * <p>One wall may be left that is not safe: its own eye is worth as much as the table says, where the attacker answers inside;
 * or, if the block has none, the race is counted out ({@link RaceCount}).
 *
 * <p>No ko comes up: outside the eye the attacker loses no stone but the first in the last two liberties, and that to
 * the block.
 */
public final class LibertyRace {
    private final Play play;
    private final Geometry geometry;
    private final int attacker;
    private final int words;
    private final Siege siege;
    private final Walls walls;

    /** The eye of the wall that is left. */
    private final SmallEye wallEye;

    /** The liberties in the room of the wall that is in danger. */
    private final long[] shared;

    private final long[][] toTry;

    /** The wall that is left, or {@link Walls#NONE}. */
    private int left;

    private int mostLiberties;

    public LibertyRace(Play play, int attacker) {
        this.play = play;
        this.attacker = attacker;
        geometry = play.geometry;
        words = geometry.words();
        siege = new Siege(play, attacker);
        walls = new Walls(play, attacker, siege, /* byAnswers= */ false);
        wallEye = new SmallEye(geometry);
        shared = new long[words];
        toTry = new long[2][words];
    }

    /** From now on a stone of the attacker's must not be captured before the block is; pass for none. */
    public void guard(int stone) {
        walls.guard(stone);
    }

    /**
     * Whether the block is captured, what counts as saved aside; if the attacker is to move, by a move after which that is
     * seen, too.
     */
    public boolean holds(Board board, int block) {
        if (!isLost(board, block)) {
            return false;
        }
        mostLiberties = Bits.count(siege.room) + Bits.count(siege.eye.points);
        return board.toMove() != attacker || find(board, block) != Board.PASS;
    }

    private boolean isLost(Board board, int block) {
        return siege.take(board, block)
                && walls.list(board)
                && siege.hasOneEye(board, block, walls.stones)
                && wallsHold(board, block);
    }

    /** No more liberties has the block until it falls; after {@link #holds} was true. */
    public int mostLiberties() {
        return mostLiberties;
    }

    /** Adds the points that show that {@link #holds} is true; false where that cannot be seen a second time. */
    public boolean addProof(Board board, int block, long[] zone) {
        if (!isLost(board, block)) {
            return false;
        }
        addSiege(board, zone);
        if (left == Walls.NONE) {
            walls.addProof(board, Walls.NONE, zone);
        }
        return true;
    }

    /**
     * The same, with the liberties that are only counted in {@code spare}, and the stones that lead to them.
     *
     * @param more how many liberties a wall must have beyond those needed; else some go to the zone
     * @param plenty how many beyond those needed are spare at most
     */
    public boolean addProof(Board board, int block, long[] zone, long[] spare, int more, int plenty) {
        if (!isLost(board, block)) {
            return false;
        }
        addSiege(board, zone);
        if (left == Walls.NONE) {
            walls.addProof(board, zone, spare, more, plenty);
        }
        return true;
    }

    /** Adds the room and the eyes, and the walls if one is left that is not safe. */
    private void addSiege(Board board, long[] zone) {
        for (int i = 0; i < words; i++) {
            zone[i] |= siege.eye.stones[i] | siege.room[i] | siege.eye.points[i] | wallEye.points[i];
        }
        if (left == Walls.NONE) {
            return;
        }
        walls.addProof(board, wallEye.exists() ? left : Walls.NONE, zone);
        for (int i = 0; i < words; i++) {
            zone[i] |= walls.outer(board, left, i);
        }
    }

    /** How many of the spare points may be filled already, after {@link #addProof}; {@link Walls#UNCOUNTED} without any. */
    public int slack() {
        return left == Walls.NONE ? walls.slack() : Walls.UNCOUNTED;
    }

    /** The attacker to move: a move of his after which the block is lost, or pass when none is seen. */
    public int move(Board board, int block) {
        return isLost(board, block) ? find(board, block) : Board.PASS;
    }

    /** The same, {@link #isLost} being true. */
    private int find(Board board, int block) {
        int stone = board.firstStone(block);
        for (int i = 0; i < words; i++) {
            toTry[0][i] = siege.room[i] & ~shared[i] & ~siege.inner[i];
            toTry[1][i] = siege.room[i] | siege.eye.points[i] | wallEye.points[i];
        }
        if (play.bindingBan() >= 0) {
            // In the wall's eye there may be one.
            Bits.remove(toTry[1], play.bindingBan());
        }
        for (long[] set : toTry) {
            for (int p = Bits.next(set, 0); p >= 0; p = Bits.next(set, p + 1)) {
                if (board.cell(p) == Board.EMPTY && !board.isSuicide(p, attacker) && isLostAfter(board, p, stone)) {
                    return p;
                }
            }
        }
        return Board.PASS;
    }

    private boolean isLostAfter(Board board, int move, int stone) {
        board.play(move);
        boolean lost = board.cell(stone) == Board.EMPTY || isLost(board, board.block(stone));
        board.undo();
        return lost;
    }

    private boolean wallsHold(Board board, int block) {
        boolean attackerFirst = board.toMove() == attacker;
        int liberties = board.liberties(block);
        int size = Bits.count(siege.room);
        int moves;
        boolean counted = !siege.eye.exists();
        if (counted) {
            // If the owner never plays in the room, the attacker fills the block's liberties; else all of the room, and
            // the owner has spent a move there.
            moves = Math.max(liberties, size - 1);
        } else if (siege.isAllLiberties(board, block)) {
            moves = EyeTable.of(board, siege.eye.points, siege.owner()).moves(size, attackerFirst, Count.MOST);
        } else {
            return false;
        }
        if (moves >= EyeRace.NEVER) {
            return false;
        }
        int needed = moves + (attackerFirst ? 0 : 1);
        wallEye.clear();
        Bits.clear(shared);
        left = walls.left(board, needed);
        return left == Walls.NONE
                || left != Walls.SEVERAL
                        && (hasEyeEnough(board, left, needed)
                                || counted && size == liberties && isFirst(board, left, attackerFirst));
    }

    /** Whether the one wall that is left has enough liberties with its eye, without those that another one needs. */
    private boolean hasEyeEnough(Board board, int wall, int needed) {
        boolean fits = wallEye.take(board, wall)
                && wallEye.exists()
                && !Bits.intersect(wallEye.points, siege.room)
                && !Bits.intersect(wallEye.points, siege.eye.stones)
                && !walls.life.meets(wallEye.points)
                && play.isOpenTo(attacker, wallEye.points)
                && walls.holdWithoutThoseOf(board, wall);
        if (fits) {
            int outside = 0;
            for (int i = 0; i < words; i++) {
                outside += Long.bitCount(walls.outer(board, wall, i) & ~wallEye.points[i]);
            }
            outside = Math.min(outside, RaceCount.MOST);
            fits = EyeTable.of(board, wallEye.points, attacker).moves(outside, true, Count.FEWEST) >= needed;
        }
        if (!fits) {
            wallEye.clear();
        }
        return fits;
    }

    private boolean isFirst(Board board, int wall, boolean attackerFirst) {
        int far = 0;
        int common = 0;
        int eyes = 0;
        int free = 0;
        for (int i = 0; i < words; i++) {
            shared[i] = board.libertyWord(wall, i) & siege.room[i];
            common += Long.bitCount(shared[i]);
            far += Long.bitCount(siege.room[i] & ~shared[i] & ~siege.inner[i]);
            for (long w = walls.outer(board, wall, i); w != 0; w &= w - 1) {
                if (isEye(board, (i << 6) + Long.numberOfTrailingZeros(w), wall)) {
                    eyes++;
                } else {
                    free++;
                }
            }
        }
        // Two eyes are never filled.
        if (Bits.intersect(shared, siege.pairs)) {
            return false;
        }
        int toFill = eyes > 1 ? 2 * RaceCount.MOST : free;
        return RaceCount.isWon(far, common, Bits.count(siege.inner), toFill, eyes > 0, attackerFirst);
    }

    private boolean isEye(Board board, int p, int block) {
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            if (board.cell(q) == Board.EMPTY || board.block(q) != block) {
                return false;
            }
        }
        return true;
    }
}
