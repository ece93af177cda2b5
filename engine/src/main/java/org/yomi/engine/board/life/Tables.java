package org.yomi.engine.board.life;

import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tables by what they are computed from. Those that were asked for lately are kept, half of the most or more; older ones
 * are forgotten, and all of them before Java runs out of memory: they outlast the questions, whose limits do not count them.
 * Safe for use by several threads.
 */
final class Tables<K, T> {
    private final int half;
    private volatile Reference<Map<K, T>> young = new SoftReference<>(new ConcurrentHashMap<>());
    private volatile Reference<Map<K, T>> old = new SoftReference<>(new ConcurrentHashMap<>());

    /** None yet, later so many at most. */
    Tables(int most) {
        half = Math.max(1, most / 2);
    }

    /** The table, computed if it is not known. */
    T get(K key, Supplier<T> maker) {
        T table = known(young, key);
        if (table == null) {
            table = known(old, key);
            table = table == null ? maker.get() : table;
            keep(key, table);
        }
        return table;
    }

    private static <K, T> @Nullable T known(Reference<Map<K, T>> tables, K key) {
        Map<K, T> left = tables.get();
        return left == null ? null : left.get(key);
    }

    private synchronized void keep(K key, T table) {
        Map<K, T> left = young.get();
        if (left == null || left.size() >= half) {
            old = young;
            left = new ConcurrentHashMap<>();
            young = new SoftReference<>(left);
        }
        left.put(key, table);
    }
}
