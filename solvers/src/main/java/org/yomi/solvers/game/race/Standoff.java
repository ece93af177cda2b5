package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.engine.board.life.EyeRace.Count;
import org.yomi.engine.board.life.EyeStandoff;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * A stone that is not captured while an enemy block stands, since the enemy who fills its liberties would lose his own first:
 * as in a seki.
 *
 * <p>The enemy block is a {@link Siege}; all {@link Walls} around it but the block of the stone must be safe however many
 * moves the enemy makes. Then each of his moves takes away a liberty of one of the two, or of both, and the owner of the stone
 * fills those of the enemy or passes ({@link RaceCount#isKept}, where he is the attacker). A point of the room next to the block
 * of the stone must be a liberty of the enemy's, too.
 *
 * <p>An eye of the enemy's is in a table ({@link EyeStandoff}, where he is the owner). One of the stone's block is worth as many
 * moves as another table says ({@link EyeRace}, where the owner of the stone is that of the eye): the enemy's moves, less those
 * that answer them inside. His moves that fill liberties in common are taken as unanswered there, since an answer may
 * be due in his own eye. Whatever he plays, the block keeps a liberty in its eye as long as it has one elsewhere ({@link
 * Count#FEWEST_WITH_EYE}), so that the last move against it is there even when the number comes down to one before.
 */
public final class Standoff {
    /** More than any wall has liberties: none is safe by them, and all are in the zone as a whole. */
    private static final int ANY_NUMBER = Integer.MAX_VALUE;

    private final Play play;
    private final Geometry geometry;
    private final int owner;
    private final int words;
    private final Siege siege;
    private final Walls walls;

    /** The block of the stone and its eye, if that counts for more than its liberties. */
    private final SmallEye ownEye;

    private final long[] shared;
    private final long[] toTry;

    /** The block of the stone. */
    private int own;

    /** The wall that is not safe, or {@link Walls#NONE}. */
    private int left;

    /** The enemy's liberties: those that are not in common, those that are, and an eye of one or two points in the room. */
    private int far;

    private int common;
    private int inner;

    /**
     * How many moves against the block of the stone there are, not in common and without the last one in its eye: its liberties,
     * or with an eye moves less answers.
     */
    private int outer;

    /** Whether the last move is in its eye. */
    private boolean hasEye;

    public Standoff(Play play, int owner) {
        this.play = play;
        this.owner = owner;
        geometry = play.geometry;
        words = geometry.words();
        siege = new Siege(play, owner);
        walls = new Walls(play, owner, siege, /* byAnswers= */ true);
        ownEye = new SmallEye(geometry);
        shared = new long[words];
        toTry = new long[words];
    }

    /** Whether a stone of the owner's is not captured while an enemy block stands; if he is to move, by a move, or a pass. */
    public boolean holds(Board board, int enemy, int stone) {
        if (!isCounted(board, enemy, stone)) {
            return false;
        }
        boolean ownerMoves = board.toMove() == owner;
        boolean enough = isEnough(board);
        if (!enough && !ownerMoves || !wallsAreSafe(board, stone)) {
            return false;
        }
        return enough && isEnoughBesideWalls(board, enemy, stone)
                || ownerMoves && find(board, enemy, stone) != Board.PASS;
    }

    /** The owner to move, {@link #holds} being true: a move after which it is, or pass. */
    public int move(Board board, int enemy, int stone) {
        return isKept(board, enemy, stone) ? Board.PASS : find(board, enemy, stone);
    }

    /** Adds the points that show that {@link #holds} is true; false where that cannot be seen a second time. */
    public boolean addProof(Board board, int enemy, int stone, long[] zone) {
        if (!isKept(board, enemy, stone)
                && !(addProofAfterMove(board, enemy, stone, zone)
                        && isCounted(board, enemy, stone)
                        && wallsAreSafe(board, stone))) {
            return false;
        }
        for (int i = 0; i < words; i++) {
            zone[i] |= siege.eye.stones[i] | siege.room[i] | siege.eye.points[i];
            zone[i] |= walls.outer(board, own, i) | ownEye.points[i];
        }
        walls.addProof(board, Walls.NONE, zone);
        return true;
    }

    private boolean addProofAfterMove(Board board, int enemy, int stone, long[] zone) {
        int move = board.toMove() == owner ? find(board, enemy, stone) : Board.PASS;
        if (move == Board.PASS) {
            return false;
        }
        int enemyStone = board.firstStone(enemy);
        board.play(move);
        boolean kept = board.cell(enemyStone) == Board.EMPTY || addProof(board, board.block(enemyStone), stone, zone);
        board.undo();
        return kept;
    }

    /** Whether the enemy, to move now, does not capture the stone, by what {@link #isCounted}. */
    private boolean isEnough(Board board) {
        return siege.eye.exists()
                ? EyeTable.of(board, siege.eye.points, siege.owner()).needed(far, common, hasEye)
                        <= outer + (hasEye ? 1 : 0)
                : RaceCount.isKept(far, common, inner, outer, hasEye, false);
    }

    /** The owner to move: a move after which the stone is kept, or pass when none is seen. */
    private int find(Board board, int enemy, int stone) {
        if (!isCounted(board, enemy, stone)) {
            return Board.PASS;
        }
        int enemyStone = board.firstStone(enemy);
        for (int i = 0; i < words; i++) {
            toTry[i] = siege.room[i] | siege.eye.points[i] | ownEye.points[i];
        }
        if (play.bindingBan() >= 0) {
            // In an eye there may be one.
            Bits.remove(toTry, play.bindingBan());
        }
        for (int p = Bits.next(toTry, 0); p >= 0; p = Bits.next(toTry, p + 1)) {
            if (board.cell(p) == Board.EMPTY && !board.isSuicide(p, owner) && holdsAfter(board, p, enemyStone, stone)) {
                return p;
            }
        }
        return Board.PASS;
    }

    private boolean holdsAfter(Board board, int move, int enemyStone, int stone) {
        board.play(move);
        boolean kept = board.cell(enemyStone) == Board.EMPTY || isKept(board, board.block(enemyStone), stone);
        board.undo();
        return kept;
    }

    /** Whether the enemy, to move now, does not capture the stone. The count comes first, since the walls take longer. */
    private boolean isKept(Board board, int enemy, int stone) {
        return isCounted(board, enemy, stone)
                && isEnough(board)
                && wallsAreSafe(board, stone)
                && isEnoughBesideWalls(board, enemy, stone);
    }

    /** Whether it is enough without what the walls need, if the block of the stone is not as safe as they are. */
    private boolean isEnoughBesideWalls(Board board, int enemy, int stone) {
        return left == Walls.NONE || count(board, enemy, stone) && isEnough(board);
    }

    /** Whether the moves of both can be counted, if the walls are safe; then counts them. */
    private boolean isCounted(Board board, int enemy, int stone) {
        walls.guard(stone);
        return siege.take(board, enemy)
                && walls.list(board)
                && siege.hasOneEye(board, enemy, walls.stones)
                && count(board, enemy, stone);
    }

    /** Whether no wall is in danger but that with the stone. */
    private boolean wallsAreSafe(Board board, int stone) {
        left = walls.left(board, ANY_NUMBER);
        return left == Walls.NONE || left != Walls.SEVERAL && left == board.block(stone);
    }

    private boolean count(Board board, int enemy, int stone) {
        own = board.block(stone);
        inner = Bits.count(siege.inner);
        common = 0;
        far = 0;
        int farLiberties = 0;
        boolean slack = false;
        for (int i = 0; i < words; i++) {
            shared[i] = board.libertyWord(own, i) & siege.room[i];
            common += Long.bitCount(shared[i]);
            long alone = siege.room[i] & ~shared[i] & ~siege.inner[i];
            far += Long.bitCount(alone);
            farLiberties += Long.bitCount(alone & board.libertyWord(enemy, i));
            slack |= ((shared[i] | siege.inner[i]) & ~board.libertyWord(enemy, i)) != 0;
        }
        if (slack || Bits.intersect(shared, siege.pairs) || far > farLiberties && isNextToOthers(board, enemy)) {
            return false;
        }
        // If the enemy never plays at points that are no liberties yet, his liberties are to be filled; else all of the
        // room, and he has spent a move. That there may be fewer to fill never helps him.
        far = Math.max(farLiberties, far - 1);
        countOwn(board);
        return true;
    }

    /** Counts the moves against the block of the stone: its liberties, or more if its eye is worth more. */
    private void countOwn(Board board) {
        boolean takesEye = ownEye.take(board, own)
                && ownEye.exists()
                && !Bits.intersect(ownEye.points, siege.room)
                && !Bits.intersect(ownEye.points, siege.eye.stones)
                && !walls.life.meets(ownEye.points)
                && play.isOpenTo(owner, ownEye.points);
        outer = 0;
        int outside = 0;
        for (int i = 0; i < words; i++) {
            long liberties = walls.outer(board, own, i);
            outer += Long.bitCount(liberties);
            outside += Long.bitCount(liberties & ~ownEye.points[i]);
        }
        int moves = takesEye && outside + common <= RaceCount.MOST
                ? EyeTable.of(board, ownEye.points, owner).fewestWithEye(outside, common) - common
                : 0;
        hasEye = moves > 0 && moves >= outer;
        if (hasEye) {
            outer = Math.min(moves, 2 * RaceCount.MOST) - 1;
        } else {
            ownEye.clear();
        }
    }

    /** Whether a point of the room that is no liberty of the enemy's is next to one in common, or to an inner one. */
    private boolean isNextToOthers(Board board, int enemy) {
        for (int p = Bits.next(siege.room, 0); p >= 0; p = Bits.next(siege.room, p + 1)) {
            if (board.isLiberty(enemy, p)) {
                continue;
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(shared, q) || Bits.has(siege.inner, q)) {
                    return true;
                }
            }
        }
        return false;
    }
}
