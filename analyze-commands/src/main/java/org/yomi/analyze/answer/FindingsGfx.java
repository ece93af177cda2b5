package org.yomi.analyze.answer;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.discovery.DoublePurpose;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.reply.Gfx;

/** What was found on a board as GoGui's graphics. */
public final class FindingsGfx {
    private static final String BOTH = "B W";

    private FindingsGfx() {}

    /**
     * Crosses on the stones in doubt, the first letter of each player on his moves, with a 2 for a double purpose; the
     * numbers in words.
     */
    public static Gfx of(Findings findings, Geometry geometry) {
        Zone stones = Zone.empty(geometry);
        Map<Integer, String> labels = new TreeMap<>();
        for (Found found : findings.open()) {
            stones = stones.union(found.candidate().goal().stones(geometry));
            found.status().blackFirst().forEach(answer -> label(labels, answer));
        }
        for (DoublePurpose move : findings.doubles()) {
            stones = stones.union(move.goal().stones(geometry));
            labels.put(move.move(), move.player().word().substring(0, 1).toUpperCase(Locale.ROOT) + "2");
        }
        Gfx gfx = new Gfx(Points.size(geometry)).mark(Points.vertices(stones));
        labels.forEach((point, text) -> gfx.label(Points.vertex(geometry, point), text));
        return gfx.text(findings.open().size() + " in doubt, "
                + findings.doubles().size() + " double purpose, " + FindingsText.unknown(findings));
    }

    private static void label(Map<Integer, String> labels, Answer answer) {
        if (answer.move().kind() == FirstMove.Kind.POINT) {
            String letter = answer.question().first().word().substring(0, 1).toUpperCase(Locale.ROOT);
            labels.merge(answer.move().point(), letter, (old, mine) -> old.equals(mine) ? old : BOTH);
        }
    }
}
