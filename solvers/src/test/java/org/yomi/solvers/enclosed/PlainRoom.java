package org.yomi.solvers.enclosed;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.yomi.solvers.play.KoState;

/**
 * Who wins in a small room, found out without any search: of all states that can be reached, those from which the attacker
 * forces the capture are taken one after the other. What he never forces is the owner's (semantics, section 3).
 */
final class PlainRoom {
    record State(long attackers, long owners, long rest) {}

    private final Room room;
    private final RoomMoves moves;
    private final Map<State, List<State>> after = new HashMap<>();
    private final Set<State> won = new HashSet<>();

    PlainRoom(Room room, KoState ko, List<State> first) {
        this.room = room;
        moves = new RoomMoves(room, ko);
        reachAll(first);
        winAll();
    }

    /** Whether the attacker wins one of the first states, or one that can be reached from them. */
    boolean isWon(State state) {
        assert after.containsKey(state);
        return won.contains(state);
    }

    private void reachAll(List<State> first) {
        Deque<State> open = new ArrayDeque<>(first);
        while (!open.isEmpty()) {
            State state = open.remove();
            if (!after.containsKey(state)) {
                List<State> next = Rest.pending(state.rest) == 0 ? List.of() : next(state);
                after.put(state, next);
                open.addAll(next);
            }
        }
    }

    private List<State> next(State state) {
        List<State> next = new ArrayList<>();
        for (int p = 0; p < room.beside.length; p++) {
            boolean isEmpty = ((state.attackers | state.owners) >> p & 1) == 0;
            if (isEmpty && moves.play(state.attackers, state.owners, state.rest, p)) {
                next.add(new State(moves.attackers, moves.owners, moves.rest));
            }
        }
        moves.pass(state.attackers, state.owners, state.rest);
        next.add(new State(moves.attackers, moves.owners, moves.rest));
        return next;
    }

    private void winAll() {
        Map<State, List<State>> before = new HashMap<>();
        Map<State, Integer> left = new HashMap<>();
        Deque<State> open = new ArrayDeque<>();
        after.forEach((state, next) -> {
            left.put(state, Rest.toMove(state.rest) == Rest.ATTACKER ? 1 : next.size());
            next.forEach(each ->
                    before.computeIfAbsent(each, any -> new ArrayList<>()).add(state));
            if (Rest.pending(state.rest) == 0) {
                open.add(state);
            }
        });
        while (!open.isEmpty()) {
            State state = open.remove();
            if (won.add(state)) {
                for (State each : before.getOrDefault(state, List.of())) {
                    if (left.merge(each, -1, Integer::sum) == 0) {
                        open.add(each);
                    }
                }
            }
        }
    }
}
