package org.yomi.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.oracle.Expectation;
import org.yomi.solvers.oracle.OneRule;
import org.yomi.solvers.oracle.OracleComparison;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.ZoneTrial;

/** One test of the contract: puts questions, and fails with the first few complaints. */
final class ContractRun {
    private static final int MOST_COMPLAINTS = 3;

    private final String name;
    private final OracleComparison comparison;
    private final List<String> complaints = new ArrayList<>();

    ContractRun(String name, Solver solver, Limits limits, ZoneTrial zoneTrial) {
        this.name = solver.name() + " " + name;
        comparison = new OracleComparison(solver, limits, zoneTrial);
    }

    /** Puts a question under all ko rules; skips the whole test, with a note, if the solver refuses the goal. */
    void put(OracleQuestion question) {
        put(question, comparison::complaint);
    }

    /** Puts a question under one ko rule. */
    void put(OracleQuestion question, OneRule rule) {
        put(question, each -> comparison.complaint(each, rule));
    }

    /** Puts a question whose answer is known. */
    void put(OracleQuestion question, Expectation expected) {
        put(question, each -> comparison.complaint(each, expected));
    }

    private void put(OracleQuestion question, Function<OracleQuestion, Optional<String>> complaint) {
        skipIfRefused(question);
        if (complaints.size() < MOST_COMPLAINTS) {
            complaint.apply(question).ifPresent(complaints::add);
        }
    }

    private void skipIfRefused(OracleQuestion question) {
        String refusal = comparison.refusal(question);
        if (!refusal.isEmpty()) {
            System.out.println(name + " skipped: " + refusal);
        }
        assumeThat(refusal).isEmpty();
    }

    /** Says what was asked, and fails on a complaint or when a greater share than allowed is unknown. */
    void finish(double shareMayBeUnknown) {
        System.out.println(name + ": " + comparison.summary());
        assertThat(complaints).isEmpty();
        assertThat(comparison.asked()).as("questions put").isPositive();
        assertThat(comparison.unknown()).as("unknown of %d", comparison.asked()).isLessThanOrEqualTo((int)
                (shareMayBeUnknown * comparison.asked()));
    }
}
