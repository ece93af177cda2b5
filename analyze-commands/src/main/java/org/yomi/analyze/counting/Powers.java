package org.yomi.analyze.counting;

import java.util.Locale;

/** How very large numbers are written when only their logarithms are known. */
final class Powers {
    /** From here on the exponent is written as a power, too. */
    private static final double LONG_EXPONENT = 1e6;

    private Powers() {}

    /** A power of ten: {@code 1}, {@code 10^86.1}, {@code 10^10^48.7}. */
    static String ofTen(double log10) {
        if (log10 == 0) {
            return "1";
        }
        return log10 < LONG_EXPONENT
                ? String.format(Locale.ROOT, "10^%.1f", log10)
                : String.format(Locale.ROOT, "10^10^%.2f", Math.log10(log10));
    }

    /** A part of a number as the error of it: {@code 12.5%}; unknown if it is not a number. */
    static String percent(double part) {
        return Double.isNaN(part) ? "unknown" : String.format(Locale.ROOT, "%.1f%%", 100 * part);
    }

    /** Four digits and a power of ten: {@code 2.082e170}. */
    static String rounded(double log10) {
        double exponent = Math.floor(log10);
        return String.format(Locale.ROOT, "%.3fe%.0f", Math.pow(10, log10 - exponent), exponent);
    }
}
