package org.yomi.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.yomi.gtp.client.InProcessController;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;

class ReadmeTest {
    @Test
    void showsTheExampleAsItCompiles() throws IOException {
        String source = Files.readString(Path.of("src/test/java/org/yomi/gtp/HelloEngine.java"));
        String example = source.substring(source.indexOf("public final class"));

        assertThat(Files.readString(Path.of("README.md"))).contains("```java\n" + example + "```");
    }

    @Test
    void exampleAnswersAsShown() {
        InProcessController hello = new InProcessController(new Session(HelloEngine.commands(), SessionListener.NONE));

        assertThat(hello.send("1 hello-mark D4 Z9").text())
                .isEqualTo("argument 2 must be a vertex such as D4 on this 9x9 board, got 'Z9'");
        assertThat(hello.ask("gogui-analyze_commands")).isEqualTo("gfx/Mark points/hello-mark %P");
        assertThat(hello.ask("hello-mark D4 E5")).isEqualTo("MARK D4 E5");
    }
}
