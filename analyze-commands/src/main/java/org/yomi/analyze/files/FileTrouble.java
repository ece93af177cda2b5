package org.yomi.analyze.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file that cannot be read or written. The message names it and says why, without the names of Java's classes. */
public final class FileTrouble extends IOException {
    private static final long serialVersionUID = 1L;
    private static final String EMPTY = "the name of the file is empty";

    private final String message;

    private FileTrouble(String message, Exception cause) {
        super(message, cause);
        this.message = message;
    }

    /**
     * What to throw when a file cannot be read.
     *
     * @param name as the user typed it
     * @param cause an {@link IOException} or {@link InvalidPathException}
     */
    public static FileTrouble reading(String name, Exception cause) {
        if (name.isEmpty()) {
            return new FileTrouble(EMPTY, cause);
        }
        return new FileTrouble(
                cause instanceof NoSuchFileException
                        ? "there is no file " + name
                        : "cannot read the file " + name + ": " + reason(cause),
                cause);
    }

    /**
     * What to throw when a file cannot be written.
     *
     * @param name as the user typed it
     * @param cause an {@link IOException} or {@link InvalidPathException}
     */
    public static FileTrouble writing(String name, Exception cause) {
        if (name.isEmpty()) {
            return new FileTrouble(EMPTY, cause);
        }
        String reason = cause instanceof NoSuchFileException ? "there is no such folder" : reason(cause);
        return new FileTrouble("cannot write the file " + name + ": " + reason, cause);
    }

    /**
     * Notices before long work, and not after it, that its file has no place.
     *
     * @param name as the user typed it
     * @throws FileTrouble if there is no folder for it, or it is a folder itself
     */
    public static void expectWritable(String name, Path file) throws FileTrouble {
        if (!Files.isDirectory(file.toAbsolutePath().resolveSibling(""))) {
            throw writing(name, new NoSuchFileException(name));
        }
        if (Files.isDirectory(file)) {
            // As the system words it where it is asked.
            throw writing(name, new FileSystemException(name, null, "Is a directory"));
        }
    }

    /** Whether two names are of one file, which need not be there. */
    public static boolean isOneFile(String name, String other) {
        Path first = Path.of(name);
        Path second = Path.of(other);
        try {
            return Files.isSameFile(first, second);
        } catch (IOException e) {
            // One of them is not there.
            return first.toAbsolutePath()
                    .normalize()
                    .equals(second.toAbsolutePath().normalize());
        }
    }

    /** Whether a file is there, but keeps nothing that one could write over, such as {@code /dev/null}. */
    public static boolean isDevice(String name) {
        Path file = Path.of(name);
        return Files.exists(file) && !Files.isRegularFile(file);
    }

    /** The message. */
    public String message() {
        return message;
    }

    /** Why an input or output failed. */
    public static String reason(Exception cause) {
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (cause instanceof CharacterCodingException) {
            return "it is not a text in UTF-8";
        }
        if (cause instanceof FileSystemException system) {
            return system.getReason() == null ? "file system error" : system.getReason();
        }
        @Nullable String message = cause instanceof InvalidPathException path ? path.getReason() : cause.getMessage();
        return message == null ? "input or output failed" : message;
    }
}
