package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Spread;

/**
 * A block that is shut in and cannot make two eyes.
 *
 * <p>The <em>eye</em> is a region of a few points that the block alone encloses, with all that stands in it. The
 * <em>room</em> is all the empty points that its other liberties lead to; other stones of its owner must not touch it. Next to
 * the room or the block are the attacker's {@link Walls}.
 */
final class Siege {
    /** Of the room and the eye together. */
    private static final int MOST_EMPTY = RaceCount.MOST + EyeRace.MOST_POINTS;

    /** The besieged block and its eye. */
    final SmallEye eye;

    final long[] room;

    /** The points of the room that no wall touches. */
    final long[] inner;

    /** Points of the room of which the attacker gets one of two. */
    final long[] pairs;

    private final Play play;
    private final int attacker;
    private final Geometry geometry;
    private final int words;
    private final Spread spread;
    private final long[] scratch;

    Siege(Play play, int attacker) {
        this.play = play;
        this.attacker = attacker;
        geometry = play.geometry;
        words = geometry.words();
        spread = new Spread(geometry);
        eye = new SmallEye(geometry);
        room = new long[words];
        inner = new long[words];
        pairs = new long[words];
        scratch = new long[words];
    }

    /** Takes a block's eye and room; false when it has two eyes, too much room, or points that the attacker may not play. */
    boolean take(Board board, int block) {
        return board.liberties(block) <= RaceCount.MOST
                && !board.isImmortal(block)
                && isEnclosed(board, block)
                && eye.take(board, block)
                && takeRoom(board, block)
                && isOpen(board);
    }

    int owner() {
        return Board.opponent(attacker);
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
                room[i] |= spread.next(room, 0, i) & ~board.takenWord(i);
                count += Long.bitCount(room[i]);
            }
        }
        return count <= MOST_EMPTY;
    }

    private boolean takeRoom(Board board, int block) {
        for (int i = 0; i < words; i++) {
            room[i] = board.libertyWord(block, i) & ~eye.points[i];
        }
        boolean grew = true;
        while (grew) {
            grew = false;
            int count = 0;
            for (int i = 0; i < words; i++) {
                long around = spread.next(room, 0, i);
                if ((around & board.colourWord(owner(), i) & ~eye.stones[i]) != 0) {
                    return false;
                }
                long w = room[i] | around & ~board.takenWord(i);
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
            scratch[i] = room[i] | eye.points[i];
        }
        int ban = board.toMove() == attacker ? play.bindingBan() : Board.PASS;
        return (ban < 0 || !Bits.has(scratch, ban)) && play.isOpenTo(attacker, scratch);
    }

    /** Whether what no wall comes to touch is one eye at most, and none beside the eye. */
    boolean hasOneEye(Board board, int block, long[] wallStones) {
        Bits.clear(pairs);
        for (int i = 0; i < words; i++) {
            inner[i] = room[i] & ~spread.next(wallStones, 0, i);
        }
        if (isOneEyeNow(board, block)) {
            return true;
        }
        for (int p = Bits.next(inner, 0); p >= 0; p = Bits.next(inner, p + 1)) {
            if (hasPair(p, wallStones)) {
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
        if (count == 0 || eye.exists()) {
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
    private boolean hasPair(int point, long[] wallStones) {
        int first = -1;
        for (int j = geometry.neighbourCount(point) - 1; j >= 0; j--) {
            int q = geometry.neighbour(point, j);
            if (!Bits.has(room, q) || Bits.has(inner, q) || Bits.has(pairs, q) || !isNextTo(wallStones, q)) {
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

    private boolean isNextTo(long[] set, int point) {
        for (int j = geometry.neighbourCount(point) - 1; j >= 0; j--) {
            if (Bits.has(set, geometry.neighbour(point, j))) {
                return true;
            }
        }
        return false;
    }

    /** Whether all of the room are liberties of the block. */
    boolean isAllLiberties(Board board, int block) {
        for (int i = 0; i < words; i++) {
            if ((room[i] & ~board.libertyWord(block, i)) != 0) {
                return false;
            }
        }
        return true;
    }
}
