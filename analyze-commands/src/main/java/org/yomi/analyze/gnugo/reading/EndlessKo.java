package org.yomi.analyze.gnugo.reading;

import java.util.Objects;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;

/**
 * A block or a dragon that lives or dies only by an endless ko, for which no number of threats is enough, is dead or alive
 * in practice (semantics, section 4), and so GNU Go takes it.
 */
final class EndlessKo {
    private EndlessKo() {}

    /**
     * The answer without an endless ko.
     *
     * @param orKo whether it stays a ko when a limit ended the count of the threats that it takes; else it is unknown
     */
    static Answer settled(Answer answer, boolean orKo) {
        if (!answer.result().isKo() || !answer.question().wantsThreats()) {
            return answer;
        }
        if (answer.threats() == null && orKo) {
            return answer;
        }
        if (answer.threats() == null) {
            boolean isTime =
                    answer.effort().nodes() < answer.question().limits().nodes();
            return uncounted(answer, isTime ? StopReason.TIME : StopReason.NODES);
        }
        return answer.threats() == Threats.MANY ? withoutKo(answer) : answer;
    }

    /** It may be endless, but who needs threats is known. */
    private static Answer uncounted(Answer ko, StopReason reason) {
        Known known = ko.result() == Result.KO_PLUS
                ? new Known(Result.KO_PLUS, Result.WON, null, null, null)
                : new Known(Result.LOST, Result.KO_MINUS, null, null, null);
        return Answer.unknown(ko.question(), new Stop(reason, known), ko.assumptions(), ko.line(), ko.effort());
    }

    private static Answer withoutKo(Answer answer) {
        boolean won = answer.result() == Result.KO_PLUS;
        boolean moverHasIt = won == answer.question().maxFirst();
        return Answer.settled(
                answer.question(),
                won,
                moverHasIt ? answer.move() : FirstMove.NONE,
                answer.line(),
                Objects.requireNonNull(won ? answer.negativeZone() : answer.positiveZone()),
                answer.assumptions(),
                answer.effort(),
                answer.alone());
    }
}
