package org.yomi.solvers.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Spread;

/**
 * Stones shut in by stones that cannot be captured, without room for two eyes: they are dead, whoever moves, and whatever
 * else stands in there.
 *
 * <p>The <em>wall</em> is made of the attacker's blocks with an {@code alive} stone, the <em>room</em> of all points
 * around the targets up to it. The attacker may fill every empty point next to the wall, and nobody ever takes that stone
 * again. Once all of these are filled, the owner's blocks have liberties only on the other points, the <em>inner</em>
 * ones. If no two of those are apart, the attacker plays there and captures all: his first stone may be taken, his second
 * cannot.
 *
 * <p>Two points of which the attacker needs only one are as good as his: when the owner takes one, he takes the other.
 * By such {@link Pairs} his blocks in the room are joined to the wall, and inner points are brought next to it.
 *
 * <p>An inner point with a stone of the owner's is no liberty as long as that stone stands. If two points beside it that
 * are next to the wall are empty or the owner's, they are all of one block or empty once it falls, and a pair then. And an
 * inner point with a target's stone never becomes an eye if all targets fall together.
 *
 * <p>Where bans bind the owner and he has no threats, false eyes are none: an inner point beside a point without another
 * way out is an eye only while the owner's stone is there. The attacker takes that stone, in a ko, and then its point, too.
 * Meanwhile the owner may take back after a move against a pair, but he has only so many of these.
 */
final class Confinement {
    /** One eye has no more inner points than that. */
    private static final int MOST_APART = 2;

    /** More points are hardly ever apart where {@link #isFalse} helps. */
    private static final int MOST_FALSE = 4;

    /** In a larger room, mostly the whole board, pairs take long to find and seldom help. */
    private static final int MOST_ROOM = 80;

    private final Play play;
    private final int attacker;
    private final int owner;
    private final int words;
    private final Geometry geometry;
    private final Spread spread;
    private final long[] immortal;
    private final long[] wall;
    private final long[] room;
    private final long[] inner;

    /** The empty points next to the wall. */
    private final long[] near;

    /** The owner's stones next to the wall. */
    private final long[] standing;

    /** Inner points that cannot be brought next to the wall. */
    private final long[] apart;

    private final long[] scratch;
    private final Pairs pairs;

    /** For each point how many blocks and inner points it would serve in a pair. */
    private final int[] wanted;

    /** Whether it matters that the targets are one block. */
    private boolean whole;

    private boolean leansOnBan;

    Confinement(Play play, int attacker) {
        this.play = play;
        this.attacker = attacker;
        owner = Board.opponent(attacker);
        geometry = play.geometry;
        words = geometry.words();
        spread = new Spread(geometry);
        immortal = new long[words];
        for (int p = 0; p < geometry.size(); p++) {
            if (play.isAlive(p) && play.board.cell(p) == attacker) {
                Bits.add(immortal, p);
            }
        }
        wall = new long[words];
        room = new long[words];
        inner = new long[words];
        near = new long[words];
        standing = new long[words];
        apart = new long[words];
        scratch = new long[words];
        pairs = new Pairs(geometry.size(), words);
        wanted = new int[geometry.size()];
    }

    /** Whether all targets, given by a set of stones, are dead. */
    boolean holds(Board board, long[] targets) {
        if (Bits.count(immortal) == 0) {
            return false;
        }
        pairs.clear();
        whole = false;
        leansOnBan = false;
        boolean banned = play.binds(owner) && !play.hasThreat(owner);
        if (isTooLarge(board, targets, banned ? MOST_FALSE : MOST_APART)) {
            return false;
        }
        takeWall(board);
        takeRoom(targets);
        if (!play.isOpenTo(attacker, room)) {
            return false;
        }
        takeInner();
        if (isOneEye()) {
            return true;
        }
        if (Bits.count(room) > MOST_ROOM) {
            return false;
        }
        findNear(board);
        countWanted(board);
        while (joinBlock(board)) {
            findNear(board);
        }
        takeRoom(targets);
        takeInner();
        removeTargets(board, targets);
        findStanding(board);
        removePaired(board);
        if (!isOneEye() && banned) {
            leansOnBan = removeFalse();
        }
        return isOneEye();
    }

    /** Whether {@link #holds} leaned on a ban that keeps the owner from taking a ko back at once. */
    boolean leansOnBan() {
        return leansOnBan;
    }

    /** Whether more points would be apart even if all the attacker's blocks were of the wall. */
    private boolean isTooLarge(Board board, long[] targets, int most) {
        for (int i = 0; i < words; i++) {
            wall[i] = board.colourWord(attacker, i);
            scratch[i] = spread.board(i) & ~wall[i];
        }
        for (int i = 0; i < words; i++) {
            inner[i] = scratch[i] & ~board.colourWord(owner, i);
            near[i] = inner[i] & spread.next(wall, 0, i);
            inner[i] &= ~near[i];
        }
        takeApart();
        Bits.copy(targets, room);
        return !spread.floodWithFew(room, scratch, apart, most);
    }

    /** Takes the inner points that have not even two points beside them that could be a pair. */
    private void takeApart() {
        for (int i = 0; i < words; i++) {
            long right = spread.right(near, 0, i);
            long left = spread.left(near, 0, i);
            long up = spread.up(near, 0, i);
            long down = spread.down(near, 0, i);
            apart[i] = inner[i] & ~(right & left | up & down | (right | left) & (up | down));
        }
    }

    private void takeInner() {
        for (int i = 0; i < words; i++) {
            inner[i] = room[i] & ~spread.next(wall, 0, i);
        }
    }

    /** Adds the points that show what {@link #holds} has just found. */
    void addProof(Board board, long[] targets, long[] zone) {
        for (int i = 0; i < words; i++) {
            room[i] |= pairs.word(i);
        }
        Bits.or(zone, room);
        for (int i = 0; i < words; i++) {
            scratch[i] = wall[i] & spread.next(room, 0, i);
        }
        Bits.or(zone, scratch);
        for (int p = Bits.next(scratch, 0); p >= 0; p = Bits.next(scratch, p + 1)) {
            if (!isNextToImmortal(p)) {
                board.addStones(board.block(p), zone);
            }
        }
        if (whole) {
            board.addStones(board.block(Bits.next(targets, 0)), zone);
        }
    }

    /** After {@link #holds} was true: a move that brings the attacker nearer to the capture, or pass. */
    int progress(Board board) {
        findNear(board);
        for (int i = 0; i < words; i++) {
            scratch[i] = near[i] & ~pairs.word(i);
        }
        int[] moves = {Bits.next(scratch, 0), Bits.next(near, 0), firstEmpty(board)};
        for (int move : moves) {
            if (move >= 0 && board.legality(move) == Legality.OK) {
                return move;
            }
        }
        return Board.PASS;
    }

    private int firstEmpty(Board board) {
        int p = Bits.next(room, 0);
        while (p >= 0 && board.cell(p) != Board.EMPTY) {
            p = Bits.next(room, p + 1);
        }
        return p;
    }

    private boolean isNextToImmortal(int p) {
        boolean found = Bits.has(immortal, p);
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            found |= Bits.has(immortal, geometry.neighbour(p, j));
        }
        return found;
    }

    private void takeWall(Board board) {
        Bits.clear(wall);
        for (int p = Bits.next(immortal, 0); p >= 0; p = Bits.next(immortal, p + 1)) {
            if (!Bits.has(wall, p)) {
                board.addStones(board.block(p), wall);
            }
        }
    }

    private void takeRoom(long[] targets) {
        Bits.copy(targets, room);
        for (int i = 0; i < words; i++) {
            scratch[i] = spread.board(i) & ~wall[i];
        }
        spread.flood(room, 0, scratch, 0);
    }

    private void findNear(Board board) {
        for (int i = 0; i < words; i++) {
            long empty = room[i] & ~board.takenWord(i);
            near[i] = empty & spread.next(wall, 0, i);
        }
    }

    /** Counts what the points next to the wall are wanted for, so that each pair takes those that are wanted least. */
    private void countWanted(Board board) {
        Arrays.fill(wanted, 0);
        for (int i = 0; i < words; i++) {
            for (long w = room[i] & board.colourWord(attacker, i) & ~wall[i]; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                if (board.firstStone(board.block(p)) == p) {
                    takeLiberties(board, board.block(p));
                    want();
                }
            }
            long empty = inner[i] & ~board.takenWord(i);
            for (long w = empty; w != 0; w &= w - 1) {
                takeBeside((i << 6) + Long.numberOfTrailingZeros(w), false);
                want();
            }
        }
    }

    private void want() {
        for (int p = Bits.next(scratch, 0); p >= 0; p = Bits.next(scratch, p + 1)) {
            wanted[p]++;
        }
    }

    /** Takes the points that would join a block to the wall to {@link #scratch}. */
    private void takeLiberties(Board board, int block) {
        for (int i = 0; i < words; i++) {
            scratch[i] = board.libertyWord(block, i) & near[i];
        }
    }

    /**
     * Takes the points that would bring an inner point next to the wall to {@link #scratch}.
     *
     * @param stands whether the owner has a stone on it
     */
    private void takeBeside(int p, boolean stands) {
        Bits.clear(scratch);
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            if (Bits.has(near, q) || stands && Bits.has(standing, q)) {
                Bits.add(scratch, q);
            }
        }
    }

    /** Joins a block of the attacker's to the wall, one with the fewest pairs to choose from; false when none can be. */
    private boolean joinBlock(Board board) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < words; i++) {
            for (long w = room[i] & board.colourWord(attacker, i) & ~wall[i]; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                if (board.firstStone(board.block(p)) == p) {
                    takeLiberties(board, board.block(p));
                    int options = pairs.options(scratch);
                    if (options > 0 && options < fewest) {
                        fewest = options;
                        best = board.block(p);
                    }
                }
            }
        }
        if (best < 0) {
            return false;
        }
        takeLiberties(board, best);
        pairs.cover(scratch, wanted);
        board.addStones(best, wall);
        return true;
    }

    /** Takes the targets' own stones from the inner points if no target can fall before the others. */
    private void removeTargets(Board board, long[] targets) {
        int first = board.block(Bits.next(targets, 0));
        boolean together = true;
        for (int p = Bits.next(targets, 0); p >= 0; p = Bits.next(targets, p + 1)) {
            together &= board.block(p) == first;
        }
        if (together) {
            whole = true;
            for (int i = 0; i < words; i++) {
                inner[i] &= ~board.stoneWord(first, i);
            }
        }
    }

    /** Finds the owner's stones next to the wall. */
    private void findStanding(Board board) {
        for (int i = 0; i < words; i++) {
            standing[i] = room[i] & board.colourWord(owner, i) & spread.next(wall, 0, i);
        }
    }

    /** Takes the inner points away that pairs bring next to the wall. */
    private void removePaired(Board board) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int p = Bits.next(inner, 0); p >= 0; p = Bits.next(inner, p + 1)) {
                if (isPaired(board, p)) {
                    Bits.remove(inner, p);
                    changed = true;
                }
            }
        }
    }

    /**
     * Whether a pair brings an inner point next to the wall. Then it may be one of another pair: the attacker's stone there
     * would be joined to the wall by the first.
     */
    private boolean isPaired(Board board, int p) {
        boolean stands = board.cell(p) == owner;
        takeBeside(p, stands);
        if (!pairs.cover(scratch, wanted)) {
            return false;
        }
        if (board.cell(p) != attacker) {
            Bits.add(stands ? standing : near, p);
        }
        return true;
    }

    /** Takes the inner points away where an eye would be false; false when there are none. */
    private boolean removeFalse() {
        boolean any = false;
        for (int p = Bits.next(inner, 0); p >= 0; p = Bits.next(inner, p + 1)) {
            if (isFalse(p)) {
                Bits.remove(inner, p);
                any = true;
            }
        }
        return any;
    }

    /**
     * Whether an eye on a point would have a stone of the owner's beside it without another way out: the attacker takes
     * that, and then fills its point, since he may not be taken back at once.
     */
    private boolean isFalse(int p) {
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            if ((Bits.has(near, q) || Bits.has(standing, q)) && isDeadEnd(q, p)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the ways out of a point but for one are closed, or its only other one by a pair. */
    private boolean isDeadEnd(int q, int p) {
        Bits.clear(scratch);
        for (int k = geometry.neighbourCount(q) - 1; k >= 0; k--) {
            int r = geometry.neighbour(q, k);
            if (r != p && !Bits.has(wall, r)) {
                Bits.add(scratch, r);
            }
        }
        int r = Bits.next(scratch, 0);
        if (r < 0) {
            return true;
        }
        if (Bits.next(scratch, r + 1) >= 0 || !Bits.has(near, r) || !Bits.has(near, q)) {
            return false;
        }
        Bits.add(scratch, q);
        return pairs.cover(scratch, wanted);
    }

    private boolean isOneEye() {
        int count = Bits.count(inner);
        if (count != 2) {
            return count < 2;
        }
        int p = Bits.next(inner, 0);
        return areNeighbours(p, Bits.next(inner, p + 1));
    }

    private boolean areNeighbours(int p, int q) {
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            if (geometry.neighbour(p, j) == q) {
                return true;
            }
        }
        return false;
    }
}
