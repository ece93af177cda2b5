package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.yomi.engine.board.Geometry;

/** What can be asked about sets of points of one board: who is next to whom, and what hangs together. */
final class PointSets {
    private final BitSet[] neighbours;

    PointSets(Geometry geometry) {
        neighbours = new BitSet[geometry.size()];
        for (int p = 0; p < neighbours.length; p++) {
            neighbours[p] = new BitSet(neighbours.length);
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                neighbours[p].set(geometry.neighbour(p, i));
            }
        }
    }

    /** How many points the board has. */
    int boardSize() {
        return neighbours.length;
    }

    /** Those points of a set that are next to a point. */
    BitSet beside(int point, BitSet set) {
        return common(neighbours[point], set);
    }

    /** All points next to a point of the set, also points of the set itself. */
    BitSet around(BitSet set) {
        BitSet around = new BitSet(neighbours.length);
        set.stream().forEach(p -> around.or(neighbours[p]));
        return around;
    }

    /** The connected parts of a set, by their first points. */
    List<BitSet> parts(BitSet set) {
        List<BitSet> parts = new ArrayList<>();
        BitSet left = (BitSet) set.clone();
        while (!left.isEmpty()) {
            BitSet part = new BitSet(neighbours.length);
            part.set(left.nextSetBit(0));
            grow(part, left);
            left.andNot(part);
            parts.add(part);
        }
        return parts;
    }

    private void grow(BitSet part, BitSet within) {
        BitSet border = (BitSet) part.clone();
        while (!border.isEmpty()) {
            border = common(around(border), within);
            border.andNot(part);
            part.or(border);
        }
    }

    /** Whether two points of the set are not next to each other. */
    boolean hasTwoApart(BitSet set) {
        return set.stream().anyMatch(p -> beside(p, set).cardinality() < set.cardinality() - 1);
    }

    static BitSet common(BitSet a, BitSet b) {
        BitSet common = (BitSet) a.clone();
        common.and(b);
        return common;
    }

    static BitSet without(BitSet a, BitSet b) {
        BitSet rest = (BitSet) a.clone();
        rest.andNot(b);
        return rest;
    }
}
