package org.yomi.benchmarks.gnugo;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.yomi.benchmarks.program.GtpProgram;

/** Where GNU Go is, and how it is started. */
final class GnuGo {
    private GnuGo() {}

    /**
     * The program: a path to it, or a name to be looked for in the folders of PATH.
     *
     * @return nothing when there is no such program
     */
    static Optional<Path> find(String program) {
        Stream<String> folders =
                Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
        return Stream.concat(program.contains(File.separator) ? Stream.of("") : Stream.empty(), folders)
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static GtpProgram start(Path program) throws IOException {
        return GtpProgram.start(List.of(program.toString(), "--mode", "gtp", "--quiet", "--seed", "1"));
    }
}
