package org.yomi.engine.zone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.IntConsumer;
import org.yomi.engine.board.Geometry;

/**
 * An immutable set of points of one board, such as a relevance zone (semantics, section 7).
 *
 * <p>Searches work on the words themselves ({@code long[]}, bit {@code p & 63} of word {@code p >> 6}); a zone wraps
 * them at the edges, where points have names.
 */
public final class Zone {
    private final Geometry geometry;
    private final long[] words;

    private Zone(Geometry geometry, long[] words) {
        this.geometry = geometry;
        this.words = words;
    }

    /** The zone without points. */
    public static Zone empty(Geometry geometry) {
        return new Zone(geometry, new long[geometry.words()]);
    }

    /** Every point of the board. */
    public static Zone board(Geometry geometry) {
        return rectangle(geometry, 0, geometry.size() - 1);
    }

    /** The given points. */
    public static Zone of(Geometry geometry, int... points) {
        Zone zone = empty(geometry);
        for (int p : points) {
            zone.add(p);
        }
        return zone;
    }

    /** The given points, in any order; one that comes twice counts once. */
    public static Zone of(Geometry geometry, Collection<Integer> points) {
        Zone zone = empty(geometry);
        points.forEach(zone::add);
        return zone;
    }

    /**
     * The set with the given bits; the words are copied.
     *
     * @throws IllegalArgumentException when the number of words is not {@link Geometry#words()} or a bit lies off the
     *     board
     */
    public static Zone ofWords(Geometry geometry, long[] words) {
        if (words.length != geometry.words() || (words[words.length - 1] & ~lastWordMask(geometry)) != 0) {
            throw new IllegalArgumentException("not a set of points of a " + geometry + " board");
        }
        return new Zone(geometry, words.clone());
    }

    /** All points of the rectangle between two opposite corners, both included. */
    public static Zone rectangle(Geometry geometry, int corner, int opposite) {
        Zone zone = empty(geometry);
        int left = Math.min(geometry.x(corner), geometry.x(opposite));
        int right = Math.max(geometry.x(corner), geometry.x(opposite));
        int bottom = Math.min(geometry.y(corner), geometry.y(opposite));
        int top = Math.max(geometry.y(corner), geometry.y(opposite));
        for (int y = bottom; y <= top; y++) {
            for (int x = left; x <= right; x++) {
                zone.add(geometry.point(x, y));
            }
        }
        return zone;
    }

    private static long lastWordMask(Geometry geometry) {
        return -1L >>> (-geometry.size() & 63);
    }

    private void add(int point) {
        words[point >> 6] |= 1L << (point & 63);
    }

    public Geometry geometry() {
        return geometry;
    }

    /** Whether a point belongs to the zone; {@link Geometry#PASS} never does. */
    public boolean contains(int point) {
        return point >= 0 && (words[point >> 6] & 1L << (point & 63)) != 0;
    }

    /** The number of points. */
    public int size() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    /** A copy of the bits, {@link Geometry#words()} longs. */
    public long[] toWords() {
        return words.clone();
    }

    /** Calls {@code action} for each point, from the lowest. */
    public void forEach(IntConsumer action) {
        for (int i = 0; i < words.length; i++) {
            for (long w = words[i]; w != 0; w &= w - 1) {
                action.accept((i << 6) + Long.numberOfTrailingZeros(w));
            }
        }
    }

    /** The points, from the lowest. */
    public int[] points() {
        int[] points = new int[size()];
        int[] count = {0};
        forEach(p -> points[count[0]++] = p);
        return points;
    }

    /** The GTP names of the points, from the lowest point: {@code [A1, B1, A2]}. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        forEach(p -> names.add(geometry.name(p)));
        return List.copyOf(names);
    }

    public Zone union(Zone other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] |= other.words[i];
        }
        return new Zone(geometry, result);
    }

    public Zone intersection(Zone other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] &= other.words[i];
        }
        return new Zone(geometry, result);
    }

    /** The points of this zone that are not in the other. */
    public Zone minus(Zone other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] &= ~other.words[i];
        }
        return new Zone(geometry, result);
    }

    /** All points of the board outside this zone. */
    public Zone complement() {
        return board(geometry).minus(this);
    }

    public boolean intersects(Zone other) {
        return !intersection(other).isEmpty();
    }

    /** Whether every point of the other zone is in this one. */
    public boolean containsAll(Zone other) {
        return other.minus(this).isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Zone zone && geometry == zone.geometry && Arrays.equals(words, zone.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return String.join(" ", names());
    }
}
