package org.yomi.solvers.enclosed;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.play.Stopped;

/**
 * Confirms that the owner keeps a target by going on for ever: collects states with the attacker to move such that after
 * each of his moves the owner has a reply to a state of the set, or to one that is his for good. Play that never leaves the
 * set is the owner's. What the search held says which replies to try.
 */
final class RoomKeep {
    /** A state that is held again and again without a reply that is known is given up. */
    private static final int MOST_ROUNDS = 3;

    private record State(long attackers, long owners, long rest) {}

    private final RoomSearch search;
    private final int mostStates;
    private final RoomFrame moves = new RoomFrame();
    private final RoomFrame replies = new RoomFrame();
    private final Set<State> set = new HashSet<>();
    private final Deque<State> open = new ArrayDeque<>();
    private int lean;

    /**
     * Looks for such sets in a search.
     *
     * @param mostStates that a set may have
     */
    RoomKeep(RoomSearch search, int mostStates) {
        this.search = search;
        this.mostStates = mostStates;
    }

    /**
     * Whether there is such a set for a state; its states are results from then on.
     *
     * @throws Stopped at a limit
     */
    boolean holds(long attackers, long owners, long rest) {
        set.clear();
        open.clear();
        lean = 0;
        boolean attacks = Rest.toMove(rest) == Rest.ATTACKER;
        if (attacks) {
            add(new State(attackers, owners, rest));
        } else if (!isAnswered(attackers, owners, rest)) {
            return false;
        }
        while (!open.isEmpty()) {
            if (!isClosed(open.remove())) {
                return false;
            }
        }
        for (State state : set) {
            search.storeKept(state.attackers, state.owners, state.rest, lean);
        }
        search.storeKept(attackers, owners, rest, lean);
        return true;
    }

    private void add(State state) {
        if (set.size() == mostStates) {
            throw new Stopped(StopReason.MEMORY);
        }
        if (set.add(state)) {
            open.add(state);
        }
    }

    private void expand(RoomFrame frame, long attackers, long owners, long rest) {
        search.tick();
        search.expandFirst(frame, attackers, owners, rest);
    }

    private boolean isClosed(State state) {
        RoomFrame frame = moves;
        expand(frame, state.attackers, state.owners, state.rest);
        lean |= frame.refusals;
        for (int i = 0; i < frame.count; i++) {
            if (frame.isWon(i)) {
                return false;
            }
            if (isFinal(frame, i)) {
                lean |= frame.leans[i];
            } else if (!isAnswered(frame.childAttackers[i], frame.childOwners[i], frame.childRests[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFinal(RoomFrame frame, int child) {
        return frame.isKept(child) && !frame.held[child];
    }

    /** Whether the owner has a reply; the state after it is looked at later. */
    private boolean isAnswered(long attackers, long owners, long rest) {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            expand(replies, attackers, owners, rest);
            if (reply(replies)) {
                return true;
            }
            search.searchFirst(attackers, owners, rest);
            if (search.isWon()) {
                return false;
            }
            if (!search.isHeld()) {
                lean |= search.lean();
                return true;
            }
        }
        return false;
    }

    private boolean reply(RoomFrame frame) {
        int held = -1;
        for (int i = 0; i < frame.count; i++) {
            if (isFinal(frame, i)) {
                lean |= frame.leans[i];
                return true;
            }
            boolean isIn = set.contains(new State(frame.childAttackers[i], frame.childOwners[i], frame.childRests[i]));
            if (isIn) {
                return true;
            }
            held = frame.isKept(i) && held < 0 ? i : held;
        }
        if (held < 0) {
            return false;
        }
        add(new State(frame.childAttackers[held], frame.childOwners[held], frame.childRests[held]));
        return true;
    }
}
