package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
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
 * again. Once all of these are filled, the targets have liberties only on the other points, the <em>inner</em> ones. If
 * no two of those are apart, the attacker plays there and captures all: his first stone may be taken, his second cannot.
 *
 * <p>Two points of which the attacker needs only one are as good as his: when the owner takes one, he takes the other.
 * By such pairs his blocks in the room are joined to the wall, and inner points are brought next to it. No point is in
 * two pairs. An inner point with a target's stone never becomes an eye if all targets fall together.
 */
final class Confinement {
    /** One eye has no more inner points than that. */
    private static final int MOST_APART = 2;

    private final Play play;
    private final int attacker;
    private final int words;
    private final Spread spread;
    private final long[] immortal;
    private final long[] wall;
    private final long[] room;
    private final long[] inner;

    /** The empty points next to the wall. */
    private final long[] near;

    /** Inner points that cannot be brought next to the wall. */
    private final long[] apart;

    private final long[] reserved;
    private final long[] scratch;
    private final int[] pairs;
    private int paired;

    /** Whether it matters that the targets are one block. */
    private boolean whole;

    Confinement(Play play, int attacker) {
        this.play = play;
        this.attacker = attacker;
        words = play.geometry.words();
        spread = new Spread(play.geometry);
        immortal = new long[words];
        for (int p = 0; p < play.geometry.size(); p++) {
            if (play.isAlive(p) && play.board.cell(p) == attacker) {
                Bits.add(immortal, p);
            }
        }
        wall = new long[words];
        room = new long[words];
        inner = new long[words];
        near = new long[words];
        apart = new long[words];
        reserved = new long[words];
        scratch = new long[words];
        pairs = new int[play.geometry.size()];
    }

    /** Whether all targets, given by a set of stones, are dead. */
    boolean holds(Board board, long[] targets) {
        Bits.clear(reserved);
        paired = 0;
        whole = false;
        if (Bits.count(immortal) == 0 || isTooLarge(board, targets)) {
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
        findNear(board);
        while (joinBlock(board)) {
            findNear(board);
        }
        takeRoom(targets);
        takeInner();
        removeTargets(board, targets);
        takeApart();
        return isOneEye() || Bits.count(apart) <= MOST_APART && removePaired();
    }

    /** Whether there is room for two eyes even if all the attacker's blocks were of the wall. */
    private boolean isTooLarge(Board board, long[] targets) {
        for (int i = 0; i < words; i++) {
            wall[i] = board.colourWord(attacker, i);
            scratch[i] = spread.board(i) & ~wall[i];
        }
        for (int i = 0; i < words; i++) {
            inner[i] = scratch[i] & ~board.colourWord(attacker ^ Board.BLACK ^ Board.WHITE, i);
            near[i] = inner[i] & spread.next(wall, 0, i);
            inner[i] &= ~near[i];
        }
        takeApart();
        Bits.copy(targets, room);
        return !spread.floodWithFew(room, scratch, apart, MOST_APART);
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
        Bits.or(room, reserved);
        for (int i = 0; i < words; i++) {
            scratch[i] = wall[i] & spread.next(room, 0, i);
        }
        Bits.or(zone, reserved);
        Bits.or(zone, scratch);
        for (int p = Bits.next(scratch, 0); p >= 0; p = Bits.next(scratch, p + 1)) {
            if (!isNextToImmortal(p)) {
                addBlock(board, board.block(p), zone);
            }
        }
        if (whole) {
            addBlock(board, board.block(Bits.next(targets, 0)), zone);
        }
    }

    /** After {@link #holds} was true: a move that brings the attacker nearer to the capture, or pass. */
    int progress(Board board) {
        findNear(board);
        for (int i = 0; i < words; i++) {
            scratch[i] = near[i] & ~reserved[i];
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
        for (int j = play.geometry.neighbourCount(p) - 1; j >= 0; j--) {
            found |= Bits.has(immortal, play.geometry.neighbour(p, j));
        }
        return found;
    }

    private void takeWall(Board board) {
        Bits.clear(wall);
        for (int p = Bits.next(immortal, 0); p >= 0; p = Bits.next(immortal, p + 1)) {
            if (!Bits.has(wall, p)) {
                addBlock(board, board.block(p), wall);
            }
        }
    }

    private static void addBlock(Board board, int block, long[] set) {
        for (int i = 0; i < set.length; i++) {
            set[i] |= board.stoneWord(block, i);
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
            long empty = room[i] & ~board.colourWord(Board.BLACK, i) & ~board.colourWord(Board.WHITE, i);
            near[i] = empty & spread.next(wall, 0, i);
        }
    }

    /** Joins a block of the attacker in the room to the wall; false when none can be. */
    private boolean joinBlock(Board board) {
        for (int i = 0; i < words; i++) {
            for (long w = room[i] & board.colourWord(attacker, i) & ~wall[i]; w != 0; w &= w - 1) {
                int block = board.block((i << 6) + Long.numberOfTrailingZeros(w));
                for (int j = 0; j < words; j++) {
                    scratch[j] = board.libertyWord(block, j) & near[j];
                }
                if (hasPair()) {
                    addBlock(board, block, wall);
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether {@link #scratch} has both points of a pair known, or of a new one, which is then known. */
    private boolean hasPair() {
        for (int k = 0; k < paired; k += 2) {
            if (Bits.has(scratch, pairs[k]) && Bits.has(scratch, pairs[k + 1])) {
                return true;
            }
        }
        for (int i = 0; i < words; i++) {
            scratch[i] &= ~reserved[i];
        }
        int first = Bits.next(scratch, 0);
        int second = first < 0 ? -1 : Bits.next(scratch, first + 1);
        if (second < 0) {
            return false;
        }
        pairs[paired++] = first;
        pairs[paired++] = second;
        Bits.add(reserved, first);
        Bits.add(reserved, second);
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

    private boolean isOneEye() {
        int count = Bits.count(inner);
        if (count != 2) {
            return count < 2;
        }
        int p = Bits.next(inner, 0);
        int q = Bits.next(inner, p + 1);
        return areNeighbours(p, q);
    }

    private boolean areNeighbours(int p, int q) {
        for (int j = play.geometry.neighbourCount(p) - 1; j >= 0; j--) {
            if (play.geometry.neighbour(p, j) == q) {
                return true;
            }
        }
        return false;
    }

    /** Takes the inner points away that a pair brings next to the wall, until the rest is one eye. */
    private boolean removePaired() {
        for (int p = Bits.next(inner, 0); p >= 0; p = Bits.next(inner, p + 1)) {
            Bits.clear(scratch);
            for (int j = play.geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = play.geometry.neighbour(p, j);
                if (Bits.has(near, q)) {
                    Bits.add(scratch, q);
                }
            }
            if (hasPair()) {
                Bits.remove(inner, p);
                if (isOneEye()) {
                    return true;
                }
            }
        }
        return false;
    }
}
