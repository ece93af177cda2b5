package org.yomi.analyze.gnugo.reading;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.question.Limits;
import org.yomi.gtp.call.Call;

/** What a command may use, with all that it asks: the limits of the settings. Its time begins with its first question. */
final class Allowance {
    /** So many questions are read side by side at most, for they share the memory, and further ones are seldom asked. */
    private static final int MOST_READERS = 2;

    private final Settings settings;

    /** The command whose time is running, and when that is over. */
    private @Nullable Call timed;

    private long end;

    Allowance(Settings settings) {
        this.settings = settings;
    }

    /** Begins the time of a command anew. */
    void beginAnew(Call call) {
        timed = call;
        end = System.nanoTime() + settings.limits().time().toNanos();
    }

    /** The time that is left, nothing or less if it is over. */
    Duration time(Call call) {
        if (call != timed) {
            beginAnew(call);
            return settings.limits().time();
        }
        return Duration.ofNanos(end - System.nanoTime());
    }

    /** Whether the time that is left is nothing or less. */
    static boolean isOver(Duration left) {
        return left.isNegative() || left.isZero();
    }

    /** The limits of a question that may use all that is left. */
    Limits limits(Call call) {
        Duration left = time(call);
        return settings.limits().withTime(isOver(left) ? Duration.ofNanos(1) : left);
    }

    /** The same for one of questions that are read side by side. */
    Limits limitsOfReader(Call call) {
        return limits(call).shared(readers());
    }

    /** How many questions may be read side by side. */
    int readers() {
        return Math.min(settings.threads(), MOST_READERS);
    }
}
