package org.yomi.engine.verify.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.engine.verify.game.GoalFlags.Flag;

/**
 * What is left of a goal in the middle of a game: the parts whose flags are settled are replaced by what they are worth.
 *
 * <p>All stones that it names still stand where they stood, so that it can be asked about anew; its max is that of the
 * whole goal.
 *
 * @param goal what is still open; null when the goal is decided
 * @param worth who wins if the flags stay as they are for ever: whether max does
 */
public record Remainder(@Nullable Goal goal, boolean worth) {
    /**
     * What is left.
     *
     * @param flags of the atoms
     */
    static Remainder of(Goal goal, List<AtomicGoal> atoms, List<Flag> flags) {
        Map<AtomicGoal, Flag> flagOf = new HashMap<>();
        for (int i = 0; i < flags.size(); i++) {
            flagOf.put(atoms.get(i), flags.get(i));
        }
        return goal.accept(new Fold(flagOf));
    }

    /** Whether no change of the flags that are still pending can change who wins. */
    public boolean isDecided() {
        return goal == null;
    }

    private record Fold(Map<AtomicGoal, Flag> flags) implements Goal.Visitor<Remainder> {
        private Remainder atom(AtomicGoal atom, boolean worthWhilePending) {
            Flag flag = flags.getOrDefault(atom, Flag.PENDING);
            return flag == Flag.PENDING
                    ? new Remainder(atom, worthWhilePending)
                    : new Remainder(null, flag == Flag.ACHIEVED);
        }

        @Override
        public Remainder capture(Capture goal) {
            return atom(goal, false);
        }

        @Override
        public Remainder connect(Connect goal) {
            return atom(goal, false);
        }

        @Override
        public Remainder enter(Enter goal) {
            return atom(goal, false);
        }

        @Override
        public Remainder live(Live goal) {
            return atom(goal, true);
        }

        @Override
        public Remainder race(Race goal) {
            return atom(goal, false);
        }

        @Override
        public Remainder safe(Safe goal) {
            return atom(goal, false);
        }

        @Override
        public Remainder invade(Invade goal) {
            return atom(goal, false);
        }

        @Override
        public Remainder not(Not goal) {
            Remainder part = goal.part().accept(this);
            return new Remainder(part.goal == null ? null : new Not(part.goal), !part.worth);
        }

        @Override
        public Remainder and(And goal) {
            return combine(goal.parts(), true);
        }

        @Override
        public Remainder or(Or goal) {
            return combine(goal.parts(), false);
        }

        /** A decided part either decides the whole or drops out. */
        private Remainder combine(List<Goal> parts, boolean all) {
            List<Goal> open = new ArrayList<>();
            boolean worth = all;
            for (Goal part : parts) {
                Remainder rest = part.accept(this);
                if (rest.goal != null) {
                    open.add(rest.goal);
                    worth = all ? worth && rest.worth : worth || rest.worth;
                } else if (rest.worth != all) {
                    return rest;
                }
            }
            return switch (open.size()) {
                case 0 -> new Remainder(null, all);
                case 1 -> new Remainder(open.get(0), worth);
                default -> new Remainder(all ? new And(open) : new Or(open), worth);
            };
        }
    }
}
