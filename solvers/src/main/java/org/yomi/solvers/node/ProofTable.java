package org.yomi.solvers.node;

import org.yomi.solvers.play.Lean;

/**
 * A transposition table of flat arrays: for a state its proof and disproof numbers, or its result with the best move,
 * the zone and what the result leaned on.
 *
 * <p>It grows fourfold up to its bound, then replaces the entry with the least work behind it among {@value #WAYS}.
 */
public final class ProofTable {
    private static final int WAYS = 4;

    /** All {@link Lean} bits but the last. */
    private static final int MOST_LEANS = Lean.ALONE - 1;

    private static final int FIRST_CAPACITY = 1 << 8;

    private final int words;
    private final int maxCapacity;
    private int capacity = FIRST_CAPACITY;
    private int used;
    private int turn;
    private long[] keys = new long[FIRST_CAPACITY];
    private long[] metas = new long[FIRST_CAPACITY];
    private long[] numbers = new long[FIRST_CAPACITY];

    /** Entry i has its zone and its spare points in 2 * words longs from 2 * words * i on. */
    private long[] zones;

    private boolean counted;

    public ProofTable(int words, int memoryMb) {
        this.words = words;
        long entries = ((long) memoryMb << 20) / (8L * (2 * words + 3)) / 2;
        maxCapacity = (int) Math.max(FIRST_CAPACITY, Math.min(Long.highestOneBit(entries), 1 << 24));
        zones = new long[FIRST_CAPACITY * 2 * words];
    }

    /** So many states it can hold once it has grown. */
    public int mostEntries() {
        return maxCapacity;
    }

    /** The entry of a state, or -1. */
    public int find(long key) {
        int base = base(key);
        for (int i = 0; i < WAYS; i++) {
            if (keys[base + i] == key && metas[base + i] != 0) {
                return base + i;
            }
        }
        return -1;
    }

    /** Removes the entry of a state, if there is one. */
    public void remove(long key) {
        int entry = find(key);
        if (entry >= 0) {
            metas[entry] = 0;
            used--;
        }
    }

    // Layout of a meta word: bit 63 in use, 60-62 kind, 48-53 slack, 32-47 length, 16-25 move + 8,
    // 6-15 lean, its last bit first, 0-5 work.

    /** One of the constants of {@link Kind}. */
    public int kind(int entry) {
        return (int) (metas[entry] >> 60 & 7);
    }

    public int pn(int entry) {
        return (int) (numbers[entry] >> 32);
    }

    public int dn(int entry) {
        return (int) numbers[entry];
    }

    /** How many patterns an open state was compared with. */
    public int patternsSeen(int entry) {
        return kind(entry) == Kind.OPEN ? (int) zones[entry * 2 * words] : 0;
    }

    /** The moves until the goal is reached, for a win. */
    public int length(int entry) {
        return (int) (metas[entry] >> 32 & 0xFFFF);
    }

    public int move(int entry) {
        return (int) (metas[entry] >> 16 & 0x3FF) - 8;
    }

    public int lean(int entry) {
        return (int) (metas[entry] >> 7 & MOST_LEANS | (metas[entry] >> 6 & 1) * (MOST_LEANS + 1));
    }

    /** Whether a win with {@link Spares spare} points was ever stored: walls are counted from then on. */
    boolean hasCounted() {
        return counted;
    }

    /** About how many nodes were searched for the entry. */
    public long work(int entry) {
        return 1L << Math.min(62, metas[entry] & 0x3F);
    }

    /** Fills a frame with a result. */
    public void recall(int entry, Frame frame) {
        System.arraycopy(zones, entry * 2 * words, frame.zone, 0, words);
        System.arraycopy(zones, entry * 2 * words + words, frame.spare, 0, words);
        frame.slack = (int) (metas[entry] >> 48 & Spares.ANY);
        frame.best = move(entry);
        frame.lean = lean(entry);
        frame.length = length(entry);
        frame.settle(kind(entry));
    }

    /** Stores what a frame holds, and the nodes it took. */
    public void store(long key, Frame found, long work) {
        while (capacity < maxCapacity && (used > capacity / 2 || used > capacity / 8 && isFull(key))) {
            grow();
        }
        int log = 64 - Long.numberOfLeadingZeros(work);
        long meta = 1L << 63
                | (long) found.kind << 60
                | (long) found.slack << 48
                | (long) Math.min(found.length, 0xFFFF) << 32
                | (long) (found.best + 8) << 16
                | (found.lean & MOST_LEANS) << 7
                | found.lean / (MOST_LEANS + 1) << 6
                | log;
        int slot = slotFor(key);
        keys[slot] = key;
        metas[slot] = meta;
        numbers[slot] = (long) found.pn << 32 | found.dn;
        counted |= found.kind == Kind.WIN && found.slack != Spares.ANY;
        int base = slot * 2 * words;
        if (found.kind == Kind.OPEN) {
            zones[base] = found.patternsSeen;
        } else {
            System.arraycopy(found.zone, 0, zones, base, words);
            System.arraycopy(found.spare, 0, zones, base + words, words);
        }
    }

    /**
     * The slot for a state: its own, a free one, or the one with the least work behind it. Among equals they take turns,
     * so that the results of one node's children do not push each other out for ever.
     */
    private int slotFor(long key) {
        int base = base(key);
        int victim = base + (++turn & WAYS - 1);
        int free = -1;
        for (int i = base; i < base + WAYS; i++) {
            if (metas[i] == 0) {
                free = i;
            } else if (keys[i] == key) {
                return i;
            } else if ((metas[i] & 0x3F) < (metas[victim] & 0x3F)) {
                victim = i;
            }
        }
        used += free >= 0 ? 1 : 0;
        return free >= 0 ? free : victim;
    }

    private boolean isFull(long key) {
        int base = base(key);
        for (int i = base; i < base + WAYS; i++) {
            if (metas[i] == 0 || keys[i] == key) {
                return false;
            }
        }
        return true;
    }

    private int base(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> 20) & (capacity - 1) & -WAYS;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldMetas = metas;
        long[] oldNumbers = numbers;
        long[] oldZones = zones;
        int old = capacity;
        capacity = Math.min(capacity * 4, maxCapacity);
        keys = new long[capacity];
        metas = new long[capacity];
        numbers = new long[capacity];
        zones = new long[capacity * 2 * words];
        used = 0;
        for (int i = 0; i < old; i++) {
            if (oldMetas[i] != 0) {
                int slot = slotFor(oldKeys[i]);
                keys[slot] = oldKeys[i];
                metas[slot] = oldMetas[i];
                numbers[slot] = oldNumbers[i];
                System.arraycopy(oldZones, i * 2 * words, zones, slot * 2 * words, 2 * words);
            }
        }
    }

    /** From now on all patterns are new to the open states: those that they were compared with have been forgotten. */
    public void forgetPatternsSeen() {
        for (int i = 0; i < capacity; i++) {
            if (kind(i) == Kind.OPEN) {
                zones[i * 2 * words] = 0;
            }
        }
    }

    /**
     * Drops what need not hold when one player is freed from the ko rule: his losses that leaned on it, and what was only
     * taken to be so.
     */
    public void free(boolean reacher) {
        int leaning = reacher ? Kind.KEPT : Kind.WIN;
        for (int i = 0; i < capacity; i++) {
            int kind = kind(i);
            boolean leans = kind == leaning && (lean(i) & Lean.BAN) != 0;
            if (metas[i] != 0 && (leans || kind == Kind.HELD || kind == Kind.BARREN)) {
                metas[i] = 0;
                used--;
            }
        }
        forgetPatternsSeen();
    }
}
