package org.yomi.analyze.answer;

import java.util.List;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.discovery.DoublePurpose;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.reply.Gfx;

/** What was found on a board as GoGui's graphics. */
public final class FindingsGfx {
    private FindingsGfx() {}

    /**
     * Crosses on the stones in doubt, {@linkplain MoveLabels labels} on the players' moves, one of double purpose counted
     * for two goals; the numbers in words.
     */
    public static Gfx of(Findings findings, Geometry geometry) {
        return picture(findings, geometry).text(FindingsText.summary(findings));
    }

    /**
     * The same when nothing more is read.
     *
     * @param interrupted whether the user ended it; the words begin with that, since the status bar cuts long ones off
     */
    public static Gfx last(Findings findings, Geometry geometry, boolean interrupted) {
        return picture(findings, geometry)
                .text((interrupted ? "interrupted: " : "") + FindingsText.lastSummary(findings));
    }

    private static Gfx picture(Findings findings, Geometry geometry) {
        Zone stones = Zone.empty(geometry);
        MoveLabels labels = new MoveLabels(geometry);
        for (Found found : findings.open()) {
            stones = stones.union(found.candidate().goal().stones(geometry));
            labels.add(found.status());
        }
        for (DoublePurpose move : findings.doubles()) {
            stones = stones.union(move.goal().stones(geometry));
            labels.add(move.move(), move.player(), 2);
        }
        Gfx gfx = new Gfx(Points.size(geometry)).mark(Points.vertices(stones));
        labels.draw(gfx);
        return gfx;
    }

    /**
     * The moves of double purpose alone, each as a line of the window for texts, too.
     *
     * @param interrupted whether the user ended it; the last line says so
     */
    public static Gfx doubles(Findings findings, Geometry geometry, boolean interrupted) {
        // One of two goals that are not known yet may be gained by such a move.
        boolean isDecided = findings.doublesDecided() && findings.unknown() == 0;
        Findings alone = new Findings(List.of(), findings.doubles(), findings.unasked(), isDecided, findings.passes());
        Gfx gfx = picture(alone, geometry);
        findings.doubles().forEach(move -> gfx.text(FindingsText.line(move, geometry)));
        boolean isAll = !findings.doubles().isEmpty() && isDecided && !interrupted;
        return isAll ? gfx : gfx.text((interrupted ? "interrupted: " : "") + FindingsText.doubles(alone));
    }
}
