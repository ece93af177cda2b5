package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SelfTestTest {
    @Test
    void findsNothingWrongHere() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int status = new SelfTest(new PrintStream(out, true, StandardCharsets.UTF_8)).run();
        assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("BAD").contains("a new Yomi", "4 questions");
        assertThat(status).isZero();
    }
}
