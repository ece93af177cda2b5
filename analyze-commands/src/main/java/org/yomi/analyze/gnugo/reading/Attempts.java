package org.yomi.analyze.gnugo.reading;

import java.util.Optional;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;

/** Forms of one question about the game's board, which share the limits. */
final class Attempts {
    private final Reader reader;
    private final Call call;
    private final Rest rest;

    /** Why the last one that was not found out was not. */
    private StopReason reason = StopReason.NODES;

    Attempts(Reader reader, Call call, Rest rest) {
        this.reader = reader;
        this.call = call;
        this.rest = rest;
    }

    /** Reads ahead what the player gets when he moves first, as {@link Reader#readAhead}, if that can be read. */
    void readAhead(Aim aim, long nodes) {
        if (reader.canRead(aim.goal())) {
            reader.readAhead(reader.question(aim, true), nodes, call);
        }
    }

    /**
     * What the player gets when he moves first, if that is found out.
     *
     * @param share one part in so many of what is left of the limits may be used
     * @param nodes that may be used at most, {@link Rest#ALL} for that part of them
     * @throws GtpFailure if it is not found out since fewer are left
     */
    Optional<Outcome> get(Aim aim, int share, long nodes) {
        return Outcome.found(ask(reader.question(aim, true), aim, share, nodes));
    }

    /** The same with all that is left; fails if it is not found out. */
    Outcome get(Aim aim) {
        return get(aim, 1, Rest.ALL).orElseThrow(this::notFound);
    }

    /** The same for the life of a dragon: with a second look, as {@link Reader#get}. */
    Optional<Outcome> getLife(Aim aim, int share) {
        Question question = reader.question(aim, true);
        Answer open = ask(question, aim, share, Rest.ALL);
        if (open.stop() != null || !open.leansOnOpen()) {
            return Outcome.found(open);
        }
        Answer near = ask(question.withAssumptions(reader.near(aim.horizon())), aim, share, Rest.ALL);
        return near.stop() == null ? Optional.of(Reader.closer(Outcome.of(open), near)) : Optional.empty();
    }

    /** The same with all that is left; fails if it is not found out. */
    Outcome getLife(Aim aim) {
        return getLife(aim, 1).orElseThrow(this::notFound);
    }

    /** What the player has when his opponent moves first, if that is found out. */
    Optional<Outcome> keep(Aim aim, int share, long nodes) {
        return Outcome.found(ask(reader.question(aim, false), aim, share, nodes));
    }

    /** The same in another position. */
    Optional<Outcome> keepIn(Position position, Aim aim, int share, long nodes) {
        return Outcome.found(ask(reader.question(position, aim, false), aim, share, nodes));
    }

    /**
     * What the player gets with all that is left where both players have a dragon to lose. Of those that count as out in
     * the open then, only the player's own is looked at once more: under the horizon of blocks the other one would count
     * as safe too soon.
     *
     * @param own that the player's dragon lives
     */
    Outcome getOfBoth(Aim aim, Goal own) {
        Answer answer = Reader.known(ask(reader.question(aim, true), aim, 1, Rest.ALL));
        if (answer.result() == Result.LOST || !answer.leansOnOpen()) {
            return Outcome.of(answer);
        }
        Aim near = new Aim(own, reader.near(aim.horizon()), aim.counter());
        return Reader.known(ask(reader.question(near, true), near, 1, Rest.ALL)).result() == Result.LOST
                ? Outcome.NOTHING
                : Outcome.of(answer);
    }

    private GtpFailure notFound() {
        return Reader.unknown(reason);
    }

    private Answer ask(Question question, Aim aim, int share, long nodes) {
        Limits limits = rest.part(share, nodes);
        Answer answer = reader.answer(question.withLimits(limits), aim, call);
        rest.spend(answer.effort().nodes());
        reason = answer.stop() == null ? reason : answer.stop().reason();
        return Rest.whole(answer, limits, nodes);
    }
}
