package org.yomi.engine.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.verify.Strategy.Reply;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.Rules.Step;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/**
 * Plays every reply inside the zone, and the pass, against the winner of a claim; nearest positions first, each state
 * once. Where the zone of a reply of the winner's stands again, with the same flags, he replies as he did there: that
 * the rest of the board does not matter is what a zone says.
 */
final class Walk {
    private final Rules rules;
    private final Strategy strategy;
    private final Claim claim;
    private final Budget budget;
    private final Map<State, Node> nodes = new LinkedHashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();
    private final Answered answered;
    private String unanswered = "";

    Walk(Rules rules, Strategy strategy, Claim claim, Budget budget) {
        this.rules = rules;
        this.strategy = strategy;
        this.claim = claim;
        this.budget = budget;
        answered = new Answered(rules);
    }

    /**
     * Walks.
     *
     * @param first the winner's first move, if he moves first
     * @return why some question had no answer, so that nothing is known behind it; empty when all had one
     * @throws Refutation when the claim does not hold
     * @throws Exhausted when the budget ends the walk
     */
    String run(Reply first) {
        Node root = node(rules.start(), claim.zone(), null, Geometry.PASS);
        boolean moves = root.winners && !root.done;
        Node begin = moves ? begin(root, first) : root;
        Set<Node> sure = walkOn();
        while (!sure.contains(begin)) {
            boolean more = lookAgain(sure, true) || lookForOthers(sure) || lookAgain(sure, false);
            if (!more) {
                throw inVain(begin, sure);
            }
            sure = walkOn();
        }
        return unanswered;
    }

    /** Plays the first move that the answer names, and no other: it has to win. */
    private Node begin(Node root, Reply first) {
        open.remove(root);
        root.others = others(first);
        add(root, legal(root, first.move()));
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
            Optional<Step> last = lastMove(node);
            if (last.isPresent()) {
                add(node, last.get());
                return;
            }
            strategy.reply(node.state, node.line()).ifPresentOrElse(reply -> answer(node, reply), () -> giveUp(node));
            return;
        }
        reply(node);
    }

    /**
     * The pass comes first: the winner's reply to it is his reply to all moves outside its zone, too, which leaves few of
     * the others; and so on with the reply to each of these.
     */
    private void reply(Node node) {
        addReplied(node, legal(node, Geometry.PASS));
        for (Step step : rules.steps(node.state, node.zone)) {
            answered.like(step.to())
                    .ifPresentOrElse(like -> node.alike.put(step.move(), like), () -> addReplied(node, step));
        }
    }

    private void addReplied(Node node, Step step) {
        Node next = add(node, step);
        if (open.peekLast() == next) {
            expand(open.removeLast());
        }
    }

    /** A move that decides the goal: no solver is needed to see that it wins. */
    private Optional<Step> lastMove(Node node) {
        return rules.steps(node.state, node.zone).stream()
                .filter(step -> strategy.hasWon(step.to()))
                .findFirst();
    }

    private void giveUp(Node node) {
        node.done = true;
        unanswered = strategy.doubts();
    }

    private void answer(Node node, Reply reply) {
        node.zone = reply.zone();
        node.others = others(reply);
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

    private Node add(Node node, Step step) {
        return add(node, step, node.zone);
    }

    private Node add(Node node, Step step, Zone zone) {
        Node next = node(step.to(), zone, node, step.move());
        node.next.add(next);
        if (node.winners) {
            answered.add(node.state, step.move(), next);
        }
        return next;
    }

    /**
     * Gives states that were taken for won like others, but in vain so far, nodes of their own; false when there are none.
     *
     * @param likeSure only those like one from which the winner has another way by now
     */
    private boolean lookAgain(Set<Node> sure, boolean likeSure) {
        boolean found = false;
        for (Node node : List.copyOf(nodes.values())) {
            List<Integer> moves = node.alike.entrySet().stream()
                    .filter(like -> !sure.contains(like.getValue()))
                    .filter(like -> !likeSure || like.getValue().isAfter(sure))
                    .map(Map.Entry::getKey)
                    .toList();
            for (int move : moves) {
                node.alike.remove(move);
                add(node, legal(node, move));
                found = true;
            }
        }
        return found;
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
        while (!node.others.isEmpty()) {
            Optional<Step> step = rules.step(node.state, node.others.remove()).filter(other -> isNew(node, other));
            Optional<Zone> zone = step.flatMap(other -> strategy.zoneOfWin(other.to(), node.zone));
            if (zone.isPresent()) {
                add(node, step.get(), zone.get());
                return true;
            }
        }
        return false;
    }

    private boolean isNew(Node node, Step step) {
        return node.next.stream().noneMatch(next -> next.state.equals(step.to()));
    }

    /** The winner's moves in the line that the solver gives come first: one of them may be what he is after. */
    private static Deque<Integer> others(Reply reply) {
        Set<Integer> others = new LinkedHashSet<>();
        for (int i = 2; i < reply.line().size(); i += 2) {
            others.add(reply.line().get(i));
        }
        reply.zone().forEach(others::add);
        others.remove(Geometry.PASS);
        others.add(Geometry.PASS);
        return new ArrayDeque<>(others);
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
