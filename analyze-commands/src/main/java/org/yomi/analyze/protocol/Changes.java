package org.yomi.analyze.protocol;

import java.util.List;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.vertex.ColoredVertex;

/** What the command groups share: changes of the game whose refusal is the failure of the command. */
final class Changes {
    private Changes() {}

    /** A change that the game may refuse, or fail otherwise. */
    interface Change<E extends Exception> {
        void make() throws IllegalChange, E;
    }

    /** Makes a change; a refusal becomes the failure of the command. */
    static <E extends Exception> void make(Change<E> change) throws E {
        try {
            change.make();
        } catch (IllegalChange e) {
            throw new GtpFailure(e.reason());
        }
    }

    /** The engine's moves or stones. */
    static List<Move> moves(Game game, List<ColoredVertex> moves) {
        Geometry geometry = game.geometry();
        return moves.stream()
                .map(move -> new Move(Points.colour(move.color()), Points.point(geometry, move.vertex())))
                .toList();
    }
}
