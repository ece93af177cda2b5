package org.yomi.cluster.legal;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.yomi.solvers.counting.border.Ranking;

/** The numberings of border states, made once on each machine: that is quicker than to send them. */
final class Rankings {
    private static final Map<Long, Ranking> MADE = new ConcurrentHashMap<>();

    private Rankings() {}

    static Ranking of(int height, int filled) {
        return MADE.computeIfAbsent(((long) height << Integer.SIZE) + filled, key -> Ranking.of(height, filled));
    }
}
