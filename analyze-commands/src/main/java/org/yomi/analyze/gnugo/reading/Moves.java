package org.yomi.analyze.gnugo.reading;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.FirstMove;

/** Moves that are tried before a question. */
public final class Moves {
    private Moves() {}

    /** The position after a move; empty if it is illegal. */
    public static Optional<Position> after(Position position, Colour player, int move) {
        return after(position, player, move, Legality.OK);
    }

    /** The position after a move that only a ban forbids now; empty if it is legal, or never is. */
    static Optional<Position> afterThreat(Position position, Colour player, int move) {
        return after(position, player, move, Legality.KO);
    }

    private static Optional<Position> after(Position position, Colour player, int move, Legality expected) {
        Board board = new Board(position.withToMove(player));
        Legality legality = move == Geometry.PASS ? Legality.OK : board.legality(move);
        if (legality != expected) {
            return Optional.empty();
        }
        board.play(move);
        return Optional.of(board.position());
    }

    /**
     * A move that is good enough where a pass is, too: GNU Go names one all the same.
     *
     * @param candidates moves to try, in this order; passes are skipped
     * @param good says of the position after a move whether it is good enough
     * @return the first good one, else the pass
     */
    public static FirstMove insteadOfPass(
            Position position, Colour player, Collection<Integer> candidates, Predicate<Position> good) {
        for (int point : candidates) {
            if (point != Geometry.PASS
                    && after(position, player, point).filter(good).isPresent()) {
                return FirstMove.of(point);
            }
        }
        return FirstMove.PASS;
    }
}
