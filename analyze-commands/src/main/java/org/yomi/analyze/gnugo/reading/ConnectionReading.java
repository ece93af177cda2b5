package org.yomi.analyze.gnugo.reading;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.yomi.analyze.settings.Horizons;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Result;
import org.yomi.gtp.call.Call;

/**
 * Two stones, or a stone and an area, that one player brings together and the other keeps apart: read without a horizon for a
 * while, then with one, and if it is not found out with that, with a nearer one.
 */
public final class ConnectionReading {
    /** For a move where a pass is enough by a horizon, each may take so many nodes. */
    private static final long NODES_FOR_A_MOVE = 2_000;

    /** A move may take so many nodes without a horizon once another was refuted. */
    private static final long NODES_ONCE_REFUTED = 8 * Reader.NODES_WITHOUT_HORIZON;

    private final Reader reader;
    private final Aim aim;
    private final Call call;

    /**
     * So many nodes are tried without a horizon, for a proof that what was found with one does not hold, and for a move where a
     * pass is enough without one.
     */
    private final long nodesWithout;

    /** The reading of a question for a command. */
    public ConnectionReading(Reader reader, Aim aim, Call call) {
        this.reader = reader;
        this.aim = aim;
        this.call = call;
        nodesWithout = reader.moreOnSmallBoards(Reader.NODES_WITHOUT_HORIZON);
    }

    /**
     * What the player gets who moves first on the game's board.
     *
     * @throws org.yomi.gtp.call.GtpFailure if it is not found out
     */
    public Outcome outcome() {
        Outcome outcome = aim.horizon().isNone() ? reader.get(aim, call) : notRefuted(cut());
        return outcome.move().equals(FirstMove.PASS) ? outcome.by(moveInstead(outcome)) : outcome;
    }

    /**
     * By a horizon, stones may be kept apart that the other player proves to bring together. Where he does so after the move
     * found, the points of a proof of his are gone through: if it is that after a pass, no other move stops him.
     */
    private Outcome notRefuted(Outcome outcome) {
        Optional<Outcome> refutation = outcome.horizon().isNone() || outcome.result() != Result.WON
                ? Optional.empty()
                : refutation(outcome.move().point());
        return refutation.isEmpty() ? outcome : withOtherMove(outcome, refutation.get());
    }

    private Outcome withOtherMove(Outcome outcome, Outcome refutation) {
        Optional<Outcome> afterPass = after(Geometry.PASS);
        Outcome best = afterPass.map(after -> after.by(FirstMove.PASS)).orElse(refutation);
        for (int point : Between.inOrder(reader.position(), aim.goal(), best.zone())) {
            if (best.result() != Result.WON
                    && Moves.after(reader.position(), aim.goal().max(), point).isPresent()) {
                Optional<Outcome> after = after(point);
                if (after.isEmpty()) {
                    return outcome.by(FirstMove.of(point));
                }
                best = better(best, after.get().by(FirstMove.of(point)));
            }
        }
        if (afterPass.isEmpty() && best.result() != Result.WON) {
            throw reader.unknown(call);
        }
        return best.isNothing() ? Outcome.NOTHING : best;
    }

    private static Outcome better(Outcome best, Outcome other) {
        return other.result().compareTo(best.result()) < 0 ? other : best;
    }

    /** What the player has after a move of his, without a horizon, if that is less than he wants, and found out soon. */
    private Optional<Outcome> refutation(int move) {
        return afterMove(
                        move, position -> reader.keepSoon(nodesWithout, position, aim.assuming(Assumptions.NONE), call))
                .filter(after -> after.result() != Result.WON);
    }

    /**
     * What the player has after a move of his, without a horizon, though another was refuted; nothing if that is hard.
     *
     * @throws org.yomi.gtp.call.GtpFailure if the time is over: what was hardly read is no better than what was refuted
     */
    private Optional<Outcome> after(int move) {
        return afterMove(
                move,
                position -> reader.keepSoon(
                        nodesWithout, NODES_ONCE_REFUTED, position, aim.assuming(Assumptions.NONE), call));
    }

    private Optional<Outcome> afterMove(int move, Function<Position, Optional<Outcome>> ask) {
        return Moves.after(reader.position(), aim.goal().max(), move)
                .flatMap(position -> hasCaptured(position) ? Optional.of(Outcome.HAD) : ask.apply(position));
    }

    /** Whether a move of the player who cuts has taken a stone that was to be connected. */
    private boolean hasCaptured(Position position) {
        return !aim.goal().standsIn(position);
    }

    private Outcome cut() {
        Attempts attempts = reader.attempts(call);
        try {
            attempts.readAhead(aim, Rest.ALL);
            return attempts.get(aim.assuming(Assumptions.NONE), 2, nodesWithout)
                    .or(() -> hasNearer() ? attempts.get(aim, 2, Rest.ALL) : Optional.empty())
                    .orElseGet(() ->
                            attempts.get(hasNearer() ? assuming(aim.horizon().apart() - 1) : aim));
        } finally {
            reader.stopReadingAhead();
        }
    }

    private boolean hasNearer() {
        return aim.horizon().apart() > Horizons.LEAST_APART;
    }

    private Aim assuming(int apart) {
        return aim.assuming(Assumptions.NONE.withApart(apart));
    }

    /**
     * A move where a pass is enough: one of the main line, none where the stones are one block already. By a horizon a pass is
     * enough for stones that are far apart; there it is one in the way that keeps them apart by a farther horizon, too. Where a
     * pass is enough without a horizon, the move has to be enough without one, too: under the horizon one that spoils it may
     * look good.
     */
    private FirstMove moveInstead(Outcome outcome) {
        int apart = outcome.horizon().apart();
        if (apart > 0 && apart < Assumptions.MAX_COUNT) {
            return firstOf(
                    Between.places(reader.position(), aim.goal()),
                    position ->
                            reader.keepsWithin(NODES_FOR_A_MOVE, outcome.result(), position, assuming(apart + 1), call)
                                    && !isLess(outcome, position));
        }
        Aim found = aim.assuming(outcome.horizon());
        long nodes = found.equals(aim) ? Long.MAX_VALUE : nodesWithout;
        return firstOf(
                outcome.line().stream().distinct().toList(),
                position -> reader.keepsWithin(nodes, outcome.result(), position, found, call));
    }

    private FirstMove firstOf(List<Integer> candidates, Predicate<Position> holds) {
        return Moves.insteadOfPass(
                reader.position(),
                aim.goal().max(),
                candidates,
                position -> hasCaptured(position) || holds.test(position));
    }

    /** Whether a few nodes show that the player has less after a move of his than he had by the horizon. */
    private boolean isLess(Outcome outcome, Position position) {
        return reader.keepSoon(NODES_FOR_A_MOVE, position, aim.assuming(Assumptions.NONE), call)
                .filter(after -> after.result().compareTo(outcome.result()) > 0)
                .isPresent();
    }
}
