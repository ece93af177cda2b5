package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many questions in a process of its own that a person ends. */
@Tag("clock")
class KilledBatchTest {
    private static final String ATARI =
            "{\"id\":\"atari\",\"size\":7,\"black\":[\"C4\",\"D3\",\"E4\"],\"white\":[\"D4\"],"
                    + "\"first\":\"black\",\"goal\":\"capture(D4)\"}\n";

    /** Nobody knows within a minute. */
    private static final String OPEN = "{\"id\":\"open\",\"size\":19,\"black\":[\"D4\"],\"white\":[\"E5\"],"
            + "\"first\":\"black\",\"goal\":\"capture(E5)\",\"seconds\":600}\n";

    @Test
    @Timeout(60)
    void theQuestionUnderWayIsAnsweredByWhatIsKnownAndTheRestIsLeftOut() throws Exception {
        Process process = start();
        OutputStream in = process.getOutputStream();
        in.write((ATARI + OPEN + ATARI + OPEN).getBytes(StandardCharsets.US_ASCII));
        in.flush();
        BufferedReader out = process.inputReader(StandardCharsets.US_ASCII);
        assertThat(out.readLine()).startsWith("{\"id\":\"atari\",").contains("\"result\":\"Won\"");
        // With one thread the next question is begun at once, or is left out: wait until it is there.
        Thread.sleep(1000);
        process.toHandle().destroy();
        assertThat(out.readLine())
                .startsWith("{\"id\":\"open\",")
                .contains("\"result\":\"Unknown\"", "\"reason\":\"cancelled\"");
        assertThat(out.readLine()).isNull();
        assertThat(process.errorReader().readLine())
                .isEqualTo("yomi: interrupted, 2 questions answered, 1 of them unknown, 0 errors");
        assertThat(process.waitFor()).isNotZero();
    }

    private static Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "solve",
                        "-",
                        "--threads",
                        "1")
                .start();
    }
}
