package org.yomi.analyze.counting;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** How numbers are written in tables. */
final class Numbers {
    private static final int DIGITS = 12;

    private Numbers() {}

    /** A dozen digits and a power of ten: {@code 2.08168199382e170}. */
    static String rounded(BigDecimal number) {
        BigDecimal kept = number.round(new MathContext(DIGITS));
        int exponent = kept.precision() - kept.scale() - 1;
        return String.format(
                Locale.ROOT, "%se%d", kept.scaleByPowerOfTen(-exponent).toPlainString(), exponent);
    }

    /** So many digits after the point. */
    static String fixed(BigDecimal number, int digits) {
        return number.setScale(digits, RoundingMode.HALF_UP).toPlainString();
    }
}
