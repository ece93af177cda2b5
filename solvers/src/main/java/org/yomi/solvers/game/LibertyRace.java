package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Spread;

/**
 * A block that is shut in, cannot make two eyes and has fewer liberties than those who shut it in: it is captured,
 * whatever its owner plays.
 *
 * <p>The <em>eye</em> is a region of a few points that the block alone encloses, with all that stands in it. The
 * <em>room</em> is all the empty points that its other liberties lead to; other stones of its owner must not touch it. The
 * <em>walls</em> are the attacker's blocks next to the room or the block. The attacker fills the room from the walls, what
 * no wall touches last, and plays in the eye as its table says ({@link EyeRace}). While no wall falls, the owner cannot
 * capture anything but in the eye, so that the block never has a liberty elsewhere.
 *
 * <p>To take a wall its owner's opponent has to fill its liberties outside the room, where the attacker never plays, one by
 * one: it is safe if these are more than the moves that he gets. A wall that has two such liberties in common with a
 * safe one is as good as joined to it: when one is taken, the attacker plays the other. Or it lives by eyes of its own beside
 * the race ({@link WallLife}). One wall may be left: its own eye is
 * worth as much as the table says, where the attacker answers inside; or, if the block has none, the race is counted out
 * ({@link RaceCount}).
 *
 * <p>A stone of the attacker's that has to stand until then is guarded like a wall, wherever it is.
 *
 * <p>No ko comes up: outside the eye the attacker loses no stone but the first in the last two liberties, and that to
 * the block.
 */
final class LibertyRace {
    private static final int MOST_WALLS = 16;

    /** Of the room and the eye together. */
    private static final int MOST_EMPTY = RaceCount.MOST + EyeRace.MOST_POINTS;

    private static final int SEVERAL = Integer.MAX_VALUE;

    private final Play play;
    private final Geometry geometry;
    private final int attacker;

    /** A stone of the attacker's that must stand until then, too, or pass. */
    private int guarded = Board.PASS;

    private final int words;
    private final Spread spread;
    private final long[] stones;
    private final long[] room;

    /** The wall that is left: its stones, and its eye. */
    private final long[] wallLeft;

    private final long[] wallEye;
    private final long[] eye;
    private final long[] inner;

    /** The stones of the walls, and of the one that is in danger its liberties in the room. */
    private final long[] wallStones;

    private final long[] shared;

    private final int[] queue;

    private final WallLife life;

    /** The liberties outside the room that join walls. */
    private final long[] joints;

    /** Points of the room of which the attacker gets one of two. */
    private final long[] pairs;

    private final long[] scratch;
    private final long[][] toTry;

    /** Points of a region that is too large for an eye. */
    private final long[] large;

    private final long[] touching;

    private final int[] walls = new int[MOST_WALLS];
    private final boolean[] isSafe = new boolean[MOST_WALLS];

    /** Whether a wall is safe by its liberties. */
    private final boolean[] byLiberties = new boolean[MOST_WALLS];

    /** How many liberties outside the room a wall needs. */
    private int needed;

    /** The wall that is left, or -1. */
    private int left;

    private int mostLiberties;

    private int wallCount;

    private final int[] points = new int[EyeRace.MOST_POINTS];

    LibertyRace(Play play, int attacker) {
        this.play = play;
        this.attacker = attacker;
        geometry = play.geometry;
        words = geometry.words();
        spread = new Spread(geometry);
        stones = new long[words];
        room = new long[words];
        wallLeft = new long[words];
        wallEye = new long[words];
        eye = new long[words];
        inner = new long[words];
        wallStones = new long[words];
        shared = new long[words];
        joints = new long[words];
        life = new WallLife(play, attacker);
        pairs = new long[words];
        scratch = new long[words];
        toTry = new long[2][words];
        queue = new int[geometry.size()];
        large = new long[words];
        touching = new long[words];
    }

    /** From now on a stone of the attacker's must not be captured before the block is; pass for none. */
    void guard(int stone) {
        guarded = stone;
    }

    /**
     * Whether the block is captured, what counts as saved aside; if the attacker is to move, by a move after which that is
     * seen, too.
     */
    boolean holds(Board board, int block) {
        if (!isLost(board, block)) {
            return false;
        }
        mostLiberties = Bits.count(room) + Bits.count(eye);
        return board.toMove() != attacker || find(board, block) != Board.PASS;
    }

    private boolean isLost(Board board, int block) {
        return board.liberties(block) <= RaceCount.MOST
                && !board.isImmortal(block)
                && isEnclosed(board, block)
                && takeEye(board, block, stones, eye)
                && takeRoom(board, block)
                && isOpen(board)
                && takeWalls(board)
                && isOneEye(board, block)
                && wallsHold(board, block);
    }

    /** No more liberties has the block until it falls; after {@link #holds} was true. */
    int mostLiberties() {
        return mostLiberties;
    }

    /** Adds the points that show that {@link #holds} is true. */
    void addProof(Board board, int block, long[] zone) {
        isLost(board, block);
        for (int i = 0; i < words; i++) {
            zone[i] |= stones[i] | room[i] | eye[i] | wallEye[i] | joints[i] | life.word(i);
        }
        boolean whole = Bits.count(joints) > 0;
        for (int w = 0; w < wallCount; w++) {
            boolean touches = byLiberties[w] && addNearest(board, walls[w], zone);
            if (whole || !touches) {
                addBlock(board, walls[w], zone);
            }
        }
        if (left >= 0) {
            for (int i = 0; i < words; i++) {
                zone[i] |= outer(board, left, i);
            }
        }
    }

    /** The attacker to move: a move of his after which the block is lost, or pass when none is seen. */
    int move(Board board, int block) {
        return isLost(board, block) ? find(board, block) : Board.PASS;
    }

    private void addBlock(Board board, int block, long[] zone) {
        for (int i = 0; i < words; i++) {
            zone[i] |= board.stoneWord(block, i);
        }
    }

    /** One word of the liberties of a wall that its enemy has to fill. */
    private long outer(Board board, int wall, int i) {
        return board.libertyWord(wall, i) & ~room[i] & ~joints[i];
    }

    private int outer(Board board, int wall) {
        int count = 0;
        for (int i = 0; i < words; i++) {
            count += Long.bitCount(outer(board, wall, i));
        }
        return count;
    }

    /** The same, {@link #isLost} being true. */
    private int find(Board board, int block) {
        int stone = board.firstStone(block);
        for (int i = 0; i < words; i++) {
            toTry[0][i] = room[i] & ~shared[i] & ~inner[i];
            toTry[1][i] = room[i] | eye[i] | wallEye[i];
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

    /** A quick look, which most blocks fail: whether the liberties lead to a few empty points only. */
    private boolean isEnclosed(Board board, int block) {
        int first = words;
        int last = 0;
        for (int i = 0; i < words; i++) {
            room[i] = board.libertyWord(block, i);
            if (room[i] != 0) {
                first = Math.min(first, i);
                last = i;
            }
        }
        int before = 0;
        int count = board.liberties(block);
        while (count > before && count <= MOST_EMPTY) {
            before = count;
            count = 0;
            first = Math.max(0, first - 1);
            last = Math.min(words - 1, last + 1);
            for (int i = first; i <= last; i++) {
                room[i] |=
                        spread.next(room, 0, i) & ~board.colourWord(Board.BLACK, i) & ~board.colourWord(Board.WHITE, i);
                count += Long.bitCount(room[i]);
            }
        }
        return count <= MOST_EMPTY;
    }

    /** Finds the one small region that a block encloses, if there is one; false when there are two. */
    private boolean takeEye(Board board, int block, long[] blockStones, long[] region) {
        Bits.clear(region);
        Bits.clear(scratch);
        Bits.clear(large);
        for (int i = 0; i < words; i++) {
            blockStones[i] = board.stoneWord(block, i);
        }
        for (int i = 0; i < words; i++) {
            for (long w = board.libertyWord(block, i) & ~scratch[i]; w != 0; w = w & w - 1 & ~scratch[i]) {
                int size = flood((i << 6) + Long.numberOfTrailingZeros(w), blockStones);
                if (size > 0 && Bits.count(region) > 0) {
                    return false;
                }
                for (int k = 0; k < size; k++) {
                    Bits.add(region, points[k]);
                }
            }
        }
        return true;
    }

    /**
     * Floods from a liberty up to the block's stones; all points seen are added to {@link #scratch}.
     *
     * @return the size of the region in {@link #points}, or 0 when it is too large
     */
    private int flood(int start, long[] blockStones) {
        int end = 0;
        points[end++] = start;
        Bits.add(scratch, start);
        boolean fits = true;
        for (int i = 0; i < end && fits; i++) {
            int p = points[i];
            for (int j = geometry.neighbourCount(p) - 1; j >= 0 && fits; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(large, q)) {
                    fits = false;
                } else if (!Bits.has(blockStones, q) && !Bits.has(scratch, q)) {
                    fits = end < points.length;
                    if (fits) {
                        Bits.add(scratch, q);
                        points[end++] = q;
                    }
                }
            }
        }
        for (int i = 0; i < end && !fits; i++) {
            Bits.add(large, points[i]);
        }
        return fits ? end : 0;
    }

    private boolean takeRoom(Board board, int block) {
        for (int i = 0; i < words; i++) {
            room[i] = board.libertyWord(block, i) & ~eye[i];
        }
        boolean grew = true;
        while (grew) {
            grew = false;
            int count = 0;
            for (int i = 0; i < words; i++) {
                long around = spread.next(room, 0, i);
                if ((around & board.colourWord(keeper(), i) & ~stones[i]) != 0) {
                    return false;
                }
                long w = room[i] | around & ~board.colourWord(Board.BLACK, i) & ~board.colourWord(Board.WHITE, i);
                grew |= w != room[i];
                room[i] = w;
                count += Long.bitCount(w);
            }
            if (count > RaceCount.MOST) {
                return false;
            }
        }
        return true;
    }

    /** Whether the attacker may play wherever he has to; at once, too. */
    private boolean isOpen(Board board) {
        for (int i = 0; i < words; i++) {
            scratch[i] = room[i] | eye[i];
        }
        int ban = board.toMove() == attacker ? play.bindingBan() : Board.PASS;
        return (ban < 0 || !Bits.has(scratch, ban)) && play.isOpenTo(attacker, scratch);
    }

    /** Lists the walls; false when there are too many, or none. */
    private boolean takeWalls(Board board) {
        wallCount = 0;
        Bits.clear(wallStones);
        for (int i = 0; i < words; i++) {
            scratch[i] = room[i] | stones[i];
        }
        for (int i = 0; i < words; i++) {
            long w = spread.next(scratch, 0, i) & board.colourWord(attacker, i) & ~eye[i];
            for (w &= ~wallStones[i]; w != 0; w &= ~wallStones[i]) {
                if (wallCount == MOST_WALLS) {
                    return false;
                }
                addWall(board, board.block((i << 6) + Long.numberOfTrailingZeros(w)));
            }
        }
        return wallCount > 0 && addGuarded(board);
    }

    private void addWall(Board board, int wall) {
        walls[wallCount++] = wall;
        addBlock(board, wall, wallStones);
    }

    /** A stone that must not be captured is as good as a wall; false when there are too many. */
    private boolean addGuarded(Board board) {
        if (guarded < 0 || Bits.has(wallStones, guarded)) {
            return true;
        }
        if (wallCount == MOST_WALLS || Bits.has(eye, guarded)) {
            return false;
        }
        addWall(board, board.block(guarded));
        return true;
    }

    /** What no wall comes to touch is one eye at most, and none beside the eye. */
    private boolean isOneEye(Board board, int block) {
        Bits.clear(pairs);
        for (int i = 0; i < words; i++) {
            inner[i] = room[i] & ~spread.next(wallStones, 0, i);
        }
        if (isOneEyeNow(board, block)) {
            return true;
        }
        for (int p = Bits.next(inner, 0); p >= 0; p = Bits.next(inner, p + 1)) {
            if (hasPair(p)) {
                Bits.remove(inner, p);
                if (isOneEyeNow(board, block)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOneEyeNow(Board board, int block) {
        int count = Bits.count(inner);
        if (count == 0 || Bits.count(eye) > 0) {
            return count == 0;
        }
        int p = Bits.next(inner, 0);
        int q = Bits.next(inner, p + 1);
        return count == 1
                || count == 2
                        && board.isLiberty(block, p)
                        && board.isLiberty(block, q)
                        && Math.abs(geometry.x(p) - geometry.x(q)) + Math.abs(geometry.y(p) - geometry.y(q)) == 1;
    }

    /** Whether two points that walls touch are next to a point: the attacker gets one of them. Then they serve no other. */
    private boolean hasPair(int point) {
        int first = -1;
        for (int j = geometry.neighbourCount(point) - 1; j >= 0; j--) {
            int q = geometry.neighbour(point, j);
            if (!Bits.has(room, q) || Bits.has(inner, q) || Bits.has(pairs, q) || !isNextToWall(q)) {
                continue;
            }
            if (first >= 0) {
                Bits.add(pairs, first);
                Bits.add(pairs, q);
                return true;
            }
            first = q;
        }
        return false;
    }

    private boolean isNextToWall(int point) {
        for (int j = geometry.neighbourCount(point) - 1; j >= 0; j--) {
            if (Bits.has(wallStones, geometry.neighbour(point, j))) {
                return true;
            }
        }
        return false;
    }

    private boolean wallsHold(Board board, int block) {
        boolean attackerFirst = board.toMove() == attacker;
        int liberties = board.liberties(block);
        int size = Bits.count(room);
        int moves;
        boolean counted = Bits.count(eye) == 0;
        if (counted) {
            // If the owner never plays in the room, the attacker fills the block's liberties; else all of the room, and
            // the owner has spent a move there.
            moves = Math.max(liberties, size - 1);
        } else if (isAllLiberties(board, block)) {
            moves = EyeTable.of(board, eye, keeper()).moves(size, attackerFirst, true);
        } else {
            return false;
        }
        if (moves >= EyeRace.NEVER) {
            return false;
        }
        needed = moves + (attackerFirst ? 0 : 1);
        Bits.clear(wallEye);
        Bits.clear(shared);
        findSafe(board);
        return left < 0
                || left != SEVERAL
                        && (hasEyeEnough(board, left)
                                || counted && size == liberties && isFirst(board, left, attackerFirst));
    }

    /** Whether the one wall that is left has enough liberties with its eye, without those that another one needs. */
    private boolean hasEyeEnough(Board board, int wall) {
        boolean fits = takeEye(board, wall, wallLeft, wallEye)
                && Bits.count(wallEye) > 0
                && !Bits.intersect(wallEye, room)
                && !Bits.intersect(wallEye, stones)
                && !life.meets(wallEye)
                && play.isOpenTo(attacker, wallEye)
                && othersHold(board, wall);
        if (fits) {
            int outside = 0;
            for (int i = 0; i < words; i++) {
                outside += Long.bitCount(outer(board, wall, i) & ~wallEye[i]);
            }
            outside = Math.min(outside, RaceCount.MOST);
            fits = EyeTable.of(board, wallEye, attacker).moves(outside, true, false) >= needed;
        }
        if (!fits) {
            Bits.clear(wallEye);
        }
        return fits;
    }

    /** Whether the walls that are safe by their liberties are so without those of one that is left. */
    private boolean othersHold(Board board, int wall) {
        for (int w = 0; w < wallCount; w++) {
            if (!byLiberties[w]) {
                continue;
            }
            int count = 0;
            for (int i = 0; i < words; i++) {
                count += Long.bitCount(outer(board, walls[w], i) & ~board.libertyWord(wall, i));
            }
            if (count < needed) {
                return false;
            }
        }
        return true;
    }

    private int keeper() {
        return attacker ^ Board.BLACK ^ Board.WHITE;
    }

    private boolean isAllLiberties(Board board, int block) {
        for (int i = 0; i < words; i++) {
            if ((room[i] & ~board.libertyWord(block, i)) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Looks which walls are safe: they have enough liberties outside the room, or are as good as joined to a safe one. Leaves
     * in {@link #left} the only one that is not, -1 for none, or {@link #SEVERAL}.
     */
    private void findSafe(Board board) {
        Bits.clear(joints);
        life.clear();
        for (int w = 0; w < wallCount; w++) {
            boolean immortal = board.isImmortal(walls[w]);
            byLiberties[w] = !immortal && outer(board, walls[w]) >= needed;
            isSafe[w] = immortal || byLiberties[w] || life.take(board, board.firstStone(walls[w]), room, stones);
        }
        boolean joined = true;
        while (joined) {
            joined = false;
            for (int w = 0; w < wallCount; w++) {
                if (!isSafe[w] && joins(board, walls[w])) {
                    isSafe[w] = true;
                    byLiberties[w] = false;
                    joined = true;
                }
            }
        }
        left = -1;
        for (int w = 0; w < wallCount; w++) {
            if (!isSafe[w]) {
                left = left < 0 ? walls[w] : SEVERAL;
            }
        }
    }

    /** Whether a wall and a safe block have two liberties in common that nothing else needs; then takes them. */
    private boolean joins(Board board, int wall) {
        for (int w = 0; w < wallCount; w++) {
            if (isSafe[w] && takeJoint(board, wall, walls[w])) {
                return true;
            }
        }
        for (int i = 0; i < words; i++) {
            for (long w = outer(board, wall, i); w != 0; w &= w - 1) {
                if (joinsAt(board, wall, (i << 6) + Long.numberOfTrailingZeros(w))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the wall is joined to another block of the attacker next to a liberty, which then is a wall, too. */
    private boolean joinsAt(Board board, int wall, int liberty) {
        for (int j = geometry.neighbourCount(liberty) - 1; j >= 0; j--) {
            int q = geometry.neighbour(liberty, j);
            if (board.cell(q) != attacker || Bits.has(wallStones, q) || wallCount == MOST_WALLS) {
                continue;
            }
            int other = board.block(q);
            boolean immortal = board.isImmortal(other);
            if (immortal || outer(board, other) >= needed) {
                walls[wallCount] = other;
                byLiberties[wallCount] = !immortal;
                isSafe[wallCount++] = true;
                if (takeJoint(board, wall, other)) {
                    addBlock(board, other, wallStones);
                    return true;
                }
                wallCount--;
            }
        }
        return false;
    }

    /** Takes two common liberties, if all walls have enough without them. */
    private boolean takeJoint(Board board, int wall, int other) {
        for (int i = 0; i < words; i++) {
            scratch[i] = outer(board, wall, i) & board.libertyWord(other, i) & ~life.word(i);
        }
        int first = Bits.next(scratch, 0);
        int second = first < 0 ? -1 : Bits.next(scratch, first + 1);
        if (second < 0 || !play.isOpenTo(attacker, scratch)) {
            return false;
        }
        Bits.add(joints, first);
        Bits.add(joints, second);
        for (int w = 0; w < wallCount; w++) {
            if (byLiberties[w] && outer(board, walls[w]) < needed) {
                Bits.remove(joints, first);
                Bits.remove(joints, second);
                return false;
            }
        }
        return true;
    }

    private long guardedWord(int i) {
        return guarded >= 0 && guarded >> 6 == i ? 1L << (guarded & 63) : 0;
    }

    /**
     * Adds a connected part of a wall that has all its stones next to the room or the block, and the one guarded, and the
     * nearest of its liberties that are enough. False when the wall has none of these: then only its liberties.
     */
    private boolean addNearest(Board board, int wall, long[] zone) {
        boolean apart = Bits.count(wallEye) > 0;
        for (int i = 0; i < words; i++) {
            scratch[i] = room[i] | stones[i];
        }
        int start = -1;
        int toReach = 0;
        for (int i = words - 1; i >= 0; i--) {
            touching[i] = (spread.next(scratch, 0, i) | guardedWord(i)) & board.stoneWord(wall, i);
            toReach += Long.bitCount(touching[i]);
            start = touching[i] != 0 ? (i << 6) + Long.numberOfTrailingZeros(touching[i]) : start;
        }
        boolean touches = start >= 0;
        int end = 0;
        int missing = needed;
        Bits.clear(scratch);
        queue[end++] = touches ? start : board.firstStone(wall);
        Bits.add(scratch, queue[0]);
        for (int i = 0; i < end && (missing > 0 || toReach > 0); i++) {
            int p = queue[i];
            toReach -= Bits.has(touching, p) ? 1 : 0;
            if (touches) {
                Bits.add(zone, p);
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(scratch, q)) {
                    continue;
                }
                Bits.add(scratch, q);
                if (board.cell(q) == attacker) {
                    queue[end++] = q;
                } else if (board.cell(q) == Board.EMPTY
                        && missing > 0
                        && !Bits.has(room, q)
                        && !Bits.has(joints, q)
                        && !(apart && board.isLiberty(left, q))) {
                    missing--;
                    Bits.add(zone, q);
                }
            }
        }
        return touches;
    }

    private boolean isFirst(Board board, int wall, boolean attackerFirst) {
        int far = 0;
        int common = 0;
        int eyes = 0;
        int free = 0;
        for (int i = 0; i < words; i++) {
            shared[i] = board.libertyWord(wall, i) & room[i];
            common += Long.bitCount(shared[i]);
            far += Long.bitCount(room[i] & ~shared[i] & ~inner[i]);
            for (long w = outer(board, wall, i); w != 0; w &= w - 1) {
                if (isEye(board, (i << 6) + Long.numberOfTrailingZeros(w), wall)) {
                    eyes++;
                } else {
                    free++;
                }
            }
        }
        // Two eyes are never filled.
        for (int i = 0; i < words; i++) {
            if ((shared[i] & pairs[i]) != 0) {
                return false;
            }
        }
        int toFill = eyes > 1 ? 2 * RaceCount.MOST : free;
        return RaceCount.isWon(far, common, Bits.count(inner), toFill, eyes > 0, attackerFirst);
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
