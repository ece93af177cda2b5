package org.yomi.engine.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;
import org.yomi.engine.zone.Zone;

/**
 * One thing that an answer says: a player wins under a ko rule.
 *
 * @param rule the rule
 * @param winner the player
 * @param zone the points on which his win rests
 */
public record Claim(KoRule rule, Colour winner, Zone zone) {
    /** What an answer says: max's win under the strongest rule he wins, and min's under the strongest rule he wins. */
    public static List<Claim> of(Answer answer) {
        List<Claim> claims = new ArrayList<>();
        Colour max = answer.question().goal().max();
        add(claims, rule(answer, true), max, answer.negativeZone());
        add(claims, rule(answer, false), max.opponent(), answer.positiveZone());
        return claims;
    }

    private static void add(List<Claim> claims, KoRule rule, Colour winner, @Nullable Zone zone) {
        if (zone != null) {
            claims.add(new Claim(rule, winner, zone));
        }
    }

    private static KoRule rule(Answer answer, boolean ofMax) {
        Question question = answer.question();
        if (question.rules().size() == 1) {
            return question.rules().iterator().next();
        }
        return switch (answer.result()) {
            case WON -> KoRule.A;
            case KO_PLUS -> ofMax ? KoRule.N : KoRule.A;
            case KO_MINUS -> ofMax ? KoRule.B : KoRule.N;
            default -> KoRule.B;
        };
    }

    /**
     * What is wrong with an answer at first sight, before a move is played.
     *
     * @throws Refutation when something is
     */
    static void checkForm(Answer answer) {
        Question question = answer.question();
        boolean firstWins = false;
        for (Claim claim : of(answer)) {
            firstWins |= claim.winner == question.first();
            if (!claim.zone.containsAll(question.goal().stones(claim.zone.geometry()))) {
                throw new Refutation(List.of(), "a zone lacks stones of the goal");
            }
        }
        if (firstWins == answer.move().equals(FirstMove.NONE)) {
            throw new Refutation(
                    List.of(), firstWins ? "no move is named" : "a move is named, but the side to move gets nothing");
        }
    }
}
