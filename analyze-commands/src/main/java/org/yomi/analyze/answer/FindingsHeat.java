package org.yomi.analyze.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.discovery.DoublePurpose;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.reply.AnalysisLine;

/**
 * What was found on a board as Sabaki's heat map: the moves of the player to move by the stones at stake, green for the
 * most; the stones in doubt in red.
 *
 * <p>The visits are the stones at stake, which Sabaki writes beside a move from 10 on. All winrates are 50 %, since nothing
 * is said about the game as a whole.
 */
public final class FindingsHeat {
    private static final int EVEN = 5000;

    private FindingsHeat() {}

    /** The line, from the view of a player; empty if he has no such move. */
    public static String line(Findings findings, Colour player, Geometry geometry) {
        Zone doubtful = Zone.empty(geometry);
        Map<Integer, Integer> stakes = new LinkedHashMap<>();
        Map<Integer, List<Integer>> lines = new LinkedHashMap<>();
        for (Found found : findings.open()) {
            doubtful = doubtful.union(found.candidate().goal().stones(geometry));
            Answer answer = found.status().blackFirst().get(player == Colour.BLACK ? 0 : 1);
            if (answer.move().kind() == FirstMove.Kind.POINT) {
                int point = answer.move().point();
                stakes.merge(point, found.candidate().stones(), Math::max);
                lines.putIfAbsent(point, answer.line().isEmpty() ? List.of(point) : answer.line());
            }
        }
        for (DoublePurpose move : findings.doubles()) {
            if (move.player() == player) {
                stakes.merge(move.move(), move.stones(), Math::max);
                lines.putIfAbsent(move.move(), List.of(move.move()));
            }
        }
        AnalysisLine line = new AnalysisLine(Points.size(geometry));
        stakes.forEach((point, stones) ->
                line.move(Points.vertices(geometry, lines.getOrDefault(point, List.of(point))), stones, EVEN));
        if (!stakes.isEmpty()) {
            doubtful.forEach(point -> line.move(List.of(Points.vertex(geometry, point)), 1, 1));
        }
        return line.toString();
    }
}
