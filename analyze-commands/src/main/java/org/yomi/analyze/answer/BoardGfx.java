package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.SealedTerritory;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.study.Status.Verdict;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.reply.Gfx;
import org.yomi.gtp.reply.GfxColor;
import org.yomi.gtp.vertex.Vertex;

/** What stands on a board as GoGui's graphics. */
public final class BoardGfx {
    private static final GfxColor ATARI = GfxColor.rgb(0xff8080);

    private BoardGfx() {}

    /** The number of liberties on every stone, crosses on those that have one. */
    public static Gfx liberties(Position position) {
        Geometry geometry = position.geometry();
        Board board = new Board(position);
        Gfx gfx = new Gfx(Points.size(geometry));
        List<Vertex> atari = new ArrayList<>();
        Set<Vertex> lastLiberties = new LinkedHashSet<>();
        for (int p = 0; p < geometry.size(); p++) {
            if (!position.isEmpty(p)) {
                int liberties = board.liberties(board.block(p));
                gfx.label(Points.vertex(geometry, p), Integer.toString(liberties));
                if (liberties == 1) {
                    atari.add(Points.vertex(geometry, p));
                    lastLiberties.add(Points.vertex(geometry, board.firstLiberty(board.block(p))));
                }
            }
        }
        return gfx.color(ATARI, lastLiberties).color(ATARI, atari).text("stones in atari: " + atari.size());
    }

    /** What belongs to each player for good, dead stones in it too, though he passes all the time. */
    public static Gfx unconditionalLife(Position position) {
        Board board = new Board(position);
        Gfx gfx = new Gfx(Points.size(position.geometry()));
        List<String> counts = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            Zone sealed = SealedTerritory.of(board, colour.cell());
            gfx.territory(Points.color(colour), Points.vertices(sealed));
            counts.add(colour.word() + " " + sealed.size() + " points");
        }
        return gfx.text("unconditionally alive: " + String.join(", ", counts));
    }

    /**
     * Crosses on the blocks that are captured in a ladder whoever moves first, triangles on those for which it matters,
     * with {@linkplain MoveLabels labels} on the moves.
     *
     * @param ladders each found by the capture of a block
     * @param interrupted whether the user ended it; the words say so
     */
    public static Gfx ladders(List<Found> ladders, Geometry geometry, boolean interrupted) {
        MoveLabels labels = new MoveLabels(geometry);
        Zone caught = Zone.empty(geometry);
        Zone open = Zone.empty(geometry);
        int unknown = 0;
        for (Found ladder : ladders) {
            Zone stone = ladder.candidate().goal().stones(geometry);
            if (ladder.isOpen()) {
                open = open.union(stone);
                labels.add(ladder.status());
            } else if (ladder.status().verdict() == Verdict.WON) {
                caught = caught.union(stone);
            }
            unknown += ladder.isKnown() ? 0 : 1;
        }
        Gfx gfx = new Gfx(Points.size(geometry)).mark(Points.vertices(caught)).triangle(Points.vertices(open));
        labels.draw(gfx);
        boolean isNothing = caught.isEmpty() && open.isEmpty() && unknown == 0;
        return gfx.text((interrupted ? "interrupted: " : "")
                + (isNothing
                        ? "no ladders"
                        : caught.size() + " caught, " + open.size() + " in doubt, unknown " + unknown + " of "
                                + ladders.size()));
    }
}
