package org.yomi.analyze.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** The clocks of a game, which do not matter here, and the time this program has used. */
public final class ClockCommands {
    private static final String GROUP = "Time";
    private static final double NANOS_A_SECOND = 1e9;

    private ClockCommands() {}

    /** The rows of this group. */
    public static List<Command> rows() {
        return List.of(
                row("time_settings")
                        .arguments("MAIN_SECONDS OVERTIME_SECONDS OVERTIME_STONES")
                        .help("Accepted, without effect: yomi-param seconds limits the time of a question.")
                        .handler(ClockCommands::timeSettings),
                row("time_left")
                        .arguments("COLOR SECONDS STONES")
                        .help("Accepted, without effect.")
                        .handler(ClockCommands::timeLeft),
                row("cputime")
                        .help("The seconds of processor time that this program has used, start-up included.")
                        .handler(ClockCommands::cpuTime));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private static String timeSettings(Call call) {
        call.arguments().expect(3);
        for (int i = 0; i < call.arguments().count(); i++) {
            call.arguments().integer(i, 0, Integer.MAX_VALUE);
        }
        return "";
    }

    private static String timeLeft(Call call) {
        call.arguments().expect(3);
        call.arguments().color(0);
        call.arguments().integer(1, 0, Integer.MAX_VALUE);
        call.arguments().integer(2, 0, Integer.MAX_VALUE);
        return "";
    }

    private static String cpuTime(Call call) {
        call.arguments().expect(0);
        Duration used = ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .orElseThrow(() -> new GtpFailure("this system does not tell the processor time of a program"));
        return String.format(Locale.ROOT, "%.3f", used.toNanos() / NANOS_A_SECOND);
    }
}
