package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yomi.gtp.registry.CommandRegistry;
import org.yomi.gtp.registry.Manual;

class ManualTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final String OVERVIEW = "commands.md";
    private static final String FOLDER = "commands";
    private static final String HOW_TO_WRITE =
            "docs/commands.md and docs/commands/*.md are made from the command table; write them anew with\n"
                    + "mvn -pl analyze-commands -am test -Dtest=ManualTest -Dsurefire.failIfNoSpecifiedTests=false"
                    + " -Dmanual.write=true";

    @Test
    void thePagesInTheRepositoryAreThoseMadeFromTheTable() throws IOException {
        CommandRegistry registry = new TestEngine().registry();
        Map<String, String> pages = new TreeMap<>(Manual.pages(registry));
        pages.put(OVERVIEW, Manual.overview("Commands of Yomi", registry));
        if (Boolean.getBoolean("manual.write")) {
            write(pages);
        }
        assertThat(pagesInRepository()).as(HOW_TO_WRITE).isEqualTo(pages);
    }

    private static void write(Map<String, String> pages) throws IOException {
        Files.createDirectories(DOCS.resolve(FOLDER));
        for (String old : pagesInRepository().keySet()) {
            Files.delete(DOCS.resolve(old));
        }
        for (Map.Entry<String, String> page : pages.entrySet()) {
            Files.writeString(DOCS.resolve(page.getKey()), page.getValue());
        }
    }

    private static Map<String, String> pagesInRepository() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        if (Files.exists(DOCS.resolve(OVERVIEW))) {
            pages.put(OVERVIEW, Files.readString(DOCS.resolve(OVERVIEW)));
        }
        if (Files.exists(DOCS.resolve(FOLDER))) {
            try (Stream<Path> files = Files.list(DOCS.resolve(FOLDER))) {
                for (Path file : files.toList()) {
                    pages.put(FOLDER + "/" + file.getFileName(), Files.readString(file));
                }
            }
        }
        return pages;
    }
}
