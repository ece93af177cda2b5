package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionLogTest {
    @TempDir
    private Path directory;

    @Test
    void theFileHoldsTheTrafficInOrder() throws IOException {
        Path file = directory.resolve("yomi.log");
        ChildEngine.Answer answer = ChildEngine.ask("name\nplay b Z9\nquit\n", "--log", file.toString());
        assertThat(answer.stdout()).startsWith("= Yomi\n\n? ");
        assertThat(Files.readAllLines(file)).hasSize(6);
        assertThat(Files.readString(file))
                .containsSubsequence("<< name", ">> = Yomi", "<< play b Z9", ">> ? ", "<< quit");
    }
}
