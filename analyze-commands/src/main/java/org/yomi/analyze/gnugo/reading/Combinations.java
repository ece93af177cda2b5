package org.yomi.analyze.gnugo.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Or;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Result;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;

/**
 * Finds two blocks neither of which a player can capture, but of which he captures one, by a move that threatens both.
 */
public final class Combinations {
    /** Blocks with more liberties are not threatened by one move. */
    private static final int MOST_LIBERTIES = 3;

    private final Reader reader;
    private final Board board;
    private final Colour attacker;
    private final Call call;

    /** The last question that was left open. */
    private @Nullable GtpFailure unknown;

    /** Those of a player on the game's board now. */
    public Combinations(Reader reader, Colour attacker, Call call) {
        this.reader = reader;
        this.attacker = attacker;
        this.call = call;
        board = new Board(reader.position());
    }

    /**
     * A combination.
     *
     * @param aim to capture one of the two blocks
     * @param outcome of moving first
     */
    public record Found(Aim aim, Outcome outcome) {}

    /**
     * The first that is found.
     *
     * @throws GtpFailure when none is found, but some question was left open
     */
    public Optional<Found> first() {
        List<Integer> safe = new ArrayList<>();
        for (int stone : Blocks.ofColour(board, attacker.opponent().cell())) {
            if (board.liberties(board.block(stone)) <= MOST_LIBERTIES && isSafe(stone)) {
                safe.add(stone);
            }
        }
        for (int one : safe) {
            for (int other : safe) {
                Aim aim = aim(new Or(List.of(capture(one), capture(other))));
                if (one < other && areNear(one, other)) {
                    Optional<Outcome> won = get(aim).filter(outcome -> outcome.result() == Result.WON);
                    if (won.isPresent()) {
                        return Optional.of(new Found(aim, won.get()));
                    }
                }
            }
        }
        if (unknown != null) {
            throw unknown;
        }
        return Optional.empty();
    }

    /**
     * The move of a combination, one where a pass is enough, too: the word for that is the one for no combination.
     *
     * @throws GtpFailure when a pass is enough, but of no move it is found out that it is
     */
    public FirstMove move(Found found) {
        FirstMove move = found.outcome().move();
        if (!move.equals(FirstMove.PASS)) {
            return move;
        }
        FirstMove instead = Moves.insteadOfPass(
                reader.position(), attacker, found.outcome().zone(), after -> captures(after, found.aim()));
        if (instead.equals(FirstMove.PASS)) {
            throw reader.unknown(call);
        }
        return instead;
    }

    private boolean captures(Position after, Aim aim) {
        return !aim.goal().standsIn(after) || reader.keeps(Result.WON, after, aim, call);
    }

    /**
     * The moves of the other player after which a combination fails, in order; a move outside the zone changes nothing. None
     * where the attacker need not move first.
     *
     * @throws GtpFailure when that stays unknown of a move
     */
    public List<Integer> defences(Found found) {
        if (found.outcome().move().equals(FirstMove.PASS)) {
            return List.of();
        }
        return found.outcome().zone().stream()
                .filter(point -> Moves.after(reader.position(), attacker.opponent(), point)
                        .filter(after -> fails(after, found.aim()))
                        .isPresent())
                .toList();
    }

    private boolean fails(Position after, Aim aim) {
        return reader.getIn(after, aim, call).isNothing();
    }

    private boolean isSafe(int stone) {
        return get(aim(capture(stone))).filter(Outcome::isNothing).isPresent();
    }

    private Optional<Outcome> get(Aim aim) {
        try {
            return Optional.of(reader.get(aim, call));
        } catch (GtpFailure e) {
            unknown = e;
            return Optional.empty();
        }
    }

    private Capture capture(int stone) {
        return new Capture(stone, attacker);
    }

    private Aim aim(Goal goal) {
        return new Aim(goal, reader.blocks(), Counter.READING);
    }

    /** Whether one move can be next to both, or next to a liberty of both. */
    private boolean areNear(int one, int other) {
        Zone liberties = Blocks.liberties(board, one);
        return liberties.union(Blocks.around(liberties)).intersects(Blocks.liberties(board, other));
    }
}
