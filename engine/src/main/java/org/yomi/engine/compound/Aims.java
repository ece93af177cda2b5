package org.yomi.engine.compound;

import org.yomi.engine.goal.And;
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

/**
 * What max has to do for a goal: make something happen, keep something for ever, or some of each.
 *
 * @param reaches an atom, negations followed, is won by a flag that changes
 * @param keeps an atom is won by a flag that never changes
 */
record Aims(boolean reaches, boolean keeps) {
    private static final Aims REACH = new Aims(true, false);
    private static final Aims KEEP = new Aims(false, true);

    static Aims of(Goal goal) {
        return goal.accept(OF_GOAL);
    }

    /** The same aims, and only one: neither of them waits for the other, which goes on for ever. */
    static boolean agree(Goal a, Goal b) {
        Aims both = of(a).with(of(b));
        return both.reaches != both.keeps;
    }

    private Aims with(Aims other) {
        return new Aims(reaches || other.reaches, keeps || other.keeps);
    }

    private static Aims ofParts(Goal goal) {
        return goal.parts().stream().map(Aims::of).reduce(new Aims(false, false), Aims::with);
    }

    private static final Goal.Visitor<Aims> OF_GOAL = new Goal.Visitor<>() {
        @Override
        public Aims capture(Capture goal) {
            return REACH;
        }

        @Override
        public Aims connect(Connect goal) {
            return REACH;
        }

        @Override
        public Aims enter(Enter goal) {
            return REACH;
        }

        @Override
        public Aims live(Live goal) {
            return KEEP;
        }

        @Override
        public Aims race(Race goal) {
            return REACH;
        }

        @Override
        public Aims safe(Safe goal) {
            return REACH;
        }

        @Override
        public Aims invade(Invade goal) {
            return REACH;
        }

        @Override
        public Aims not(Not goal) {
            Aims part = of(goal.part());
            return new Aims(/* reaches= */ part.keeps, /* keeps= */ part.reaches);
        }

        @Override
        public Aims and(And goal) {
            return ofParts(goal);
        }

        @Override
        public Aims or(Or goal) {
            return ofParts(goal);
        }
    };
}
