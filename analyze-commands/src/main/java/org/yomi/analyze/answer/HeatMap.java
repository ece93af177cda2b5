package org.yomi.analyze.answer;

import java.util.List;
import java.util.Optional;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.reply.AnalysisLine;
import org.yomi.gtp.vertex.Vertex;

/**
 * An answer as the one line from which Sabaki draws: the key moves, or the stones of the goal if there is no move, in
 * green; the zone in red if the player to move gets nothing, else in blue.
 *
 * <p>Sabaki's colour depends on visits times winrate, relative to the greatest; from 10 visits on it writes the winrate,
 * so only the key moves have 10. The greatest winrate becomes the rating of the position in Sabaki's graph: near 100 % if
 * the player to move gets his way, near 0 % if he does not, between for ko and unknown.
 */
public final class HeatMap {
    private static final int KEY_VISITS = 10;
    private static final int ZONE_VISITS = 9;
    private static final int WON = AnalysisLine.SURE_WIN;
    private static final int KO_FAVOURABLE = 7500;
    private static final int EVEN = 5000;
    private static final int KO_ADVERSE = 2500;
    private static final int LOST = 100;

    private HeatMap() {}

    /** The line, from the view of the player who moves first. */
    public static String line(Answer answer) {
        return line(answer, List.of());
    }

    /**
     * The line, from the view of the player who moves first.
     *
     * @param more moves that are as good as the one that the answer names; passes are left out
     */
    public static String line(Answer answer, List<Integer> more) {
        Geometry geometry = AnswerText.geometry(answer);
        AnalysisLine line = new AnalysisLine(Points.size(geometry));
        int rating = rating(answer);
        Zone key = answer.question().goal().stones(geometry);
        if (answer.move().kind() == FirstMove.Kind.POINT) {
            line.move(keyLine(answer, geometry), KEY_VISITS, rating);
            key = Zone.of(geometry, answer.move().point());
            Zone others = Zone.of(
                            geometry,
                            more.stream().filter(move -> move != Geometry.PASS).toList())
                    .minus(key);
            others.forEach(point -> line.move(List.of(Points.vertex(geometry, point)), KEY_VISITS, rating));
            key = key.union(others);
        } else {
            key.forEach(point -> line.move(List.of(Points.vertex(geometry, point)), ZONE_VISITS, rating));
        }
        int shade = Math.max(1, rating == LOST ? rating / 8 : rating / 2);
        zone(answer)
                .minus(key)
                .forEach(point -> line.move(List.of(Points.vertex(geometry, point)), ZONE_VISITS, shade));
        return line.toString();
    }

    private static List<Vertex> keyLine(Answer answer, Geometry geometry) {
        List<Integer> moves = answer.line().isEmpty() ? List.of(answer.move().point()) : answer.line();
        return Points.vertices(geometry, moves);
    }

    private static Zone zone(Answer answer) {
        Zone none = Zone.empty(AnswerText.geometry(answer));
        Optional<Zone> negative = Optional.ofNullable(answer.negativeZone());
        return negative.orElse(none)
                .union(Optional.ofNullable(answer.positiveZone()).orElse(none));
    }

    private static int rating(Answer answer) {
        boolean maxFirst = answer.question().maxFirst();
        return switch (answer.result()) {
            case UNKNOWN -> EVEN;
            case WON -> maxFirst ? WON : LOST;
            case LOST -> maxFirst ? LOST : WON;
            case KO_PLUS -> maxFirst ? KO_FAVOURABLE : KO_ADVERSE;
            case KO_MINUS -> maxFirst ? KO_ADVERSE : KO_FAVOURABLE;
        };
    }
}
