package org.yomi.analyze.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts another Yomi as this one was started, to see from outside what it does. */
final class ChildEngine {
    private static final long MOST_SECONDS = 30;

    /**
     * What it did.
     *
     * @param stdout all that it wrote there
     * @param millis from its start to its end
     */
    record Answer(String stdout, long millis) {}

    private ChildEngine() {}

    /**
     * Starts it, gives it commands, and waits for its end.
     *
     * @param commands lines, the last of which is {@code quit}
     * @param options of its command line
     * @throws IOException if it cannot be started, or does not end in time
     */
    static Answer ask(String commands, String... options) throws IOException {
        Path stdout = Files.createTempFile("yomi", ".out");
        try {
            long start = System.nanoTime();
            Process process = new ProcessBuilder(commandLine(options))
                    .redirectOutput(stdout.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (OutputStream in = process.getOutputStream()) {
                in.write(commands.getBytes(StandardCharsets.US_ASCII));
            }
            await(process);
            long millis = (System.nanoTime() - start) / 1_000_000;
            return new Answer(Files.readString(stdout, StandardCharsets.ISO_8859_1), millis);
        } finally {
            Files.delete(stdout);
        }
    }

    private static List<String> commandLine(String... options) {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        List<String> command = new ArrayList<>(List.of(java));
        // The same flags, but for debuggers and the like, which must not be started twice.
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> !flag.startsWith("-agent") && !flag.startsWith("-javaagent"))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(options));
        return command;
    }

    private static void await(Process process) throws IOException {
        try {
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                throw new IOException("it did not end within " + MOST_SECONDS + " seconds");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            process.destroyForcibly();
        }
    }
}
