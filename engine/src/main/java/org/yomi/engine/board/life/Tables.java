package org.yomi.engine.board.life;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Tables by what they are computed from. Those that were asked for lately are kept, half of the most or more; older ones
 * are forgotten. Safe for use by several threads.
 */
final class Tables<K, T> {
    private final int half;
    private volatile Map<K, T> young = new ConcurrentHashMap<>();
    private volatile Map<K, T> old = Map.of();

    /** None yet, later so many at most. */
    Tables(int most) {
        half = Math.max(1, most / 2);
    }

    /** The table, computed if it is not known. */
    T get(K key, Supplier<T> maker) {
        T table = young.get(key);
        if (table == null) {
            table = old.get(key);
            table = table == null ? maker.get() : table;
            keep(key, table);
        }
        return table;
    }

    private synchronized void keep(K key, T table) {
        if (young.size() >= half) {
            old = young;
            young = new ConcurrentHashMap<>();
        }
        young.put(key, table);
    }
}
