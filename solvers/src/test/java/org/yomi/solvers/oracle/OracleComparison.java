package org.yomi.solvers.oracle;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.zone.Zone;

/** Puts questions to a solver, holds the answers against the brute-force oracle, and counts. */
public final class OracleComparison {
    private static final Set<KoRule> ALL_RULES = EnumSet.allOf(KoRule.class);

    private final Solver solver;
    private final Limits limits;
    private final ZoneTrial zoneTrial;
    private final Map<Result, Integer> counts = new EnumMap<>(Result.class);
    private int zonePoints;
    private int zones;
    private long nodes;
    private int passesMissed;

    public OracleComparison(Solver solver, Limits limits, ZoneTrial zoneTrial) {
        this.solver = solver;
        this.limits = limits;
        this.zoneTrial = zoneTrial;
    }

    /** Why the solver cannot read the goal of a question, or an empty string. */
    public String refusal(OracleQuestion question) {
        return solver.refuses(question.translate(ALL_RULES, limits).goal());
    }

    /** A readable complaint about the solver's answer to one question, or nothing. */
    public Optional<String> complaint(OracleQuestion question) {
        Answer answer = ask(question, ALL_RULES);
        if (answer.result() == Result.UNKNOWN) {
            return Optional.empty();
        }
        AnswerCheck check = new AnswerCheck(question, answer, zoneTrial);
        String problem = check.problem();
        if (problem.isEmpty() && check.missesPass()) {
            passesMissed++;
        }
        return complaint(question, answer, problem);
    }

    /** The same for an answer that is not unknown, as one to a question that assumes no more than the answer names. */
    public Optional<String> complaint(OracleQuestion question, Answer answer) {
        return complaint(question, answer, new AnswerCheck(question, answer, zoneTrial).problem());
    }

    /** The same under one ko rule. */
    public Optional<String> complaint(OracleQuestion question, OneRule rule) {
        Answer answer = ask(question, Set.of(rule.solvers()));
        if (answer.result() == Result.UNKNOWN) {
            return Optional.empty();
        }
        return complaint(question, answer, new AnswerCheck(question, answer, zoneTrial).problemUnder(rule));
    }

    /** The same for a question whose answer is known without the oracle; zones are not looked at. */
    public Optional<String> complaint(OracleQuestion question, Expectation expected) {
        Answer answer = ask(question, ALL_RULES);
        return answer.result() == Result.UNKNOWN
                ? Optional.empty()
                : complaint(question, answer, expected.problem(answer));
    }

    private static Optional<String> complaint(OracleQuestion question, Answer answer, String problem) {
        return problem.isEmpty() ? Optional.empty() : Optional.of(question + "\n" + problem + "\nanswer " + answer);
    }

    private Answer ask(OracleQuestion question, Set<KoRule> rules) {
        try {
            Answer answer = solver.solve(question.translate(rules, limits), Monitor.SILENT);
            count(answer);
            return answer;
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("solving " + question, e);
        }
    }

    private void count(Answer answer) {
        counts.merge(answer.result(), 1, Integer::sum);
        nodes += answer.effort().nodes();
        zones += (int) zones(answer).count();
        zonePoints += zones(answer).mapToInt(Zone::size).sum();
    }

    private static Stream<Zone> zones(Answer answer) {
        return Stream.of(Optional.ofNullable(answer.negativeZone()), Optional.ofNullable(answer.positiveZone()))
                .flatMap(Optional::stream);
    }

    /** What was asked and answered so far, for the log. */
    public String summary() {
        return counts + ", mean zone " + (zones == 0 ? 0 : Math.round(10.0 * zonePoints / zones) / 10.0) + " points, "
                + nodes + " nodes, " + passesMissed + " times a move where a pass is enough";
    }

    public int asked() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int unknown() {
        return counts.getOrDefault(Result.UNKNOWN, 0);
    }
}
