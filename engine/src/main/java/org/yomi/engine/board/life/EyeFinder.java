package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Makes regions eyes of chains: by pairs, by dividing one for two eyes, by sharing one of two points. */
final class EyeFinder {
    private final AnswerPlan plan;
    private final DividingPairs dividing;

    EyeFinder(AnswerPlan plan) {
        this.plan = plan;
        dividing = new DividingPairs(plan.sets, plan.eyes, plan.empty);
    }

    /** Looks for two eyes of a chain. */
    void findEyes(Chain chain) {
        for (int r = 0; r < plan.regions.size() && !plan.lives(chain); r++) {
            if (plan.isOpenTo(r, chain) && givesTwo(r, chain)) {
                plan.divide(r, chain);
            }
        }
        for (int r = 0; r < plan.regions.size() && !plan.lives(chain); r++) {
            make(r, chain);
        }
    }

    private boolean givesTwo(int r, Chain chain) {
        BitSet region = plan.regions.get(r);
        if (plan.eyes.givesTwo(region, plan.empty, chain.reach(), plan.pairs())) {
            return true;
        }
        Pairs more = new Pairs(plan.pairs());
        boolean done = dividing.make(region, chain.reach(), more);
        if (done) {
            plan.rules().add(AnswerPlan.Rule.DIVIDED);
            plan.use(more);
        }
        return done;
    }

    private void make(int r, Chain chain) {
        Pairs more = new Pairs(plan.pairs());
        if (plan.isOpenTo(r, chain) && plan.eyes.makeEye(plan.regions.get(r), plan.empty, chain.reach(), more)) {
            plan.use(more);
        }
    }

    /** Lets a chain that does not live share regions. */
    void share(Chain chain) {
        for (int r = 0; r < plan.regions.size() && !plan.lives(chain); r++) {
            if (plan.isOpenTo(r, chain)) {
                share(r);
            }
        }
    }

    /** Shares the regions of two points unless two chains are next to both, which the same pair can make one. */
    void shareApart() {
        for (int r = 0; r < plan.regions.size(); r++) {
            BitSet region = plan.regions.get(r);
            if (plan.chains.stream()
                            .filter(chain ->
                                    PointSets.without(region, chain.reach()).isEmpty())
                            .count()
                    < 2) {
                share(r);
            }
        }
    }

    /**
     * Makes a region of two empty points an eye of each chain next to it: if the opponent plays at one of them the owner
     * captures at the other, next to which is an eye of all his stones around.
     */
    private void share(int r) {
        BitSet region = plan.regions.get(r);
        if (region.cardinality() != 2 || !PointSets.without(region, plan.empty).isEmpty()) {
            return;
        }
        int one = region.nextSetBit(0);
        int other = region.length() - 1;
        boolean isPair = plan.pairs().has(one) && plan.pairs().partner(one) == other;
        if (isPair || !plan.pairs().meet(region)) {
            Pairs more = new Pairs(plan.pairs());
            more.add(one, other);
            plan.use(more);
            List<Chain> users = new ArrayList<>(plan.chains);
            users.removeIf(chain -> !chain.reach().intersects(region));
            plan.share(r, users);
        }
    }
}
