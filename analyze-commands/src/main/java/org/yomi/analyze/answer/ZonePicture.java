package org.yomi.analyze.answer;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.reply.Gfx;
import org.yomi.gtp.reply.GfxColor;

/**
 * Draws zones and the stones of a goal. The negative zone, on which what max gets rests, is green; the positive one red;
 * what belongs to both is yellow. GoGui draws colours below the stones, so stones of a zone get a square, too.
 */
final class ZonePicture {
    private static final GfxColor NEGATIVE = GfxColor.rgb(0x80ff80);
    private static final GfxColor POSITIVE = GfxColor.rgb(0xff8080);
    private static final GfxColor BOTH = GfxColor.rgb(0xffff80);

    private ZonePicture() {}

    /** The zones of a search that is not at its end, if it tells them. */
    static void draw(Gfx gfx, Position position, Goal goal, @Nullable ZonesSoFar zones) {
        draw(gfx, position, goal, zones == null ? null : zones.negative(), zones == null ? null : zones.positive());
    }

    static void draw(Gfx gfx, Position position, Goal goal, @Nullable Zone negative, @Nullable Zone positive) {
        Zone none = Zone.empty(position.geometry());
        Zone minus = negative == null ? none : negative;
        Zone plus = positive == null ? none : positive;
        gfx.color(NEGATIVE, Points.vertices(minus.minus(plus)));
        gfx.color(POSITIVE, Points.vertices(plus.minus(minus)));
        gfx.color(BOTH, Points.vertices(minus.intersection(plus)));
        Zone goalStones = goal.stones(position.geometry());
        Zone stones = stones(position).intersection(minus.union(plus)).minus(goalStones);
        gfx.square(Points.vertices(stones));
        gfx.mark(Points.vertices(goalStones));
    }

    private static Zone stones(Position position) {
        int[] stones = IntStream.range(0, position.geometry().size())
                .filter(point -> !position.isEmpty(point))
                .toArray();
        return Zone.of(position.geometry(), stones);
    }
}
