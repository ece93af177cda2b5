package org.yomi.analyze.settings;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;

/** How long something may take, as users write it: a number of seconds. */
public final class Seconds {
    /** The shortest time. */
    public static final double LEAST = 0.001;

    /** The longest time, eleven days: longer than anybody waits, and far from overflow. */
    public static final double MOST = 1_000_000;

    /** Both, in words. */
    public static final String RANGE = "0.001 to 1000000";

    private static final int DIGITS_OF_MILLIS = 3;

    private Seconds() {}

    /** So many seconds, to the millisecond; nothing if they are too few or too many. */
    public static Optional<Duration> time(BigDecimal seconds) {
        boolean fits =
                seconds.compareTo(BigDecimal.valueOf(LEAST)) >= 0 && seconds.compareTo(BigDecimal.valueOf(MOST)) <= 0;
        return fits
                ? Optional.of(Duration.ofMillis(seconds.movePointRight(DIGITS_OF_MILLIS)
                        .setScale(0, RoundingMode.HALF_UP)
                        .longValueExact()))
                : Optional.empty();
    }
}
