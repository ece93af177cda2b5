package org.yomi.solvers.oracle;

import java.util.Set;
import java.util.TreeSet;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.question.Answer;

/**
 * An answer as a person writes it: {@code WON [pass B2]}, {@code KO_MINUS 2 [C1]}, {@code KO_PLUS many [pass]}, {@code
 * LOST []}.
 *
 * @param result result and threats
 * @param moves all moves that an answer may name; none when the player who moves first gets nothing
 */
public record Expectation(String result, Set<String> moves) {
    /** Reads the text. */
    public static Expectation parse(String text) {
        int bracket = text.indexOf('[');
        String names = text.substring(bracket + 1, text.length() - 1);
        Set<String> moves = names.isEmpty() ? Set.of() : Set.of(names.split(" "));
        return new Expectation(text.substring(0, bracket).strip(), moves);
    }

    /** What the oracle says. */
    public static Expectation of(OracleQuestion question) {
        Oracle oracle = question.oracle();
        Grid grid = question.position().grid();
        Set<String> moves = new TreeSet<>();
        oracle.bestMoves(question.position(), question.first()).forEach(move -> moves.add(grid.name(move)));
        int threats = oracle.threats(question.position(), question.first());
        String counted = threats == 0 ? "" : threats == Oracle.MANY ? " many" : " " + threats;
        return new Expectation(oracle.result(question.position(), question.first()) + counted, moves);
    }

    /** What is wrong with a solver's answer, empty if nothing is. */
    public String problem(Answer answer) {
        Geometry geometry = answer.question().position().geometry();
        String threats = answer.threats() == null ? "" : " " + answer.threats().word();
        String move = answer.move().name(geometry);
        boolean rightMove = moves.isEmpty() ? move.equals("none") : moves.contains(move);
        boolean right = result.equals(answer.result() + threats) && rightMove;
        return right ? "" : answer.result() + threats + " " + move + " should be " + this;
    }
}
