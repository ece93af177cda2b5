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

    private final Colour player;
    private final Geometry geometry;

    /** The stones at stake by move, and how play goes on. */
    private final Map<Integer, Integer> stakes = new LinkedHashMap<>();

    private final Map<Integer, List<Integer>> lines = new LinkedHashMap<>();
    private Zone doubtful;

    private FindingsHeat(Colour player, Geometry geometry) {
        this.player = player;
        this.geometry = geometry;
        doubtful = Zone.empty(geometry);
    }

    /** The line, from the view of a player; empty if he has no such move. */
    public static String line(Findings findings, Colour player, Geometry geometry) {
        FindingsHeat heat = new FindingsHeat(player, geometry);
        findings.open().forEach(heat::add);
        findings.doubles().stream().filter(move -> move.player() == player).forEach(heat::add);
        return heat.line();
    }

    private void add(Found found) {
        doubtful = doubtful.union(found.candidate().goal().stones(geometry));
        Answer answer = found.status().blackFirst().get(player == Colour.BLACK ? 0 : 1);
        if (answer.move().kind() == FirstMove.Kind.POINT) {
            add(answer.move().point(), found.candidate().stones(), answer.line());
        }
    }

    private void add(DoublePurpose move) {
        add(move.move(), move.stones(), List.of());
    }

    private void add(int point, int stones, List<Integer> line) {
        stakes.merge(point, stones, Math::max);
        lines.putIfAbsent(point, line.isEmpty() ? List.of(point) : line);
    }

    private String line() {
        AnalysisLine line = new AnalysisLine(Points.size(geometry));
        lines.forEach(
                (point, moves) -> line.move(Points.vertices(geometry, moves), stakes.getOrDefault(point, 1), EVEN));
        if (!lines.isEmpty()) {
            doubtful.forEach(point -> line.move(List.of(Points.vertex(geometry, point)), 1, 1));
        }
        return line.toString();
    }
}
