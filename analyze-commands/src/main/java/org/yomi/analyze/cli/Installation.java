package org.yomi.analyze.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;

/**
 * Where this program is installed, and what to type into the frontends so that they find it.
 *
 * @param home the folder with {@code bin} and {@code lib}
 * @param javaHome that of the Java which runs
 * @param isWindows whether this is Windows, where a Sabaki older than 0.60.2 may be unable to start a {@code .cmd} file
 */
record Installation(Path home, Path javaHome, boolean isWindows) {
    private static final String BIN = "bin";

    /** This installation; empty if the program runs from elsewhere, as in a test. */
    static Optional<Installation> find() {
        CodeSource source = Installation.class.getProtectionDomain().getCodeSource();
        if (source == null) {
            return Optional.empty();
        }
        try {
            Path home = Path.of(source.getLocation().toURI())
                    .toRealPath()
                    .resolve("../..")
                    .normalize();
            boolean isWindows = System.getProperty("os.name", "").startsWith("Windows");
            return Files.exists(home.resolve(BIN).resolve("yomi"))
                    ? Optional.of(new Installation(home, Path.of(System.getProperty("java.home", "")), isWindows))
                    : Optional.empty();
        } catch (URISyntaxException | IOException e) {
            return Optional.empty();
        }
    }

    /** A line for each frontend. */
    List<String> advice() {
        String script =
                home.resolve(BIN).resolve(isWindows ? "yomi.cmd" : "yomi").toString();
        return List.of(
                "In GoGui:  Program > New Program..., Command: " + (script.contains(" ") ? '"' + script + '"' : script),
                "In Sabaki: File > Preferences..., Engines, Add, Path: "
                        + (isWindows
                                ? javaHome.resolve(BIN).resolve("java.exe") + ", Arguments: -cp \""
                                        + home.toString().replace('\\', '/') + "/lib/*\" " + Main.class.getName()
                                : script));
    }
}
