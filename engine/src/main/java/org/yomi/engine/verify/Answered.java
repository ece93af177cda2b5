package org.yomi.engine.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.verify.game.GoalFlags.Flag;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;
import org.yomi.engine.zone.ZonePattern;

/** The winner's replies, found again where the zone on which he wins after one of them would stand again. */
final class Answered {
    /**
     * A reply.
     *
     * @param before what stands on the zone before it and is not changed by it: a quick look
     * @param after what stands on the zone then
     */
    private record Entry(ZonePattern before, int move, ZonePattern after, Node node) {}

    private final Rules rules;
    private final Map<List<Flag>, List<Entry>> entries = new HashMap<>();

    Answered(Rules rules) {
        this.rules = rules;
    }

    /**
     * Adds a reply.
     *
     * @param state before it
     * @param move a point or pass
     * @param node after it, with the zone on which the win rests
     */
    void add(State state, int move, Node node) {
        Position after = node.state.position();
        ZonePattern before =
                ZonePattern.of(state.position(), node.zone.minus(changed(state.position(), after)), rules.alive());
        Entry entry = new Entry(before, move, ZonePattern.of(after, node.zone, rules.alive()), node);
        entries.computeIfAbsent(state.flags(), flags -> new ArrayList<>()).add(entry);
    }

    private static Zone changed(Position before, Position after) {
        Geometry geometry = before.geometry();
        int[] points = IntStream.range(0, geometry.size())
                .filter(p -> before.cell(p) != after.cell(p))
                .toArray();
        return Zone.of(geometry, points);
    }

    /** A node to which the winner can move from a state, as far as its zone and the flags show. */
    Optional<Node> like(State state) {
        return entries.getOrDefault(state.flags(), List.of()).stream()
                .filter(entry -> entry.before.standsIn(state.position()) && leadsTo(entry, state))
                .findFirst()
                .map(entry -> entry.node);
    }

    private boolean leadsTo(Entry entry, State state) {
        return rules.step(state, entry.move)
                .filter(step -> step.to().flags().equals(entry.node.state.flags()))
                .filter(step -> entry.after.standsIn(step.to().position()))
                .isPresent();
    }
}
