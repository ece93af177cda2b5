package org.yomi.solvers.oracle;

import org.yomi.engine.oracle.KoRule;
import org.yomi.engine.oracle.Result;

/**
 * A ko rule by itself, in the terms of the oracle. A zone under one rule claims as much as a zone of the result that
 * says who wins under just that rule.
 */
public enum OneRule {
    A(Result.WON, Result.KO_PLUS),
    N(Result.KO_PLUS, Result.KO_MINUS),
    B(Result.KO_MINUS, Result.LOST);

    private final Result claimOfWin;
    private final Result claimOfLoss;

    OneRule(Result claimOfWin, Result claimOfLoss) {
        this.claimOfWin = claimOfWin;
        this.claimOfLoss = claimOfLoss;
    }

    KoRule oracles() {
        return switch (this) {
            case A -> KoRule.A;
            case N -> KoRule.N;
            case B -> KoRule.B;
        };
    }

    org.yomi.engine.question.KoRule solvers() {
        return org.yomi.engine.question.KoRule.valueOf(name());
    }

    /** The result whose negative zone is about a win under this rule. */
    Result claimOfWin() {
        return claimOfWin;
    }

    /** The result whose positive zone is about a loss under this rule. */
    Result claimOfLoss() {
        return claimOfLoss;
    }
}
