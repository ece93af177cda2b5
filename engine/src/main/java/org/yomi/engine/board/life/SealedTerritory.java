package org.yomi.engine.board.life;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * What belongs to a colour for good, though its player passes all the time: its unconditionally alive stones, and the
 * regions between them in which the opponent can never live.
 *
 * <p>If a block lives there by moves of its own alone, it lives, too, when all that can be filled is filled, but for one
 * point of each eye, whose neighbours are all its own. So a region is sealed if no two of its points, not next to each
 * other, are free of neighbours that are alive, or if those two cannot be eyes of the same blocks. More regions are, where
 * stones of the colour that are not alive take away the eyes; those are left undecided, since with such stones inside the
 * opponent may live in seki.
 */
public final class SealedTerritory {
    private final Geometry geometry;
    private final Benson benson;
    private final boolean[] seen;

    private SealedTerritory(Board board, int colour) {
        geometry = board.geometry();
        benson = new Benson(geometry);
        benson.analyse(board, colour);
        seen = new boolean[geometry.size()];
    }

    /**
     * Finds the points.
     *
     * @param colour {@link Board#BLACK} or {@link Board#WHITE}
     * @return stones of the colour, which cannot be captured, stones of the opponent, which are dead, and empty points
     */
    public static Zone of(Board board, int colour) {
        return new SealedTerritory(board, colour).points();
    }

    private Zone points() {
        List<Integer> sealed = new ArrayList<>();
        boolean anyAlive = false;
        for (int p = 0; p < geometry.size(); p++) {
            if (benson.isAlive(p)) {
                sealed.add(p);
                anyAlive = true;
            } else if (!seen[p]) {
                List<Integer> region = region(p);
                if (!hasRoomForTwoEyes(region)) {
                    sealed.addAll(region);
                }
            }
        }
        int[] points = sealed.stream().mapToInt(Integer::intValue).toArray();
        return anyAlive ? Zone.of(geometry, points) : Zone.empty(geometry);
    }

    /** The points that can be reached from one without stepping on a stone that is alive. */
    private List<Integer> region(int first) {
        List<Integer> region = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(first));
        seen[first] = true;
        while (!open.isEmpty()) {
            int p = open.remove();
            region.add(p);
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                int q = geometry.neighbour(p, i);
                if (!benson.isAlive(q) && !seen[q]) {
                    seen[q] = true;
                    open.add(q);
                }
            }
        }
        return region;
    }

    private boolean hasRoomForTwoEyes(List<Integer> region) {
        List<Integer> eyes =
                region.stream().filter(p -> !isNext(p, benson::isAlive)).toList();
        for (int p : eyes) {
            for (int q : eyes) {
                if (q > p && !isNext(p, r -> r == q) && (hasThird(eyes, p, q) || isLife(region, p, q))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether there is room for three eyes: then blocks may share eyes in ways that are not looked at. */
    private boolean hasThird(List<Integer> eyes, int p, int q) {
        return eyes.stream().anyMatch(third -> third != p && third != q && !isNext(third, r -> r == p || r == q));
    }

    /** Whether the opponent lives who fills a region but for two eyes: each block beside one eye has the other, too. */
    private boolean isLife(List<Integer> region, int p, int q) {
        Set<Integer> left = new HashSet<>(region);
        left.removeAll(List.of(p, q));
        while (!left.isEmpty()) {
            Set<Integer> block = block(left);
            if (isNext(p, block::contains) != isNext(q, block::contains)) {
                return false;
            }
        }
        return true;
    }

    /** Takes the points that hang together with some point out of a set. */
    private Set<Integer> block(Set<Integer> left) {
        int first = left.iterator().next();
        Set<Integer> block = new HashSet<>(List.of(first));
        Deque<Integer> open = new ArrayDeque<>(block);
        left.remove(first);
        while (!open.isEmpty()) {
            int p = open.remove();
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                int q = geometry.neighbour(p, i);
                if (left.remove(q)) {
                    block.add(q);
                    open.add(q);
                }
            }
        }
        return block;
    }

    private boolean isNext(int point, IntPredicate test) {
        for (int i = 0; i < geometry.neighbourCount(point); i++) {
            if (test.test(geometry.neighbour(point, i))) {
                return true;
            }
        }
        return false;
    }
}
