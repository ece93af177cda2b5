package org.yomi.analyze.gnugo.reading;

import java.util.Optional;
import org.yomi.analyze.gnugo.reading.Reader.Attempts;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.FirstMove;
import org.yomi.gtp.call.Call;

/**
 * Two stones, or a stone and an area, that one player brings together and the other keeps apart: read without a horizon for a
 * while, then with one, and if it is not found out with that, with a nearer one.
 */
public final class ConnectionReading {
    /** Nearer than this, stones are connected more often than not. */
    private static final int LEAST_APART = 3;

    /** For a move where a pass is enough, each may take so many nodes. */
    private static final long NODES_FOR_A_MOVE = 2_000;

    private final Reader reader;
    private final Aim aim;
    private final Call call;

    /** The reading of a question for a command. */
    public ConnectionReading(Reader reader, Aim aim, Call call) {
        this.reader = reader;
        this.aim = aim;
        this.call = call;
    }

    /**
     * What the player gets who moves first on the game's board.
     *
     * @throws org.yomi.gtp.call.GtpFailure if it is not found out
     */
    public Outcome outcome() {
        Outcome outcome = aim.horizon().isNone() ? reader.get(aim, call) : cut();
        return outcome.move().equals(FirstMove.PASS) ? outcome.by(moveInstead(outcome)) : outcome;
    }

    private Outcome cut() {
        Attempts attempts = reader.attempts(call);
        try {
            attempts.readAhead(aim, Long.MAX_VALUE);
            return attempts.get(aim.assuming(Assumptions.NONE), 2, Reader.NODES_WITHOUT_HORIZON)
                    .or(() -> hasNearer() ? attempts.get(aim, 2, Long.MAX_VALUE) : Optional.empty())
                    .orElseGet(() ->
                            attempts.get(hasNearer() ? assuming(aim.horizon().apart() - 1) : aim));
        } finally {
            reader.stopReadingAhead();
        }
    }

    private boolean hasNearer() {
        return aim.horizon().apart() > LEAST_APART;
    }

    private Aim assuming(int apart) {
        return aim.assuming(Assumptions.NONE.withApart(apart));
    }

    /**
     * A move where a pass is enough: one of the main line, none where the stones are one block already. By a horizon a pass is
     * enough for stones that are far apart; there it is one in the way that keeps them apart by a farther horizon, too.
     */
    private FirstMove moveInstead(Outcome outcome) {
        int apart = outcome.horizon().apart();
        return apart > 0 && apart < Assumptions.MAX_COUNT
                ? Moves.insteadOfPass(
                        reader.position(),
                        aim.goal().max(),
                        Between.places(reader.position(), aim.goal()),
                        position -> reader.keepsWithin(
                                NODES_FOR_A_MOVE, outcome.result(), position, assuming(apart + 1), call))
                : Moves.insteadOfPass(
                        reader.position(),
                        aim.goal().max(),
                        outcome.line(),
                        position -> reader.keeps(outcome.result(), position, aim, call));
    }
}
