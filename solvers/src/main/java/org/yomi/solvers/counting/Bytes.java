package org.yomi.solvers.counting;

import java.util.Locale;

/** Amounts of memory in words. */
public final class Bytes {
    private static final double GIGABYTE = 1L << 30;
    private static final double MEGABYTE = 1L << 20;

    private Bytes() {}

    /** In gigabytes, as many as {@code -Xmx1g} is one of, with a decimal; what is less than one in whole megabytes, rounded up. */
    public static String text(long bytes) {
        return bytes < GIGABYTE
                ? (long) Math.ceil(bytes / MEGABYTE) + " MB"
                : String.format(Locale.ROOT, "%.1f GB", bytes / GIGABYTE);
    }
}
