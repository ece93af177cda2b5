package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.yomi.gtp.registry.Manual;

class ManualTest {
    private static final Path PAGE = Path.of("..", "docs", "commands.md");
    private static final String HOW_TO_WRITE = "docs/commands.md is made from the command table; write it anew with\n"
            + "mvn -pl analyze-commands -am test -Dtest=ManualTest -Dsurefire.failIfNoSpecifiedTests=false"
            + " -Dmanual.write=true";

    @Test
    void thePageInTheRepositoryIsTheOneMadeFromTheTable() throws IOException {
        String page = Manual.markdown("Commands of Yomi", new TestEngine().registry());
        if (Boolean.getBoolean("manual.write")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page);
        }
        assertThat(PAGE).as(HOW_TO_WRITE).exists();
        assertThat(Files.readString(PAGE)).as(HOW_TO_WRITE).isEqualTo(page);
    }
}
