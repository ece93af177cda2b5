package org.yomi.engine.board.life;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pairs that give a chain two eyes in one region: whichever of the two points the owner gets, it divides the region, and
 * each part is an eye, by pairs of its own, whatever stones the opponent has there by then.
 *
 * <p>They are two of the intersection points of Müller (1997): those that cut a region in two, and are next to the chain
 * or have a pair of its liberties beside them.
 */
final class DividingPairs {
    private final PointSets sets;
    private final AnsweredEyes eyes;
    private final BitSet empty;

    DividingPairs(PointSets sets, AnsweredEyes eyes, BitSet empty) {
        this.sets = sets;
        this.eyes = eyes;
        this.empty = empty;
    }

    /** Makes a pair that divides a region, and those it needs; false if it cannot, and then the pairs may be spoilt. */
    boolean make(BitSet region, BitSet reach, Pairs pairs) {
        if (!pairs.areWhole(region) || !eyes.makeEye(region, empty, reach, pairs)) {
            return false;
        }
        if (has(region, reach, pairs)) {
            return true;
        }
        Optional<Pairs> way =
                ways(PointSets.common(region, empty), region, reach, pairs).findFirst();
        way.ifPresent(pairs::set);
        return way.isPresent();
    }

    /** The pairs, and one more of the points, that divides a region, in every way. */
    Stream<Pairs> ways(BitSet points, BitSet region, BitSet reach, Pairs pairs) {
        int[] cuts = points.stream()
                .filter(p -> !pairs.has(p) && cuts(p, region, reach, pairs) && isDividedBy(p, region, reach, pairs))
                .toArray();
        return IntStream.range(0, cuts.length)
                .boxed()
                .flatMap(i -> Arrays.stream(cuts, i + 1, cuts.length).mapToObj(q -> pairs.with(cuts[i], q)));
    }

    /** Whether one of the pairs divides a region. */
    boolean has(BitSet region, BitSet reach, Pairs pairs) {
        return pairs.areWhole(region)
                && region.stream().filter(pairs::has).anyMatch(p -> divides(p, region, reach, pairs));
    }

    private boolean divides(int point, BitSet region, BitSet reach, Pairs pairs) {
        Pairs left = new Pairs(pairs);
        left.remove(point);
        int partner = pairs.partner(point);
        return cuts(point, region, reach, left)
                && cuts(partner, region, reach, left)
                && isDividedBy(point, region, reach, left)
                && isDividedBy(partner, region, reach, left);
    }

    private boolean cuts(int point, BitSet region, BitSet reach, Pairs pairs) {
        boolean isAttached = reach.get(point) || pairs.hasPair(sets.beside(point, PointSets.common(reach, empty)));
        return isAttached && sets.parts(without(region, point)).size() > 1;
    }

    private boolean isDividedBy(int point, BitSet region, BitSet reach, Pairs pairs) {
        BitSet stone = new BitSet();
        stone.set(point);
        BitSet wider = sets.around(stone);
        wider.or(reach);
        BitSet liberties = PointSets.common(wider, empty);
        liberties.clear(point);
        return sets.parts(without(region, point)).stream().allMatch(part -> isEye(part, wider, liberties, pairs));
    }

    private boolean isEye(BitSet part, BitSet reach, BitSet liberties, Pairs pairs) {
        return part.cardinality() > pairs.answers(part)
                && PointSets.without(part, reach).stream().allMatch(p -> pairs.hasPair(sets.beside(p, liberties)));
    }

    private static BitSet without(BitSet region, int point) {
        BitSet rest = (BitSet) region.clone();
        rest.clear(point);
        return rest;
    }
}
