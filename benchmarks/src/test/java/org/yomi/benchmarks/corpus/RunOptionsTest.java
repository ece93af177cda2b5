package org.yomi.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.apache.commons.cli.Options;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.question.Limits;

class RunOptionsTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @ParameterizedTest
    @CsvSource({
        "--max, -1, '--max must be at least 1, got -1'",
        "--max, many, '--max must be a whole number, got many'",
        "--nodes, 0, '--nodes must be at least 1, got 0'",
        "--seconds, 0, '--seconds must be from 0.001 to 1000000, got 0'",
        "--seconds, 1e300, '--seconds must be from 0.001 to 1000000, got 1e300'"
    })
    void aWrongNumberIsNamedWithWhatWouldBeRight(String option, String value, String complaint) throws IOException {
        int status = RunOptions.run(
                new String[] {option, value},
                new Options(),
                Limits.DEFAULT,
                (options, stream) -> stream.println(options.limits() + " " + options.max()),
                new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith(complaint);
        assertThat(status).isEqualTo(2);
    }
}
