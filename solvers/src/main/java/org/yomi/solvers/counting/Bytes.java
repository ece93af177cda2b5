package org.yomi.solvers.counting;

import java.util.Locale;

/** Amounts of memory in words. */
public final class Bytes {
    private static final double GIGABYTE = 1L << 30;
    private static final double MEGABYTE = 1L << 20;

    private Bytes() {}

    /** What is needed: in gigabytes of 2^30 bytes with a decimal, or less than one in whole megabytes, rounded up. */
    public static String needed(long bytes) {
        return text(bytes, (long) Math.ceil(bytes / MEGABYTE));
    }

    /** What there is, likewise, megabytes rounded down. */
    public static String available(long bytes) {
        return text(bytes, (long) (bytes / MEGABYTE));
    }

    private static String text(long bytes, long megabytes) {
        return bytes < GIGABYTE ? megabytes + " MB" : String.format(Locale.ROOT, "%.1f GB", bytes / GIGABYTE);
    }
}
