package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * One look at blocks that are taken for safe, and at the regions between them: it joins the blocks to chains, and counts
 * the eyes of each chain. All of them together are kept by one set of answers.
 */
final class AnsweredLife {
    private static final int ENOUGH = 2;

    private final PointSets sets;
    private final AnsweredEyes eyes;
    private final BitSet empty;
    private final List<BitSet> blocks;
    private final List<BitSet> regions;
    private final List<Chain> chains = new ArrayList<>();
    private Pairs pairs;

    /** The regions that all chains together make eyes: pairs that join chains are looked for only there. */
    private final BitSet narrow = new BitSet();

    /** For each region the stones of the chain that divides it for two eyes, if there is one. */
    private final List<BitSet> dividers = new ArrayList<>();

    /**
     * Looks.
     *
     * @param empty the empty points of the board
     * @param regions connected sets of points that are not stones of the owner, which border on no other blocks
     */
    AnsweredLife(PointSets sets, BitSet empty, List<BitSet> blocks, List<BitSet> regions) {
        this.sets = sets;
        this.empty = empty;
        this.blocks = blocks;
        this.regions = regions;
        eyes = new AnsweredEyes(sets);
        pairs = new Pairs(sets.boardSize());
        regions.forEach(region -> dividers.add(new BitSet()));
        blocks.forEach(block -> chains.add(Chain.of(block, sets)));
        connect();
        chains.forEach(this::findEyes);
        while (rescueOne()) {
            // another one
        }
    }

    /** The blocks whose chains have two eyes. */
    List<BitSet> living() {
        BitSet stones = new BitSet();
        chains.stream().filter(chain -> lives(chain, pairs)).forEach(chain -> stones.or(chain.stones()));
        return blocks.stream().filter(block -> block.intersects(stones)).toList();
    }

    /** The answers on which the eyes and the chains rest. */
    Pairs pairs() {
        return pairs;
    }

    /** Whether some chain may need a region to live. */
    boolean isEye(BitSet region) {
        int r = regions.indexOf(region);
        return r >= 0 && chains.stream().anyMatch(chain -> eyes(r, chain, pairs) > 0);
    }

    /** Whether a region has two eyes after the owner's first answer there. */
    boolean isDivided(BitSet region) {
        int r = regions.indexOf(region);
        return r >= 0 && isDivided(r);
    }

    /** Joins chains that have a free pair of common liberties, if it takes no eye away. */
    private void connect() {
        List<BitSet> places = places();
        while (places.stream().anyMatch(this::connectOnce)) {
            // once more
        }
    }

    /** Where pairs are looked for: first in one region that all chains together make an eye, then in any two of them. */
    private List<BitSet> places() {
        Chain all = chains.stream().reduce(Chain.of(new BitSet(), sets), Chain::with);
        List<BitSet> places = new ArrayList<>();
        for (BitSet region : regions) {
            if (eyes.makeEye(region, empty, all.reach(), new Pairs(sets.boardSize()))) {
                places.add(region);
                narrow.or(region);
            }
        }
        places.add(narrow);
        return places;
    }

    private boolean connectOnce(BitSet place) {
        for (int i = 0; i < chains.size(); i++) {
            for (int j = i + 1; j < chains.size(); j++) {
                BitSet common = commonLiberties(chains.get(i), chains.get(j), place);
                if (pairs.hasPair(common) || addHarmless(common)) {
                    chains.set(i, chains.get(i).with(chains.remove(j)));
                    return true;
                }
            }
        }
        return false;
    }

    private BitSet commonLiberties(Chain one, Chain other, BitSet place) {
        return PointSets.common(PointSets.common(one.reach(), other.reach()), PointSets.common(place, empty));
    }

    private boolean addHarmless(BitSet points) {
        return withOneMore(points)
                .filter(more -> regions.stream().allMatch(region -> keepsEyes(region, points, more)))
                .findFirst()
                .map(this::use)
                .isPresent();
    }

    private boolean keepsEyes(BitSet region, BitSet points, Pairs more) {
        return !region.intersects(points)
                || chains.stream()
                        .allMatch(chain -> !eyes.isEye(region, empty, chain.reach(), pairs)
                                || eyes.isEye(region, empty, chain.reach(), more));
    }

    /** The pairs, and one of the points, in every way. */
    private Stream<Pairs> withOneMore(BitSet points) {
        List<Integer> free = points.stream().filter(p -> !pairs.has(p)).boxed().toList();
        return free.stream().flatMap(p -> free.stream().filter(q -> p < q).map(q -> pairs.with(p, q)));
    }

    private Pairs use(Pairs more) {
        pairs = more;
        return more;
    }

    private void findEyes(Chain chain) {
        for (int r = 0; r < regions.size() && !lives(chain, pairs); r++) {
            divide(r, chain);
        }
        for (int r = 0; r < regions.size() && !lives(chain, pairs); r++) {
            make(r, chain);
        }
    }

    private void divide(int r, Chain chain) {
        if (isOpenTo(r, chain) && eyes.givesTwo(regions.get(r), empty, chain.reach(), pairs)) {
            dividers.get(r).or(chain.stones());
        }
    }

    private void make(int r, Chain chain) {
        Pairs more = new Pairs(pairs);
        if (isOpenTo(r, chain) && eyes.makeEye(regions.get(r), empty, chain.reach(), more)) {
            pairs = more;
        }
    }

    private boolean isOpenTo(int r, Chain chain) {
        return !isDivided(r) && regions.get(r).intersects(chain.reach());
    }

    private boolean isDivided(int r) {
        return !dividers.get(r).isEmpty();
    }

    /** Joins a chain that lacks eyes to another so that they have two, though the pair may cost an eye; false if none. */
    private boolean rescueOne() {
        List<Chain> present = List.copyOf(chains);
        return present.stream()
                .filter(chain -> !lives(chain, pairs))
                .anyMatch(chain -> present.stream().anyMatch(other -> !other.equals(chain) && rescue(chain, other)));
    }

    private boolean rescue(Chain chain, Chain other) {
        BitSet place = (BitSet) narrow.clone();
        for (int r = 0; r < regions.size(); r++) {
            if (isDivided(r)) {
                place.andNot(regions.get(r));
            }
        }
        Chain whole = chain.with(other);
        boolean done = withOneMore(commonLiberties(chain, other, place))
                .filter(more -> lives(whole, more))
                .filter(more -> chains.stream().allMatch(c -> c.equals(other) || !lives(c, pairs) || lives(c, more)))
                .findFirst()
                .map(this::use)
                .isPresent();
        if (done) {
            chains.remove(chain);
            chains.set(chains.indexOf(other), whole);
        }
        return done;
    }

    private boolean lives(Chain chain, Pairs with) {
        int count = 0;
        for (int r = 0; r < regions.size() && count < ENOUGH; r++) {
            count += eyes(r, chain, with);
        }
        return count >= ENOUGH;
    }

    /** The eyes of a chain in a region; one that another chain divides may be filled up but for points that are next to it. */
    private int eyes(int r, Chain chain, Pairs with) {
        if (dividers.get(r).intersects(chain.stones())) {
            return ENOUGH;
        }
        BitSet region = regions.get(r);
        boolean isEye = isDivided(r)
                ? PointSets.without(region, chain.reach()).isEmpty()
                : eyes.isEye(region, empty, chain.reach(), with);
        return isEye ? 1 : 0;
    }
}
