package org.yomi.engine.verify;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.yomi.engine.oracle.board.MoveRules;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Flag;
import org.yomi.engine.oracle.goal.FlagRules;
import org.yomi.engine.question.Question;

/** The order of a move from its definition: all moves of the player, move by move, with the rules of the oracle. */
public final class SlowOrder {
    private record State(Position position, List<Flag> flags) {}

    private final Side player;
    private final boolean isMax;
    private final MoveRules moves;
    private final FlagRules flags;
    private final Position start;

    /** Orders of the moves of the player who moves first in a question without assumptions. */
    public SlowOrder(Question question) {
        start = OracleSolver.convert(question.position());
        player = OracleSolver.side(question.first());
        isMax = question.maxFirst();
        moves = MoveRules.plain(start.grid());
        flags = new FlagRules(OracleSolver.convert(question.goal()), Assumptions.NONE);
    }

    /** Whether the player wins if nothing changes any more, but something still may. */
    public boolean isOfKeeper() {
        List<Flag> now = flags.atStart(start, player);
        return !flags.isDecided(now) && flags.worth(now) == isMax;
    }

    /** The order of a legal move; empty when the goal is never reached so. */
    public OptionalInt of(int move) {
        Position position = moves.play(start, player, move);
        if (position == null) {
            throw new IllegalArgumentException("not legal: " + move);
        }
        Set<State> seen = new HashSet<>();
        Set<State> level =
                Set.of(new State(position, flags.afterMove(flags.atStart(start, player), position, player.other())));
        for (int order = 0; !level.isEmpty(); order++) {
            if (level.stream().anyMatch(this::isReached)) {
                return OptionalInt.of(order);
            }
            seen.addAll(level);
            level = afterPassAndMove(level);
            level.removeAll(seen);
        }
        return OptionalInt.empty();
    }

    private boolean isReached(State state) {
        return flags.isDecided(state.flags) && flags.worth(state.flags) == isMax;
    }

    private Set<State> afterPassAndMove(Set<State> level) {
        Set<State> next = new HashSet<>();
        for (State state : level) {
            Position position = state.position.unbanned();
            List<Flag> passed = flags.afterMove(state.flags, position, player);
            for (int point = 0; point < position.grid().size(); point++) {
                Position after = moves.play(position, player, point);
                if (after != null) {
                    next.add(new State(after, flags.afterMove(passed, after, player.other())));
                }
            }
        }
        return next;
    }
}
