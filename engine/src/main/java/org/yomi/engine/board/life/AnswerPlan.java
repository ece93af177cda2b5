package org.yomi.engine.board.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The owner's answers that are settled so far in one look at blocks that are taken for safe, and what they are good for:
 * pairs, chains, and regions where the first move has an answer of its own.
 */
final class AnswerPlan {
    /** The rules beyond chains and eyes by pairs. */
    enum Rule {
        /** A chain is joined to one or another living chain. */
        ADOPTED,

        /** A region of two points is an eye of all chains around it. */
        SHARED,

        /** A pair divides a region for two eyes. */
        DIVIDED
    }

    private static final int ENOUGH = 2;

    private final Set<Rule> rules = EnumSet.noneOf(Rule.class);

    final PointSets sets;
    final AnsweredEyes eyes;
    final BitSet empty;
    final List<BitSet> regions;
    final List<Chain> chains = new ArrayList<>();

    private Pairs pairs;

    /** For each region the stones of the chain that divides it for two eyes, if there is one. */
    private final List<BitSet> dividers = new ArrayList<>();

    /** For each region the stones of the chains that share it, if there are such. */
    private final List<BitSet> sharers = new ArrayList<>();

    /** The stones of chains that a pair joins to one or another living chain. */
    private final BitSet adopted = new BitSet();

    /**
     * No answers yet.
     *
     * @param empty the empty points of the board
     * @param blocks the blocks that are taken for safe, each a chain of its own
     * @param regions connected sets of points that are not stones of the owner, which border on no other blocks
     */
    AnswerPlan(PointSets sets, BitSet empty, List<BitSet> blocks, List<BitSet> regions) {
        this.sets = sets;
        this.empty = empty;
        this.regions = regions;
        eyes = new AnsweredEyes(sets);
        pairs = new Pairs(sets.boardSize());
        blocks.forEach(block -> chains.add(Chain.of(block, sets)));
        for (int r = 0; r < regions.size(); r++) {
            dividers.add(new BitSet());
            sharers.add(new BitSet());
        }
    }

    /** The rules on which the answers rest. */
    Set<Rule> rules() {
        return rules;
    }

    Pairs pairs() {
        return pairs;
    }

    Pairs use(Pairs more) {
        pairs = more;
        return more;
    }

    /** The pairs, and one of the points, in every way: first of those that are next to few chains. */
    Stream<Pairs> withOneMore(BitSet points) {
        List<Integer> free =
                points.stream().filter(p -> !pairs.has(p)).boxed().collect(Collectors.toCollection(ArrayList::new));
        if (free.size() > 2) {
            Map<Integer, Long> chainsAt = free.stream().collect(Collectors.toMap(p -> p, this::chainsAt));
            free.sort(Comparator.comparing(chainsAt::get));
        }
        return IntStream.range(0, free.size())
                .boxed()
                .flatMap(i -> free.subList(i + 1, free.size()).stream().map(q -> pairs.with(free.get(i), q)));
    }

    private long chainsAt(int point) {
        return chains.stream().filter(chain -> chain.reach().get(point)).count();
    }

    void divide(int r, Chain chain) {
        dividers.get(r).or(chain.stones());
    }

    void share(int r, List<Chain> users) {
        rules.add(Rule.SHARED);
        users.forEach(user -> sharers.get(r).or(user.stones()));
    }

    void adopt(BitSet stones) {
        rules.add(Rule.ADOPTED);
        adopted.or(stones);
    }

    boolean isDivided(int r) {
        return !dividers.get(r).isEmpty();
    }

    /** Whether a region has an answer of its own to the first move there, so that no more pairs may be made in it. */
    boolean isSettled(int r) {
        return isDivided(r) || !sharers.get(r).isEmpty();
    }

    boolean isOpenTo(int r, Chain chain) {
        return !isSettled(r) && regions.get(r).intersects(chain.reach());
    }

    /** The points of a set that are in no settled region. */
    BitSet unsettled(BitSet points) {
        BitSet unsettled = (BitSet) points.clone();
        for (int r = 0; r < regions.size(); r++) {
            if (isSettled(r)) {
                unsettled.andNot(regions.get(r));
            }
        }
        return unsettled;
    }

    List<Chain> living() {
        return chains.stream().filter(this::lives).toList();
    }

    boolean lives(Chain chain) {
        return lives(chain, pairs);
    }

    /** Whether a chain has two eyes, or is joined to one that has. */
    boolean lives(Chain chain, Pairs with) {
        return adopted.intersects(chain.stones()) || hasTwoEyes(chain, with);
    }

    boolean hasTwoEyes(Chain chain, Pairs with) {
        int count = 0;
        for (int r = 0; r < regions.size() && count < ENOUGH; r++) {
            count += eyes(r, chain, with);
        }
        return count >= ENOUGH;
    }

    /** The eyes of a chain in a region; a settled one may be filled up but for points that are next to all its chains. */
    int eyes(int r, Chain chain, Pairs with) {
        if (dividers.get(r).intersects(chain.stones())) {
            return ENOUGH;
        }
        if (sharers.get(r).intersects(chain.stones())) {
            return 1;
        }
        BitSet region = regions.get(r);
        if (!region.intersects(chain.reach())) {
            return 0;
        }
        boolean isEye = isSettled(r)
                ? PointSets.without(region, chain.reach()).isEmpty()
                : eyes.isEye(region, empty, chain.reach(), with);
        return isEye ? 1 : 0;
    }
}
