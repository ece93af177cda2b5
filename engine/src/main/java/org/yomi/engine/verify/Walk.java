package org.yomi.engine.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.verify.Strategy.Reply;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.Rules.Step;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/**
 * Plays every reply inside the zone, and the pass, against the winner of a claim; nearest positions first, each state
 * once.
 */
final class Walk {
    private final Rules rules;
    private final Strategy strategy;
    private final Claim claim;
    private final Budget budget;
    private final Map<State, Node> nodes = new LinkedHashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();
    private String unanswered = "";

    Walk(Rules rules, Strategy strategy, Claim claim, Budget budget) {
        this.rules = rules;
        this.strategy = strategy;
        this.claim = claim;
        this.budget = budget;
    }

    /**
     * Walks.
     *
     * @param first the winner's first move, if he moves first
     * @return why some question had no answer, so that nothing is known behind it; empty when all had one
     * @throws Refutation when the claim does not hold
     * @throws Exhausted when the budget ends the walk
     */
    String run(FirstMove first) {
        Node root = node(rules.start(), claim.zone(), null, Geometry.PASS);
        boolean moves = root.winners && !root.done;
        Node begin = moves ? begin(root, first.point()) : root;
        Set<Node> sure = walkOn();
        while (!sure.contains(begin)) {
            if (!lookForOthers(sure)) {
                throw inVain(begin, sure);
            }
            sure = walkOn();
        }
        return unanswered;
    }

    /** Plays the first move that the answer names, and no other: it has to win. */
    private Node begin(Node root, int move) {
        open.remove(root);
        add(root, legal(root, move));
        return root.next.get(0);
    }

    private Set<Node> walkOn() {
        while (!open.isEmpty()) {
            expand(open.remove());
        }
        return Progress.sure(nodes.values());
    }

    private RuntimeException inVain(Node begin, Set<Node> sure) {
        return strategy.doubts().isEmpty()
                ? new Refutation(circle(begin, sure), "play goes round for ever, and the goal is not reached")
                : new Exhausted(strategy.doubts());
    }

    private Node node(State state, Zone zone, @Nullable Node parent, int move) {
        Node known = nodes.get(state);
        if (known != null) {
            return known;
        }
        Remainder remainder = rules.remainder(state);
        Node node = new Node(state, zone, strategy.isWinners(state), strategy.keeps(remainder), parent, move);
        budget.count(node.line());
        nodes.put(state, node);
        if (!remainder.isDecided()) {
            open.add(node);
        } else if (node.keeps) {
            node.done = true;
        } else {
            throw strategy.decidedAgainst(node.line());
        }
        return node;
    }

    private void expand(Node node) {
        if (node.winners) {
            strategy.reply(node.state, node.line()).ifPresentOrElse(reply -> answer(node, reply), () -> giveUp(node));
            return;
        }
        for (Step step : rules.steps(node.state, node.zone)) {
            node.next.add(node(step.to(), node.zone, node, step.move()));
        }
    }

    private void giveUp(Node node) {
        node.done = true;
        unanswered = strategy.doubts();
    }

    private void answer(Node node, Reply reply) {
        node.zone = reply.zone();
        Step step = legal(node, reply.move());
        // A pass brings nobody nearer: if the opponent passes, too, it was all for nothing. Only a ban makes a
        // difference.
        boolean wait = reply.move() == Geometry.PASS
                && !node.keeps
                && node.state.position().ban() == Geometry.PASS;
        if (!wait || !addOther(node)) {
            add(node, step);
        }
    }

    private Step legal(Node node, int move) {
        return rules.step(node.state, move).orElseThrow(() -> strategy.illegal(node.line(), move));
    }

    private void add(Node node, Step step) {
        node.next.add(node(step.to(), node.zone.union(claim.zone()), node, step.move()));
    }

    /** Gives each of the winner's nodes that are not sure one more move; false when there is none. */
    private boolean lookForOthers(Set<Node> sure) {
        boolean found = false;
        for (Node node : List.copyOf(nodes.values())) {
            if (node.winners && !node.keeps && !sure.contains(node)) {
                found |= addOther(node);
            }
        }
        return found;
    }

    /** Adds one more move with which the solver says that the winner wins; false when there is none. */
    private boolean addOther(Node node) {
        List<Integer> others = node.others == null ? others(node) : node.others;
        node.others = others;
        while (!others.isEmpty()) {
            Optional<Step> step = rules.step(node.state, others.remove(others.size() - 1));
            if (step.isPresent()
                    && isNew(node, step.get())
                    && strategy.wins(step.get().to())) {
                add(node, step.get());
                return true;
            }
        }
        return false;
    }

    private boolean isNew(Node node, Step step) {
        return node.next.stream().noneMatch(next -> next.state.equals(step.to()));
    }

    private static List<Integer> others(Node node) {
        List<Integer> others = new ArrayList<>();
        others.add(Geometry.PASS);
        node.zone.forEach(others::add);
        return others;
    }

    /** Moves that lead from the first position round a circle in which the winner is not known to get on. */
    private static List<Integer> circle(Node root, Set<Node> sure) {
        List<Node> path = new ArrayList<>();
        Set<Node> seen = new HashSet<>();
        for (Node node = root; node != null && seen.add(node); node = unsure(node, sure)) {
            path.add(node);
        }
        return path.get(path.size() - 1).line();
    }

    private static @Nullable Node unsure(Node node, Set<Node> sure) {
        return node.next.stream()
                .filter(next -> !sure.contains(next))
                .findFirst()
                .orElse(null);
    }
}
