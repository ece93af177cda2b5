package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SelfTestTest {
    @Test
    void findsNothingWrongHere() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int status = new SelfTest(new PrintStream(out, true, StandardCharsets.UTF_8)).run();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .doesNotContain("BAD")
                .contains("a new Yomi", "GoGui and Sabaki send first", "4 questions", "PNG");
        assertThat(status).isZero();
    }

    @Test
    void saysWhatToTypeIntoTheFrontends() {
        assertThat(new Installation(Path.of("/opt/my yomi"), Path.of("/jdk"), false).advice())
                .containsExactly(
                        "In GoGui:  Program > New Program..., Command: \"" + Path.of("/opt/my yomi/bin/yomi") + "\"",
                        "In Sabaki: File > Preferences..., Engines, Add, Path: " + Path.of("/opt/my yomi/bin/yomi"));
        assertThat(new Installation(Path.of("yomi"), Path.of("jdk"), true)
                        .advice()
                        .get(1))
                .endsWith("Path: " + Path.of("jdk/bin/java.exe")
                        + ", Arguments: -cp \"yomi/lib/*\" org.yomi.analyze.cli.Main");
    }
}
