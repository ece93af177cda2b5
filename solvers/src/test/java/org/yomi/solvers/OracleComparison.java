package org.yomi.solvers;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.Result;
import org.yomi.engine.oracle.ZoneCheck;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;

/** Holds the answers of a solver against the brute-force oracle: result, move, threats and zones. */
final class OracleComparison {
    private final Solver solver;
    private final Limits limits;
    private final Map<org.yomi.engine.question.Result, Integer> counts =
            new EnumMap<>(org.yomi.engine.question.Result.class);
    private int zonePoints;
    private int zones;
    private long nodes;
    private int passesMissed;

    OracleComparison(Solver solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
    }

    /** What was asked and answered so far, for the log. */
    String summary() {
        return counts + ", mean zone " + (zones == 0 ? 0 : Math.round(10.0 * zonePoints / zones) / 10.0) + " points, "
                + nodes + " nodes, " + passesMissed + " times a move where a pass is enough";
    }

    /** How often the solver named a move, rightly, though it might have passed. */
    int passesMissed() {
        return passesMissed;
    }

    int unknown() {
        return counts.getOrDefault(org.yomi.engine.question.Result.UNKNOWN, 0);
    }

    /** A readable complaint about the solver's answer to one question, or nothing. */
    Optional<String> complaint(Oracle oracle, org.yomi.engine.oracle.board.Position position, Side first) {
        Question question = question(oracle, position, first);
        Answer answer;
        try {
            answer = solver.solve(question, Monitor.SILENT);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("solving " + describe(oracle, position, first), e);
        }
        counts.merge(answer.result(), 1, Integer::sum);
        nodes += answer.effort().nodes();
        if (answer.unknownBecause() != null) {
            return Optional.empty();
        }
        String problem = problem(oracle, position, first, answer);
        return problem.isEmpty()
                ? Optional.empty()
                : Optional.of(describe(oracle, position, first) + "\n" + problem + "\nanswer " + answer);
    }

    private static String describe(Oracle oracle, org.yomi.engine.oracle.board.Position position, Side first) {
        return oracle.goal().text(position.grid()) + oracle.assumptions().text(position.grid()) + ", " + first
                + " first, " + position;
    }

    private String problem(Oracle oracle, org.yomi.engine.oracle.board.Position position, Side first, Answer answer) {
        Result right = oracle.result(position, first);
        if (!right.name().equals(answer.result().name())) {
            return "result " + answer.result() + " should be " + right;
        }
        if (right == Result.KO_PLUS || right == Result.KO_MINUS) {
            int threats = oracle.threats(position, first);
            Threats expected = threats == Oracle.MANY ? Threats.MANY : Threats.of(threats);
            if (answer.threats() != expected) {
                return "threats " + answer.threats() + " should be " + expected;
            }
        }
        String move = moveProblem(oracle, position, first, answer.move());
        return move.isEmpty() ? zoneProblem(oracle, position, first, right, answer) : move;
    }

    private String moveProblem(
            Oracle oracle, org.yomi.engine.oracle.board.Position position, Side first, FirstMove move) {
        var best = oracle.bestMoves(position, first);
        if (move.kind() == FirstMove.Kind.NONE) {
            return best.isEmpty() ? "" : "no move, but there are " + best;
        }
        if (!best.contains(move.point())) {
            return "move " + move + " is not among " + best;
        }
        if (best.contains(Grid.PASS) && move.kind() != FirstMove.Kind.PASS) {
            passesMissed++;
        }
        return "";
    }

    private String zoneProblem(
            Oracle oracle, org.yomi.engine.oracle.board.Position position, Side first, Result result, Answer answer) {
        Optional<String> minus = check(oracle, position, first, result, ZoneCheck.Kind.MINUS, answer.negativeZone());
        return minus.or(() -> check(oracle, position, first, result, ZoneCheck.Kind.PLUS, answer.positiveZone()))
                .map(found -> "unsound zone: " + found)
                .orElse("");
    }

    private Optional<String> check(
            Oracle oracle,
            org.yomi.engine.oracle.board.Position position,
            Side first,
            Result result,
            ZoneCheck.Kind kind,
            @org.jspecify.annotations.Nullable Zone zone) {
        if (zone == null) {
            return Optional.empty();
        }
        zones++;
        zonePoints += zone.size();
        return ZoneCheck.all(oracle, position, first, result, kind, (int) zone.toWords()[0]);
    }

    private Question question(Oracle oracle, org.yomi.engine.oracle.board.Position position, Side first) {
        Position ours = convert(position, first);
        String text = oracle.goal().text(position.grid()) + oracle.assumptions().text(position.grid());
        try {
            ParsedGoal goal = GoalParser.parse(text, ours);
            return Question.of(ours, goal.goal(), goal.assumptions(), colour(first), limits);
        } catch (GoalException e) {
            throw new AssertionError(text, e);
        }
    }

    private static Position convert(org.yomi.engine.oracle.board.Position position, Side first) {
        Grid grid = position.grid();
        Geometry geometry = Geometry.of(grid.width(), grid.height());
        byte[] cells = new byte[geometry.size()];
        for (int p = 0; p < cells.length; p++) {
            Side side = position.at(p);
            cells[p] = (byte) (side == null ? 0 : colour(side).cell());
        }
        Ban ban = position.ban();
        int banned = ban != null && ban.owner() == first ? ban.point() : Geometry.PASS;
        return Position.of(geometry, cells, colour(first), banned);
    }

    private static Colour colour(Side side) {
        return side == Side.BLACK ? Colour.BLACK : Colour.WHITE;
    }
}
