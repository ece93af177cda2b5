package org.yomi.analyze.game;

import java.math.BigDecimal;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/**
 * The area score of Tromp and Taylor: a player's points are those with his stones and the empty ones from which only his
 * stones can be reached over empty points. No stone counts as dead.
 */
public final class AreaScore {
    private final Position position;
    private final Geometry geometry;
    private final boolean[] seen;

    private AreaScore(Position position) {
        this.position = position;
        geometry = position.geometry();
        seen = new boolean[geometry.size()];
    }

    /** Black's points less White's, komi not counted. */
    public static int of(Position position) {
        return new AreaScore(position).count();
    }

    /** The result as GTP writes it: {@code B+3.5}, {@code W+2} or {@code 0}. */
    public static String text(Position position, double komi) {
        BigDecimal score = BigDecimal.valueOf(of(position)).subtract(BigDecimal.valueOf(komi));
        return score.signum() == 0 ? "0" : (score.signum() > 0 ? "B+" : "W+") + text(score.abs());
    }

    /** A number of points without needless zeros. */
    public static String points(double points) {
        return text(BigDecimal.valueOf(points));
    }

    private static String text(BigDecimal points) {
        return points.stripTrailingZeros().toPlainString();
    }

    private int count() {
        int score = 0;
        for (int point = 0; point < geometry.size(); point++) {
            if (!position.isEmpty(point)) {
                score += position.cell(point) == Board.BLACK ? 1 : -1;
            } else if (!seen[point]) {
                score += scoreOfRegion(point);
            }
        }
        return score;
    }

    /** Walks over an empty region; its size is Black's or White's if only that player's stones are next to it. */
    private int scoreOfRegion(int start) {
        int[] stack = new int[geometry.size()];
        int height = 0;
        int size = 0;
        int neighbours = 0;
        stack[height++] = start;
        seen[start] = true;
        while (height > 0) {
            int point = stack[--height];
            size++;
            for (int i = 0; i < geometry.neighbourCount(point); i++) {
                int next = geometry.neighbour(point, i);
                neighbours |= position.cell(next);
                if (position.isEmpty(next) && !seen[next]) {
                    seen[next] = true;
                    stack[height++] = next;
                }
            }
        }
        return neighbours == Board.BLACK ? size : neighbours == Board.WHITE ? -size : 0;
    }
}
