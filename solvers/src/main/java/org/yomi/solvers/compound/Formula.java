package org.yomi.solvers.compound;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Colour;
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

/**
 * A goal in negation normal form: <em>and</em> and <em>or</em> over atoms that are to be achieved, or not to be.
 *
 * <p>{@code live(v)} is read as a capture that is not achieved, so that each atom starts as false and can only become true
 * (semantics, sections 2 and 3).
 */
final class Formula {
    /** A node of the tree. */
    sealed interface Part permits Literal, Junction {}

    /**
     * An atom.
     *
     * @param atom its number
     * @param toAchieve whether max wants it achieved
     */
    record Literal(int atom, boolean toAchieve) implements Part {}

    /**
     * Several parts.
     *
     * @param all whether max wants all of them, or one
     */
    record Junction(boolean all, List<Part> parts) implements Part {}

    private final List<AtomicGoal> atoms = new ArrayList<>();
    private final Colour max;
    private final Part root;

    Formula(Goal goal) {
        max = goal.max();
        root = goal.accept(new Reader(false));
    }

    /** The atoms by number, each once, none of them {@code live}. */
    List<AtomicGoal> atoms() {
        return atoms;
    }

    Colour max() {
        return max;
    }

    Part root() {
        return root;
    }

    /** Whether max has what he wants when just these atoms, as bits, are achieved. */
    boolean isTrue(long achieved) {
        return isTrue(root, achieved);
    }

    /**
     * The atoms, as bits, that are achieved when some go as max wants and the others as his opponent does.
     *
     * @param forMax those that go max's way
     * @param all these and those that do not
     */
    long achieved(long forMax, long all) {
        long achieved = 0;
        for (int i = 0; i < atoms.size(); i++) {
            boolean wants = atoms.get(i).max() == max;
            achieved |= wants == ((forMax >> i & 1) == 1) ? 1L << i : 0;
        }
        return achieved & all;
    }

    private static boolean isTrue(Part part, long achieved) {
        if (part instanceof Literal literal) {
            return (achieved >> literal.atom & 1) == 1 == literal.toAchieve;
        }
        Junction junction = (Junction) part;
        for (Part each : junction.parts) {
            if (isTrue(each, achieved) != junction.all) {
                return !junction.all;
            }
        }
        return junction.all;
    }

    private int number(AtomicGoal atom) {
        if (!atoms.contains(atom)) {
            atoms.add(atom);
        }
        return atoms.indexOf(atom);
    }

    /** Pushes negations down to the atoms. */
    private final class Reader implements Goal.Visitor<Part> {
        private final boolean negated;

        Reader(boolean negated) {
            this.negated = negated;
        }

        private Part atom(AtomicGoal atom) {
            return new Literal(number(atom), !negated);
        }

        @Override
        public Part capture(Capture goal) {
            return atom(goal);
        }

        @Override
        public Part connect(Connect goal) {
            return atom(goal);
        }

        @Override
        public Part enter(Enter goal) {
            return atom(goal);
        }

        @Override
        public Part live(Live goal) {
            return new Literal(number(new Capture(goal.stone(), goal.max().opponent())), negated);
        }

        @Override
        public Part race(Race goal) {
            return atom(goal);
        }

        @Override
        public Part safe(Safe goal) {
            return atom(goal);
        }

        @Override
        public Part invade(Invade goal) {
            return atom(goal);
        }

        @Override
        public Part not(Not goal) {
            return goal.part().accept(new Reader(!negated));
        }

        @Override
        public Part and(And goal) {
            return junction(true, goal.parts());
        }

        @Override
        public Part or(Or goal) {
            return junction(false, goal.parts());
        }

        private Part junction(boolean all, List<Goal> parts) {
            return new Junction(
                    all != negated,
                    parts.stream().map(part -> part.accept(this)).toList());
        }
    }
}
