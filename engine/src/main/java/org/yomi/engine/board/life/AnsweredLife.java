package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** One look at blocks that are taken for safe, and at the regions between them: which have two eyes as chains? */
final class AnsweredLife {
    private static final int NONE = -1;

    private final PointSets sets;
    private final AnsweredEyes eyes;
    private final BitSet empty;
    private final List<BitSet> blocks;
    private final List<BitSet> regions;
    private final List<Chain> chains = new ArrayList<>();
    private Pairs pairs;

    /** For each region the chain that has two eyes there, which take answers; or NONE. */
    private final int[] dividedBy;

    /**
     * Looks.
     *
     * @param regions connected sets of points that are not stones of the owner, which border on no other blocks
     */
    AnsweredLife(PointSets sets, BitSet empty, List<BitSet> blocks, List<BitSet> regions) {
        this.sets = sets;
        this.empty = empty;
        this.blocks = blocks;
        this.regions = regions;
        eyes = new AnsweredEyes(sets);
        pairs = new Pairs(sets.boardSize());
        dividedBy = new int[regions.size()];
        Arrays.fill(dividedBy, NONE);
        blocks.forEach(block -> chains.add(Chain.of(block, sets)));
        connect();
        for (int c = 0; c < chains.size(); c++) {
            findEyes(c);
        }
    }

    /** The blocks whose chains have two eyes. */
    List<BitSet> living() {
        BitSet stones = new BitSet();
        for (int c = 0; c < chains.size(); c++) {
            if (eyes(c) >= 2) {
                stones.or(chains.get(c).stones());
            }
        }
        return blocks.stream().filter(block -> block.intersects(stones)).toList();
    }

    /** The answers on which the eyes and the chains rest. */
    Pairs pairs() {
        return pairs;
    }

    /** Whether some chain needs a region to live. */
    boolean isEye(BitSet region) {
        int r = regions.indexOf(region);
        return r >= 0 && (dividedBy[r] != NONE || chains.stream().anyMatch(chain -> isEye(region, chain)));
    }

    /** Joins chains with two common liberties that are free, where that is likely to leave eyes. */
    private void connect() {
        List<BitSet> places = new ArrayList<>();
        BitSet all = new BitSet();
        Chain everything = chains.stream().reduce(Chain.of(new BitSet(), sets), Chain::with);
        for (BitSet region : regions) {
            if (PLACE == 0 || (PLACE == 1 ? closed(region, everything) : eyes.makeEye(region, empty, everything.reach(), new Pairs(sets.boardSize())))) {
                places.add(PointSets.common(region, empty));
                all.or(region);
            }
        }
        all.and(empty);
        places.add(all);
        while (places.stream().anyMatch(this::connectOnce)) {
            // one more
        }
    }

    static final int PLACE = Integer.getInteger("place", 2);
    private boolean closed(BitSet region, Chain everything) { BitSet e=PointSets.common(region,empty); BitSet l=PointSets.common(e,everything.reach()); Pairs ps=new Pairs(sets.boardSize()); return PointSets.without(e,everything.reach()).stream().allMatch(p -> ps.require(sets.beside(p,l))); }
    private boolean connectOnce(BitSet place) {
        for (int i = 0; i < chains.size(); i++) {
            for (int j = i + 1; j < chains.size(); j++) {
                BitSet common = PointSets.common(chains.get(i).reach(), chains.get(j).reach());
                common.and(place);
                if (pairs.hasPair(common) || addHarmless(common)) {
                    chains.set(i, chains.get(i).with(chains.remove(j)));
                    return true;
                }
            }
        }
        return false;
    }

    /** Makes a pair of two of the points, one that takes no eye away; false if there is none. */
    private boolean addHarmless(BitSet points) {
        int[] free = points.stream().filter(p -> !pairs.has(p)).toArray();
        for (int i = 0; i < free.length; i++) {
            for (int j = i + 1; j < free.length; j++) {
                Pairs more = new Pairs(pairs);
                more.add(free[i], free[j]);
                if (isHarmless(more, free[i]) && isHarmless(more, free[j])) {
                    pairs = more;
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isHarmless(Pairs more, int point) {
        for (BitSet region : regions) {
            if (region.get(point)) {
                return chains.stream()
                        .allMatch(chain -> !isEye(region, chain) || eyes.isEye(region, empty, chain.reach(), more));
            }
        }
        return true;
    }

    private void findEyes(int chain) {
        for (int r = 0; r < regions.size() && eyes(chain) < 2; r++) {
            divide(r, chain);
        }
        for (int r = 0; r < regions.size() && eyes(chain) < 2; r++) {
            make(r, chain);
        }
    }

    private void divide(int r, int c) {
        Chain chain = chains.get(c);
        if (dividedBy[r] == NONE
                && regions.get(r).intersects(chain.reach())
                && eyes.givesTwo(regions.get(r), empty, chain.reach(), pairs)) {
            dividedBy[r] = c;
        }
    }

    private void make(int r, int c) {
        Chain chain = chains.get(c);
        if (dividedBy[r] == NONE && regions.get(r).intersects(chain.reach()) && !isEye(regions.get(r), chain)) {
            Pairs more = new Pairs(pairs);
            if (eyes.makeEye(regions.get(r), empty, chain.reach(), more)) {
                pairs = more;
            }
        }
    }

    private int eyes(int c) {
        int count = 0;
        for (int r = 0; r < regions.size(); r++) {
            count += eyes(r, c);
        }
        return count;
    }

    private int eyes(int r, int c) {
        Chain chain = chains.get(c);
        if (dividedBy[r] == c) {
            return 2;
        }
        if (dividedBy[r] != NONE) {
            return PointSets.without(regions.get(r), chain.reach()).isEmpty() ? 1 : 0;
        }
        return isEye(regions.get(r), chain) ? 1 : 0;
    }

    private boolean isEye(BitSet region, Chain chain) {
        return eyes.isEye(region, empty, chain.reach(), pairs);
    }
}
