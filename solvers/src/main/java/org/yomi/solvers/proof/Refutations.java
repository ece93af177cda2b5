package org.yomi.solvers.proof;

import java.util.HashMap;
import java.util.Map;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Keeps the zones of the refutations found so far at the first two moves of a contest, for those who watch: the search
 * itself does not look at them.
 */
final class Refutations {
    private static final int NO_MOVE = Integer.MIN_VALUE;

    private final Play play;

    /** By the first move behind which they are; {@link #NO_MOVE} for those of first moves. */
    private final Map<Integer, long[]> zones = new HashMap<>();

    Refutations(Play play) {
        this.play = play;
    }

    /** A child of the position on the board has been searched; if it turned out to lose for the mover, keeps its zone. */
    void note(Frame parent, Frame child) {
        boolean isRefuted = child.kind == (parent.reacher ? Kind.KEPT : Kind.WIN);
        if (isRefuted && play.board.moves() <= 1) {
            int behind = play.board.moves() == 0 ? NO_MOVE : firstMove();
            long[] zone = zones.computeIfAbsent(behind, move -> new long[play.geometry.words()]);
            Bits.or(zone, child.zone);
            Bits.or(zone, child.spare);
        }
    }

    private int firstMove() {
        return play.line().get(0);
    }

    /**
     * The zones as seen from the position on the board, at the end of the line being read.
     *
     * @param maxFirst whether max makes the first move
     */
    ZonesSoFar soFar(boolean maxFirst) {
        Zone byFirst = play.board.moves() == 0 ? Zone.empty(play.geometry) : behind(firstMove());
        Zone bySecond = behind(NO_MOVE);
        return maxFirst ? new ZonesSoFar(byFirst, bySecond) : new ZonesSoFar(bySecond, byFirst);
    }

    private Zone behind(int move) {
        long[] zone = zones.get(move);
        return zone == null ? Zone.empty(play.geometry) : Zone.ofWords(play.geometry, zone);
    }
}
