package org.yomi.analyze.gnugo.reading;

import java.util.Set;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.gtp.call.Call;

/** Puts the same question about one position after the other, under the neutral ko rule; all of them share the limits. */
final class Rereading {
    private final Reader reader;
    private final Solver solver;
    private final long most;
    private final Call call;
    private final Rest rest;

    /**
     * Ready to ask.
     *
     * @param solver who keeps what he finds out
     * @param most nodes that a question may take before it is put once more, without what was found out about the others
     */
    Rereading(Reader reader, Solver solver, long most, Call call, Rest rest) {
        this.reader = reader;
        this.solver = solver;
        this.most = most;
        this.call = call;
        this.rest = rest;
    }

    /** What the player gets when he moves first. */
    Result get(Position position, Aim aim) {
        Question question = reader.question(position, aim, true).withRules(Set.of(KoRule.N));
        Answer answer = ask(question, solver, most, aim);
        boolean again = answer.stop() != null && answer.stop().reason() == StopReason.NODES;
        return Reader.known(again ? ask(question, reader.solver(), Long.MAX_VALUE, aim) : answer)
                .result();
    }

    private Answer ask(Question question, Solver who, long nodes, Aim aim) {
        Answer answer = reader.answer(question.withLimits(rest.part(1, nodes)), who, aim, call);
        rest.spend(answer.effort().nodes());
        return answer;
    }
}
