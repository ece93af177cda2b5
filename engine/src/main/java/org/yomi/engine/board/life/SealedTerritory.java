package org.yomi.engine.board.life;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
 * other, are free of neighbours that are alive, or if those two cannot be eyes of the same blocks. Of more such points only
 * those count that have partners: an eye is false if it cuts off a part without another eye.
 *
 * <p>Stones of the colour in the region that are not alive take away more eyes: to capture them the opponent must fill the
 * points beside them, so that only points where such stones stood, and those with no such stone beside them, can be
 * his eyes. A region without room for two of those is {@linkplain #contested contested}: he cannot live in it, but it may be
 * a seki.
 */
public final class SealedTerritory {
    private final Board board;
    private final int colour;
    private final Geometry geometry;
    private final Benson benson;
    private final boolean[] seen;

    private SealedTerritory(Board board, int colour) {
        this.board = board;
        this.colour = colour;
        geometry = board.geometry();
        benson = new Benson(geometry);
        benson.analyse(board, colour);
        seen = new boolean[geometry.size()];
    }

    /**
     * Finds the points.
     *
     * @param colour {@link Board#BLACK} or {@link Board#WHITE}
     * @return alive stones of the colour and what they seal: more of its stones, which may be captured, but nothing that
     *     captures them lives; stones of the opponent, which are dead; and empty points
     */
    public static Zone of(Board board, int colour) {
        return new SealedTerritory(board, colour).points();
    }

    /**
     * The region of a point, if it is contested: the opponent can never live in it by moves of his own alone, since he has
     * to fill his eyes to capture stones of the colour there, which are not alive.
     *
     * @param colour {@link Board#BLACK} or {@link Board#WHITE}
     */
    public static Optional<Zone> contested(Board board, int colour, int point) {
        SealedTerritory territory = new SealedTerritory(board, colour);
        if (territory.alive().isEmpty() || territory.benson.isAlive(point)) {
            return Optional.empty();
        }
        List<Integer> region = territory.region(point);
        boolean contested = territory.hasRoomForTwoEyes(region, p -> true)
                && !territory.hasRoomForTwoEyes(region, territory::outlastsStones);
        return contested ? Optional.of(Zone.of(territory.geometry, region)) : Optional.empty();
    }

    private Zone points() {
        Zone alive = alive();
        if (alive.isEmpty()) {
            return alive;
        }
        List<Integer> sealed = new ArrayList<>();
        for (int p = 0; p < geometry.size(); p++) {
            if (!benson.isAlive(p) && !seen[p]) {
                List<Integer> region = region(p);
                if (!hasRoomForTwoEyes(region, any -> true)) {
                    sealed.addAll(region);
                }
            }
        }
        return Zone.of(geometry, sealed).union(alive);
    }

    private Zone alive() {
        long[] words = new long[geometry.words()];
        Arrays.setAll(words, benson::aliveWord);
        return Zone.ofWords(geometry, words);
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

    private boolean hasRoomForTwoEyes(List<Integer> region, IntPredicate may) {
        List<Integer> eyes = withPartners(
                region,
                region.stream()
                        .filter(p -> !isNext(p, benson::isAlive) && may.test(p))
                        .toList());
        for (int p : eyes) {
            for (int q : eyes) {
                if (q > p && !isNext(p, r -> r == q) && (hasThird(eyes, p, q) || isLife(region, p, q))) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Leaves out eyes that can be none, until nothing changes: each block beside an eye has another one, which is in the
     * part of the region, without the eye, where the block lies.
     */
    private List<Integer> withPartners(List<Integer> region, List<Integer> eyes) {
        List<Integer> left = eyes;
        while (true) {
            List<Integer> before = left;
            left = before.stream().filter(p -> hasPartners(region, p, before)).toList();
            if (left.size() == before.size()) {
                return left;
            }
        }
    }

    private boolean hasPartners(List<Integer> region, int eye, List<Integer> eyes) {
        Set<Integer> others = new HashSet<>(region);
        others.remove(eye);
        while (!others.isEmpty()) {
            Set<Integer> part = block(others);
            if (isNext(eye, part::contains)
                    && eyes.stream().noneMatch(q -> part.contains(q) && !isNext(eye, r -> r == q))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the opponent can have an eye at a point after all stones of the colour that are not alive are captured. */
    private boolean outlastsStones(int p) {
        return board.cell(p) == colour || board.cell(p) == Board.EMPTY && !isNext(p, q -> board.cell(q) == colour);
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
