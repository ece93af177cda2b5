package org.yomi.engine.board.life;

import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * One look at blocks that are taken for safe, and at the regions between them: it joins the blocks to chains, and counts
 * the eyes of each chain. All of them together are kept by one set of answers.
 *
 * <p>Points are few, and it takes the first that do, so what is found depends on the order: there are {@linkplain Order
 * two}.
 */
final class AnsweredLife {
    /** What is done before chains are joined. */
    enum Order {
        /** Blocks without two eyes are joined to those that have them. */
        ADOPT,

        /** Regions of two points that join no blocks are shared. */
        SHARE
    }

    private final List<BitSet> blocks;
    private final AnswerPlan plan;
    private final BitSet safe;

    /**
     * Looks.
     *
     * @param empty the empty points of the board
     * @param regions connected sets of points that are not stones of the owner, which border on no other blocks
     * @param others those that do
     */
    AnsweredLife(
            PointSets sets, BitSet empty, List<BitSet> blocks, List<BitSet> regions, List<BitSet> others, Order order) {
        this.blocks = blocks;
        plan = new AnswerPlan(sets, empty, blocks, regions);
        ChainJoiner joiner = new ChainJoiner(plan);
        EyeFinder finder = new EyeFinder(plan);
        if (order == Order.ADOPT) {
            joiner.adopt(others);
        } else {
            finder.shareApart();
        }
        joiner.connect();
        plan.chains.forEach(finder::findEyes);
        joiner.rescue();
        plan.chains.forEach(finder::share);
        joiner.adopt(List.of());
        safe = joiner.safeStones();
    }

    /** The blocks whose chains live. */
    List<BitSet> living() {
        return blocks.stream().filter(block -> block.intersects(safe)).toList();
    }

    /** The rules on which the eyes and the chains rest. */
    Set<AnswerPlan.Rule> rules() {
        return plan.rules();
    }

    /** The answers on which the eyes and the chains rest. */
    Pairs pairs() {
        return plan.pairs();
    }

    /** Whether some chain may need a region to live. */
    boolean isEye(BitSet region) {
        int r = plan.regions.indexOf(region);
        return r >= 0 && plan.chains.stream().anyMatch(chain -> plan.eyes(r, chain, plan.pairs()) > 0);
    }

    /** Whether a region has two eyes after the owner's first answer there. */
    boolean isDivided(BitSet region) {
        int r = plan.regions.indexOf(region);
        return r >= 0 && plan.isDivided(r);
    }
}
