package org.yomi.analyze.counting;

import java.util.Locale;

/** What a task of {@code yomi count} can be told beside its numbers. */
public enum CountOption {
    /** How a table is written. */
    FORMAT,
    /** How far a table goes. */
    MAX,
    /** How many samples an estimate takes. */
    RUNS,
    /** Of what is random. */
    SEED,
    /** How many threads count. */
    THREADS,
    /** Where a count of legal positions keeps what it has done. */
    CHECKPOINT;

    /** As it is typed, without dashes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
