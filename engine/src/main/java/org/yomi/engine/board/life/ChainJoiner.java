package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Joins chains by pairs. Two chains are one if both points of a pair are next to both of them. A chain without eyes is
 * safe, too, if each point of a pair is next to it and to a living chain: it is joined to one of them.
 */
final class ChainJoiner {
    /** Larger regions are not divided by pairs that join. */
    private static final int MOST_DIVIDED = 30;

    private final AnswerPlan plan;
    private final DividingPairs dividing;

    /** Where pairs are looked for: in one region that all chains together make an eye, then in any two of them. */
    private final List<BitSet> places = new ArrayList<>();

    private final BitSet everyPlace = new BitSet();

    ChainJoiner(AnswerPlan plan) {
        this.plan = plan;
        dividing = new DividingPairs(plan.sets, plan.eyes, plan.empty);
        Pairs none = new Pairs(plan.sets.boardSize());
        BitSet reach = reach(plan.chains);
        for (BitSet region : plan.regions) {
            if (plan.eyes.makeEye(region, plan.empty, reach, new Pairs(none))) {
                places.add(region);
                everyPlace.or(region);
            }
        }
        places.add(everyPlace);
    }

    private static BitSet reach(List<Chain> chains) {
        BitSet reach = new BitSet();
        chains.forEach(chain -> reach.or(chain.reach()));
        return reach;
    }

    /** Joins chains that have a free pair of common liberties, if it takes no eye away. */
    void connect() {
        while (places.stream().anyMatch(this::connectOnce)) {
            // once more
        }
    }

    private boolean connectOnce(BitSet place) {
        for (int i = 0; i < plan.chains.size(); i++) {
            for (int j = i + 1; j < plan.chains.size(); j++) {
                BitSet common = commonLiberties(plan.chains.get(i), plan.chains.get(j), place);
                if (common.cardinality() < 2) {
                    continue;
                }
                Chain whole = plan.chains.get(i).with(plan.chains.get(j));
                if (plan.pairs().hasPair(common) || addDividing(whole, place, common) || addHarmless(common)) {
                    plan.chains.set(i, whole);
                    plan.chains.remove(j);
                    return true;
                }
            }
        }
        return false;
    }

    private BitSet commonLiberties(Chain one, Chain other, BitSet place) {
        return PointSets.common(PointSets.common(one.reach(), other.reach()), PointSets.common(place, plan.empty));
    }

    /** A pair that also divides a region for two eyes of both chains together. */
    private boolean addDividing(Chain whole, BitSet region, BitSet points) {
        BitSet free = plan.unsettled(points);
        return free.cardinality() > 1
                && region.cardinality() <= MOST_DIVIDED
                && use(dividing.ways(free, region, whole.reach(), plan.pairs()), points);
    }

    private boolean addHarmless(BitSet points) {
        return use(plan.withOneMore(plan.unsettled(points)), points);
    }

    private boolean use(Stream<Pairs> ways, BitSet points) {
        List<BitSet> regions = plan.regions.stream()
                .filter(region -> region.intersects(points))
                .toList();
        return ways.filter(more -> regions.stream().allMatch(region -> keepsEyes(region, more)))
                .findFirst()
                .map(plan::use)
                .isPresent();
    }

    private boolean keepsEyes(BitSet region, Pairs more) {
        return plan.chains.stream()
                .filter(chain -> chain.reach().intersects(region))
                .allMatch(chain -> !plan.eyes.isEye(region, plan.empty, chain.reach(), plan.pairs())
                        || plan.eyes.isEye(region, plan.empty, chain.reach(), more));
    }

    /** Joins chains that lack eyes to others so that they have two, though the pair may cost an eye. */
    void rescue() {
        while (rescueOne()) {
            // another one
        }
    }

    private boolean rescueOne() {
        List<Chain> present = List.copyOf(plan.chains);
        return present.stream()
                .filter(chain -> !plan.lives(chain))
                .anyMatch(chain -> present.stream().anyMatch(other -> !other.equals(chain) && rescue(chain, other)));
    }

    private boolean rescue(Chain chain, Chain other) {
        BitSet common = commonLiberties(chain, other, plan.unsettled(everyPlace));
        if (common.cardinality() < 2) {
            return false;
        }
        Chain whole = chain.with(other);
        List<Chain> living =
                plan.living().stream().filter(c -> !c.equals(other)).toList();
        boolean done = plan.withOneMore(common)
                .filter(more -> plan.lives(whole, more))
                .filter(more -> living.stream().allMatch(c -> plan.lives(c, more)))
                .findFirst()
                .map(plan::use)
                .isPresent();
        if (done) {
            plan.chains.remove(chain);
            plan.chains.set(plan.chains.indexOf(other), whole);
        }
        return done;
    }

    /**
     * Joins chains that do not live to whichever living ones they can.
     *
     * @param others more regions where that may be, if each point there is next to the chain or to living ones
     */
    void adopt(List<BitSet> others) {
        while (plan.chains.stream().filter(chain -> !plan.lives(chain)).anyMatch(chain -> adopt(chain, others))) {
            // another one
        }
    }

    private boolean adopt(Chain chain, List<BitSet> others) {
        List<Chain> living = plan.living();
        BitSet near = reach(living);
        BitSet either = PointSets.common(near, plan.empty);
        either.and(chain.reach());
        near.or(chain.reach());
        return adopt(chain, living, PointSets.common(either, plan.unsettled(everyPlace)))
                || others.stream()
                        .filter(region -> PointSets.without(region, near).isEmpty())
                        .anyMatch(region -> adopt(chain, living, PointSets.common(either, region)));
    }

    private boolean adopt(Chain chain, List<Chain> living, BitSet points) {
        boolean done = plan.pairs().hasPair(points)
                || plan.withOneMore(points)
                        .filter(more -> keepsAlive(living, more))
                        .findFirst()
                        .map(plan::use)
                        .isPresent();
        if (done) {
            plan.adopt(chain.stones());
            plan.adopt(joined(living, plan.pairs()));
        }
        return done;
    }

    private boolean keepsAlive(List<Chain> living, Pairs more) {
        BitSet joined = joined(living, more);
        return living.stream().allMatch(chain -> plan.lives(chain, more) || joined.intersects(chain.stones()));
    }

    private BitSet joined(List<Chain> living, Pairs more) {
        Map<Boolean, List<Chain>> chains =
                living.stream().collect(Collectors.partitioningBy(chain -> plan.lives(chain, more)));
        return joined(reach(chains.getOrDefault(true, List.of())), chains.getOrDefault(false, List.of()), more);
    }

    /** The stones of those chains that pairs join to others with a reach, or to one another after that. */
    private static BitSet joined(BitSet reach, List<Chain> chains, Pairs pairs) {
        BitSet near = (BitSet) reach.clone();
        List<Chain> left = new ArrayList<>(chains);
        BitSet joined = new BitSet();
        for (boolean go = true; go; ) {
            List<Chain> found = left.stream()
                    .filter(chain -> pairs.hasPair(PointSets.common(near, chain.reach())))
                    .toList();
            left.removeAll(found);
            near.or(reach(found));
            found.forEach(chain -> joined.or(chain.stones()));
            go = !found.isEmpty();
        }
        return joined;
    }

    /**
     * The stones of the chains that have two eyes by all the answers settled since, and of those that are joined to them:
     * no two chains that only were adopted by each other.
     */
    BitSet safeStones() {
        Pairs pairs = plan.pairs();
        List<Chain> left = new ArrayList<>(plan.chains);
        List<Chain> alive =
                left.stream().filter(chain -> plan.hasTwoEyes(chain, pairs)).toList();
        left.removeAll(alive);
        BitSet stones = joined(reach(alive), left, pairs);
        alive.forEach(chain -> stones.or(chain.stones()));
        return stones;
    }
}
