package org.yomi.solvers.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.yomi.engine.oracle.Result;
import org.yomi.engine.oracle.ZoneCheck;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Position;

/**
 * The smallest sound zone of a result, on boards on which all positions can be asked about: the smallest set of points
 * that holds the named stones and one point of each difference that makes the result another.
 */
public final class SmallestZone {
    private final int needed;
    private final int all;
    private final List<Integer> differences;

    /** Asks the oracle about all positions. */
    public SmallestZone(OracleQuestion question, Result claimed, ZoneCheck.Kind kind) {
        Position position = question.position();
        needed = question.oracle().goal().namedStones()
                | question.oracle().assumptions().alive();
        all = position.grid().all();
        Set<Integer> found = new TreeSet<>();
        ZoneCheck.forEachCounterExample(
                question.oracle(),
                position,
                question.first(),
                claimed,
                kind,
                other -> found.add(difference(binding(position, question), other)));
        differences = smallest(found);
    }

    /** A ban on the other player is void. */
    private static Position binding(Position position, OracleQuestion question) {
        Ban ban = position.ban();
        return ban == null || ban.owner() == question.first() ? position : position.unbanned();
    }

    private static int difference(Position one, Position other) {
        int stones = one.black() ^ other.black() | one.white() ^ other.white();
        Ban ban = one.ban();
        return ban == null
                ? stones | point(other.ban())
                : ban.equals(other.ban()) ? stones : stones | point(ban) | point(other.ban());
    }

    private static int point(Ban ban) {
        return ban == null ? 0 : 1 << ban.point();
    }

    /** Those that hold no other one. */
    private static List<Integer> smallest(Set<Integer> differences) {
        List<Integer> kept = new ArrayList<>();
        differences.stream().sorted(Comparator.comparing(Integer::bitCount)).forEach(each -> {
            if (kept.stream().noneMatch(less -> (less & ~each) == 0)) {
                kept.add(each);
            }
        });
        return kept;
    }

    /** Whether whatever is outside, the result holds. */
    public boolean isSound(int zone) {
        return (needed & ~zone) == 0 && differences.stream().allMatch(each -> (each & zone) != 0);
    }

    /** A sound zone without the points that can be taken out, one after the other. */
    public int reduced(int zone) {
        int left = zone;
        for (int rest = zone; rest != 0; rest &= rest - 1) {
            int without = left & ~Integer.lowestOneBit(rest);
            left = isSound(without) ? without : left;
        }
        return left;
    }

    /** The number of points of the smallest of all. */
    public int size() {
        int least = Integer.bitCount(all);
        for (int free = all & ~needed, more = free; ; more = more - 1 & free) {
            int zone = needed | more;
            if (Integer.bitCount(zone) < least && isSound(zone)) {
                least = Integer.bitCount(zone);
            }
            if (more == 0) {
                return least;
            }
        }
    }
}
