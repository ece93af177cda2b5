package org.yomi.solvers.compound;

import java.util.Optional;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.Stages;
import org.yomi.solvers.play.Play;

/** A formula of several atoms, to be read as one game. */
public final class CompoundGoal implements Contested {
    /** Each subset of the atoms is looked at when a stage begins. */
    public static final int MOST_ATOMS = 10;

    private final Formula formula;

    /** How many different atoms there are. */
    public int atoms() {
        return formula.atoms().size();
    }

    private CompoundGoal(Formula formula) {
        this.formula = formula;
    }

    /** The goal, or nothing when it has too many different atoms. */
    public static Optional<CompoundGoal> of(Goal goal) {
        Formula formula = new Formula(goal);
        return formula.atoms().size() > MOST_ATOMS ? Optional.empty() : Optional.of(new CompoundGoal(formula));
    }

    @Override
    public Stages stages(Play play, Assumptions assumptions) {
        return new FormulaStages(formula, play, assumptions);
    }
}
