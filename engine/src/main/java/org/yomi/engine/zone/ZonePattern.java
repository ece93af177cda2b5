package org.yomi.engine.zone;

import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/**
 * What stands on a zone: a win that rests on the zone holds in each position with the same player to move in which it
 * stands there again, whatever lies outside (semantics, section 7).
 */
public final class ZonePattern {
    private final Geometry geometry;
    private final Zone zone;
    private final int[] points;
    private final byte[] stones;
    private final int ban;

    private ZonePattern(Position position, Zone zone, Zone standing) {
        geometry = position.geometry();
        this.zone = zone;
        points = standing.points();
        stones = new byte[points.length];
        for (int i = 0; i < points.length; i++) {
            stones[i] = (byte) position.cell(points[i]);
        }
        ban = banInZone(position);
    }

    /**
     * The pattern of a position.
     *
     * @param zone the stones on it matter, and the ban if it is in it
     * @param standing points whose stones matter besides, but no ban: stones that are taken for alive
     */
    public static ZonePattern of(Position position, Zone zone, Zone standing) {
        return new ZonePattern(position, zone, zone.union(standing));
    }

    /** Whether it stands in a position. */
    public boolean standsIn(Position now) {
        if (now.geometry() != geometry || banInZone(now) != ban) {
            return false;
        }
        for (int i = 0; i < points.length; i++) {
            if (now.cell(points[i]) != stones[i]) {
                return false;
            }
        }
        return true;
    }

    /** Outside the zone a ban does not matter. */
    private int banInZone(Position any) {
        return zone.contains(any.ban()) ? any.ban() : Geometry.PASS;
    }
}
