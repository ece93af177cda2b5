package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of packages in the modules' README.md name each package there is, and no other. */
class PackageTablesTest {
    private static final Pattern FIRST_CELL = Pattern.compile("(?m)^\\| ((?:`[a-z.]+`(?:, )?)+) \\|");
    private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

    @ParameterizedTest
    @CsvSource({"gtp, gtp", "engine, engine", "solvers, solvers", "analyze-commands, analyze"})
    void theTableNamesAllPackages(String module, String name) throws IOException {
        Path root = Path.of("..", module, "src", "main", "java", "org", "yomi", name);
        assertThat(packagesInTable(Path.of("..", module, "README.md"))).isEqualTo(packagesBelow(root));
    }

    private static Set<String> packagesBelow(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .map(file -> root.relativize(file.getParent()).toString())
                    .map(folder -> folder.replace('/', '.').replace('\\', '.'))
                    .filter(folder -> !folder.isEmpty())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> packagesInTable(Path readme) throws IOException {
        return FIRST_CELL
                .matcher(Files.readString(readme))
                .results()
                .flatMap(cell -> NAME.matcher(cell.group(1)).results())
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
