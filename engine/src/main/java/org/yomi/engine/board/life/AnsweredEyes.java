package org.yomi.engine.board.life;

import java.util.BitSet;
import java.util.List;

/**
 * Eyes that a chain keeps if its owner answers moves of the opponent, in a region that borders on no other stones of the
 * owner than safe ones.
 *
 * <p>A region is an eye if each of its empty points is next to the chain or has a pair of liberties of the chain beside
 * it. If the owner may have to play there, the same holds for the points of the opponent's stones, which he may have to
 * capture, and he must not be made to fill the region.
 */
final class AnsweredEyes {
    /** Larger regions are not tried move by move. */
    private static final int MOST_TRIED = 30;

    private final PointSets sets;

    AnsweredEyes(PointSets sets) {
        this.sets = sets;
    }

    /**
     * Whether a region is an eye.
     *
     * @param empty the empty points of the board
     * @param reach the points next to the chain
     */
    boolean isEye(BitSet region, BitSet empty, BitSet reach, Pairs pairs) {
        BitSet far = PointSets.without(pairs.meet(region) ? region : PointSets.common(region, empty), reach);
        BitSet liberties = PointSets.common(reach, empty);
        return far.stream().allMatch(p -> pairs.hasPair(sets.beside(p, liberties)))
                && region.cardinality() > pairs.answers(region);
    }

    /** Makes a region an eye by new pairs; false if it cannot, and then the pairs may be spoilt. */
    boolean makeEye(BitSet region, BitSet empty, BitSet reach, Pairs pairs) {
        if (isEye(region, empty, reach, pairs)) {
            return true;
        }
        BitSet liberties = PointSets.common(PointSets.common(reach, empty), region);
        return PointSets.without(region, reach).stream().allMatch(p -> pairs.require(sets.beside(p, liberties)))
                && isEye(region, empty, reach, pairs);
    }

    /**
     * Whether a region gives the chain two eyes: wherever the opponent plays in it, the owner has an answer next to the
     * chain that divides it in eyes, and leaves nothing else.
     */
    boolean givesTwo(BitSet region, BitSet empty, BitSet reach, Pairs pairs) {
        BitSet moves = PointSets.common(region, empty);
        return moves.cardinality() <= MOST_TRIED
                && pairs.areWhole(region)
                && moves.stream().allMatch(move -> hasAnswer(region, empty, reach, pairs, move));
    }

    private boolean hasAnswer(BitSet region, BitSet empty, BitSet reach, Pairs pairs, int move) {
        BitSet answers = new BitSet();
        if (pairs.has(move)) {
            answers.set(pairs.partner(move));
        } else {
            answers.or(PointSets.common(PointSets.common(region, empty), reach));
            answers.clear(move);
        }
        return answers.stream().anyMatch(answer -> divides(region, empty, reach, pairs, move, answer));
    }

    private boolean divides(BitSet region, BitSet empty, BitSet reach, Pairs pairs, int move, int answer) {
        Pairs left = new Pairs(pairs);
        left.remove(move);
        left.remove(answer);
        BitSet rest = (BitSet) region.clone();
        rest.clear(answer);
        BitSet restEmpty = PointSets.common(rest, empty);
        restEmpty.clear(move);
        restEmpty.or(captured(PointSets.without(rest, restEmpty), restEmpty));
        BitSet stone = new BitSet();
        stone.set(answer);
        BitSet restReach = sets.around(stone);
        restReach.or(reach);
        List<BitSet> parts = sets.parts(rest);
        return parts.size() >= 2 && parts.stream().allMatch(part -> makeEye(part, restEmpty, restReach, left));
    }

    /** The stones without liberties. */
    private BitSet captured(BitSet stones, BitSet empty) {
        BitSet captured = new BitSet();
        for (BitSet block : sets.parts(stones)) {
            if (!sets.around(block).intersects(empty)) {
                captured.or(block);
            }
        }
        return captured;
    }
}
