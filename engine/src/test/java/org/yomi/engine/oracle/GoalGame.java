package org.yomi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.oracle.State.Level;
import org.yomi.engine.oracle.State.Step;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.MoveRules;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Flag;
import org.yomi.engine.oracle.goal.FlagRules;
import org.yomi.engine.oracle.goal.Goal;

/** The game graph of a goal: its states, the moves between them, and who wins a play that stays in a level. */
final class GoalGame {
    private final Goal goal;
    private final MoveRules moves;
    private final FlagRules flags;
    private final Assumptions assumptions;

    GoalGame(Grid grid, Goal goal, Assumptions assumptions) {
        this.goal = goal;
        this.assumptions = assumptions;
        int playable = assumptions.within() == 0 ? grid.all() : assumptions.within();
        moves = new MoveRules(grid, playable, assumptions.alive());
        flags = new FlagRules(goal, assumptions);
    }

    Goal goal() {
        return goal;
    }

    Assumptions assumptions() {
        return assumptions;
    }

    MoveRules moves() {
        return moves;
    }

    /**
     * The state in which a question starts. A ban whose owner does not move first is void.
     *
     * @throws IllegalArgumentException if a named stone is missing or the position is not legal
     */
    State start(Position position, Side first, KoRule rule) {
        int assumed = assumptions.alive() & position.empty();
        if (!goal.fits(position) || assumed != 0 || !moves.isLegal(position)) {
            throw new IllegalArgumentException(
                    "position illegal or without a stone of " + goal + assumptions + position);
        }
        return state(position, first, new Level(flags.atStart(position, first), rule));
    }

    /** Every move of a state; there is always the pass. */
    List<Step> steps(State state) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step(
                Grid.PASS,
                after(state, state.position().unbanned(), state.level().rule())));
        for (int point = 0; point < moves.grid().size(); point++) {
            State after = play(state, point);
            if (after != null) {
                steps.add(new Step(point, after));
            }
        }
        return steps;
    }

    private @Nullable State play(State state, int point) {
        KoRule rule = state.level().rule();
        if (point == state.position().bannedFor(state.toMove())) {
            boolean ofMax = isMax(state.toMove());
            if (rule.threats(ofMax) == 0) {
                return null;
            }
            rule = rule.spend(ofMax);
        }
        Position position = moves.play(state.position(), state.toMove(), point);
        if (position == null || position.ban() != null && state.toMove() == assumptions.noko()) {
            return null;
        }
        return after(state, position, rule);
    }

    private State after(State before, Position position, KoRule rule) {
        Side toMove = before.toMove().other();
        List<Flag> changed = flags.afterMove(before.level().flags(), position, toMove);
        return state(position, toMove, new Level(changed, rule));
    }

    /** Drops a ban that does not bind the player to move, so that it does not make two states of one. */
    private State state(Position position, Side toMove, Level level) {
        boolean binds =
                position.bannedFor(toMove) != Grid.PASS && level.rule().threats(isMax(toMove)) != KoRule.ENDLESS;
        return new State(binds ? position : position.unbanned(), toMove, level);
    }

    boolean isMax(Side side) {
        return side == goal.max();
    }

    /** Says whether max wins when play stays in the level for ever. */
    boolean maxKeeps(Level level) {
        return flags.worth(level.flags());
    }

    /** Says whether whoever wins by staying in the level has won already. */
    boolean isDecided(Level level) {
        return flags.isDecided(level.flags());
    }
}
