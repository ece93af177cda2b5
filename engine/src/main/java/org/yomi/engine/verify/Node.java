package org.yomi.engine.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/** A state that was walked, and where play can go from it. */
final class Node {
    final State state;

    /** Where the opponent looks for a refutation if he is to move, and the winner for another move if he is. */
    Zone zone;

    /** The winner is to move. */
    final boolean winners;

    /** A play that stays here for ever is the winner's, too. */
    final boolean keeps;

    /** After these moves: all that matter if the opponent is to move, those looked at if the winner is. */
    final List<Node> next = new ArrayList<>();

    /** Further moves of the opponent, and where the winner's reply leads, as far as zones show. */
    final Map<Integer, Node> alike = new TreeMap<>();

    /** Nothing is to be shown from here on: the goal is decided, or the solver gave up. */
    boolean done;

    /** Moves that the winner may play if the one that was named does not bring him nearer, best first. */
    Deque<Integer> others = new ArrayDeque<>();

    private final @Nullable Node parent;
    private final int move;

    Node(State state, Zone zone, boolean winners, boolean keeps, @Nullable Node parent, int move) {
        this.state = state;
        this.zone = zone;
        this.winners = winners;
        this.keeps = keeps;
        this.parent = parent;
        this.move = move;
    }

    /** Whether the node from which this one was reached first is one of a set. */
    boolean isAfter(Set<Node> set) {
        return parent != null && set.contains(parent);
    }

    /** The moves by which the state was reached first. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        for (Node node = this; node.parent != null; node = node.parent) {
            line.add(node.move);
        }
        Collections.reverse(line);
        return line;
    }
}
