package org.yomi.engine.oracle.goal;

import java.util.Random;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;

/** Random goals about the stones of a position. */
public final class RandomGoals {
    private RandomGoals() {}

    /** A formula of so many atoms, all about stones that stand in the position, one at least. */
    public static Goal random(Position position, int atoms, Random random) {
        return random(position, atoms, random.nextBoolean() ? Side.BLACK : Side.WHITE, random);
    }

    private static Goal random(Position position, int atoms, Side max, Random random) {
        if (random.nextInt(4) == 0) {
            return Goal.not(random(position, atoms, max.other(), random));
        }
        if (atoms == 1) {
            return atom(position, max, random);
        }
        int left = 1 + random.nextInt(atoms - 1);
        Goal one = random(position, left, max, random);
        Goal two = random(position, atoms - left, max, random);
        return random.nextBoolean() ? Goal.and(one, two) : Goal.or(one, two);
    }

    private static Goal atom(Position position, Side max, Random random) {
        int own = position.stones(max);
        int foes = position.stones(max.other());
        int kind = random.nextInt(7);
        if (kind == 0 && foes != 0) {
            return new Atom.Capture(point(foes, random), max.other());
        }
        if (kind == 1 && own != 0) {
            return new Atom.Live(point(own, random), max);
        }
        if (kind == 2 && own != 0) {
            return new Atom.Safe(point(own, random), max);
        }
        if (kind == 3 && own != 0) {
            return new Atom.Connect(point(own, random), point(own, random), max);
        }
        if (kind == 4 && own != 0 && foes != 0) {
            return new Atom.Race(point(own, random), point(foes, random), max);
        }
        int region = random.nextInt(position.grid().all()) + 1;
        if (kind == 5 && own != 0) {
            return new Atom.Enter(point(own, random), max, region);
        }
        return new Atom.Invade(max, random.nextBoolean() ? position.grid().all() : region);
    }

    private static int point(int set, Random random) {
        int rest = set;
        for (int skip = random.nextInt(Integer.bitCount(set)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
