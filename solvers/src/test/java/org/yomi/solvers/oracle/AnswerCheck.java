package org.yomi.solvers.oracle;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.Result;
import org.yomi.engine.oracle.ZoneCheck;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;

/** Holds one answer, that is not unknown, against the oracle: result, threats, move and zones. */
final class AnswerCheck {
    private final OracleQuestion question;
    private final Oracle oracle;
    private final Answer answer;
    private final ZoneTrial zoneTrial;

    AnswerCheck(OracleQuestion question, Answer answer, ZoneTrial zoneTrial) {
        this.question = question;
        this.answer = answer;
        this.zoneTrial = zoneTrial;
        oracle = question.oracle();
    }

    /** What is wrong with the answer, empty if nothing is. */
    String problem() {
        Result right = oracle.result(question.position(), question.first());
        if (!right.name().equals(answer.result().name())) {
            return "result " + answer.result() + " should be " + right;
        }
        String threats = threatsProblem();
        String move = threats.isEmpty() ? moveProblem(movesThatMayBeNamed()) : threats;
        return move.isEmpty() ? zonesProblem(right, right) : move;
    }

    /** The same for a question under one rule. */
    String problemUnder(OneRule rule) {
        boolean won = oracle.maxWins(question.position(), question.first(), rule.oracles());
        if (answer.result() != (won ? org.yomi.engine.question.Result.WON : org.yomi.engine.question.Result.LOST)) {
            return "result " + answer.result() + " under rule " + rule + ", but max " + (won ? "wins" : "loses");
        }
        String move = moveProblem(oracle.winningMoves(question.position(), question.first(), rule.oracles()));
        return move.isEmpty() ? zonesProblem(rule.claimOfWin(), rule.claimOfLoss()) : move;
    }

    /** Says whether a pass would have done and another move was named, which is right but says less. */
    boolean missesPass() {
        return answer.move().kind() == FirstMove.Kind.POINT && bestMoves().contains(Grid.PASS);
    }

    /** Once the threats of a ko are counted, the move is one to which the number belongs. */
    private Set<Integer> movesThatMayBeNamed() {
        return answer.threats() == null ? bestMoves() : oracle.bestMovesOfKo(question.position(), question.first());
    }

    private Set<Integer> bestMoves() {
        return oracle.bestMoves(question.position(), question.first());
    }

    /** The limits may end the count of threats: the ko stands without the number then. */
    private boolean isAtItsLimit() {
        return answer.effort().nodes() >= answer.question().limits().nodes();
    }

    private String threatsProblem() {
        int threats = oracle.threats(question.position(), question.first());
        if (threats == 0 || !answer.question().wantsThreats()) {
            return answer.threats() == null ? "" : "threats " + answer.threats() + " without a ko, or not wanted";
        }
        if (answer.threats() == null && isAtItsLimit()) {
            return "";
        }
        Threats right = threats == Oracle.MANY ? Threats.MANY : Threats.of(threats);
        return answer.threats() == right ? "" : "threats " + answer.threats() + " should be " + right;
    }

    private String moveProblem(Set<Integer> best) {
        FirstMove move = answer.move();
        if (move.kind() == FirstMove.Kind.NONE) {
            return best.isEmpty() ? "" : "no move, but there are " + best;
        }
        return best.contains(move.point()) ? "" : "move " + move + " is not among " + best;
    }

    private String zonesProblem(Result claimOfMinus, Result claimOfPlus) {
        return zoneProblem(claimOfMinus, ZoneCheck.Kind.MINUS, answer.negativeZone())
                .or(() -> zoneProblem(claimOfPlus, ZoneCheck.Kind.PLUS, answer.positiveZone()))
                .map(found -> "unsound zone: " + found)
                .orElse("");
    }

    private Optional<String> zoneProblem(Result claimed, ZoneCheck.Kind kind, @Nullable Zone zone) {
        return zone == null ? Optional.empty() : zoneTrial.find(question, claimed, kind, (int) zone.toWords()[0]);
    }
}
