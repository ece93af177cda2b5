package org.yomi.solvers.counting.legal;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.jspecify.annotations.Nullable;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * The file that a count keeps what it has done in, so that it goes on there when it was ended, even by force: it is written
 * beside the old one and then takes its place. Its name tells the count, for a table has several of the same height. It
 * begins with a word and a version, and ends with a checksum.
 */
final class Checkpoint {
    private static final long WORD = 0x596f6d69_436f756eL; // "YomiCoun"
    private static final int VERSION = 1;
    /** The end of the name of a file that is being written. */
    private static final String FRESH = ".new";

    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final Shape shape;
    private final Moduli moduli;
    private final Watch watch;

    /**
     * The file of a count in a folder, which is made if there is none.
     *
     * @throws RefusedCount if it cannot be made
     */
    Checkpoint(Path directory, Shape shape, Moduli moduli, Watch watch) {
        String name = "legal-" + shape.height() + "x" + shape.columns() + "-" + moduli.name() + ".checkpoint";
        this.file = directory.resolve(name);
        if (Files.exists(directory) && !Files.isDirectory(directory)) {
            throw new RefusedCount("checkpoints are kept in a folder, and " + directory + " is not one");
        }
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw unwritten(e);
        }
        this.shape = shape;
        this.moduli = moduli;
        this.watch = watch;
    }

    /**
     * How far a count is.
     *
     * @param lanes how many moduli are counted at the same time
     * @param round how many such groups of moduli are done
     * @param column the columns of the group that are done
     */
    record State(int lanes, int round, int column) {}

    /**
     * Writes a state in the place of the last one.
     *
     * @param sums for each modulus, for each column, the remainder of the number of legal positions; 0 where not yet known
     * @param counts of the classes after the state's column
     * @param used how many numbers of them
     * @return whether it was written; the watch may have told to end
     */
    boolean write(State state, long[][] sums, long[] counts, int used) {
        try {
            if (!writeFresh(state, sums, counts, used)) {
                removeFresh();
                return false;
            }
            Files.move(fresh(), file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException e) {
            removeFresh();
            throw unwritten(e);
        }
    }

    private boolean writeFresh(State state, long[][] sums, long[] counts, int used) throws IOException {
        try (CheckedOutputStream sum = new CheckedOutputStream(
                        new BufferedOutputStream(Files.newOutputStream(fresh()), BUFFER), new CRC32C());
                DataOutputStream out = new DataOutputStream(sum)) {
            writeHeader(out, state);
            for (long[] row : sums) {
                writeLongs(out, row, row.length);
            }
            if (!writeLongs(out, counts, used)) {
                return false;
            }
            out.writeLong(sum.getChecksum().getValue());
            return true;
        }
    }

    private RefusedCount unwritten(IOException e) {
        return new RefusedCount("the checkpoint " + file + " cannot be written: " + reason(e));
    }

    /** In words, without the names of Java's classes. */
    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        @Nullable String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return reason == null ? "input or output failed" : reason;
    }

    /** Each process has its own, so that two counts of one board do not write into one file. */
    private Path fresh() {
        return file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid() + FRESH);
    }

    private void writeHeader(DataOutputStream out, State state) throws IOException {
        out.writeLong(WORD);
        out.writeInt(VERSION);
        out.writeInt(shape.height());
        out.writeInt(shape.columns());
        writeLongs(out, moduli.primes(), moduli.count());
        out.writeInt(state.lanes);
        out.writeInt(state.round);
        out.writeInt(state.column);
    }

    /** Gigabytes take seconds; an end in between leaves the old file. */
    private boolean writeLongs(DataOutputStream out, long[] numbers, int used) throws IOException {
        out.writeInt(used);
        ByteBuffer bytes = ByteBuffer.allocate(BUFFER);
        for (int from = 0; from < used; from += BUFFER / Long.BYTES) {
            if (watch.cancelled()) {
                return false;
            }
            int count = Math.min(BUFFER / Long.BYTES, used - from);
            bytes.clear().asLongBuffer().put(numbers, from, count);
            out.write(bytes.array(), 0, count * Long.BYTES);
        }
        return true;
    }

    /**
     * The state that was written last, if there is one. The whole file is looked at.
     *
     * @param sums where its sums go
     * @throws RefusedCount if it is of another count, of another program, or damaged
     * @throws StoppedCount if the watch told it to end
     */
    Optional<State> read(long[][] sums) {
        return Files.exists(file) ? Optional.of(read(sums, new long[BUFFER / Long.BYTES])) : Optional.empty();
    }

    /**
     * Reads the counts of the state that was written last.
     *
     * @param counts where they go; has room for all
     */
    void readCounts(long[] counts) {
        read(new long[moduli.count()][shape.columns()], counts);
    }

    /** The counts go into an array, from its beginning again and again if it is too short. */
    private State read(long[][] sums, long[] counts) {
        require(!Files.isDirectory(file), "it is a folder");
        try (CheckedInputStream sum = new CheckedInputStream(
                        new BufferedInputStream(Files.newInputStream(file), BUFFER), new CRC32C());
                DataInputStream in = new DataInputStream(sum)) {
            State state = readState(in);
            for (long[] row : sums) {
                readRow(in, row);
            }
            readLongs(in, in.readInt(), counts);
            long expected = sum.getChecksum().getValue();
            require(in.readLong() == expected && in.read() < 0, "it is damaged");
            return state;
        } catch (EOFException e) {
            throw refusal("it is damaged: it ends too early");
        } catch (IOException e) {
            throw refusal("it cannot be read (" + reason(e) + ")");
        }
    }

    private State readState(DataInputStream in) throws IOException {
        require(begins(in), "it is no checkpoint of Yomi");
        int version = in.readInt();
        require(version == VERSION, "it is of version " + version + ", and this program reads " + VERSION);
        int height = in.readInt();
        int columns = in.readInt();
        require(
                height == shape.height() && columns == shape.columns(),
                "it is of the boards " + height + "x1 to " + height + "x" + columns);
        long[] primes = new long[moduli.count()];
        readRow(in, primes);
        require(Arrays.equals(primes, moduli.primes()), "it has other moduli");
        int lanes = in.readInt();
        int round = in.readInt();
        int column = in.readInt();
        return new State(lanes, round, column);
    }

    /** Whether the word is there; a shorter file, even an empty one, may be anybody's. */
    private static boolean begins(DataInputStream in) throws IOException {
        byte[] word = in.readNBytes(Long.BYTES);
        return word.length == Long.BYTES && ByteBuffer.wrap(word).getLong() == WORD;
    }

    private void readRow(DataInputStream in, long... row) throws IOException {
        require(in.readInt() == row.length, "it is damaged, or has other moduli");
        readLongs(in, row.length, row);
    }

    private void readLongs(DataInputStream in, int count, long[] numbers) throws IOException {
        byte[] bytes = new byte[BUFFER];
        for (int from = 0; from < count; from += BUFFER / Long.BYTES) {
            watch.check("its checkpoint was being read");
            int part = Math.min(BUFFER / Long.BYTES, count - from);
            in.readFully(bytes, 0, part * Long.BYTES);
            int at = count <= numbers.length ? from : 0;
            ByteBuffer.wrap(bytes).asLongBuffer().get(numbers, at, Math.min(part, numbers.length - at));
        }
    }

    private void require(boolean right, String otherwise) {
        if (!right) {
            throw refusal(otherwise);
        }
    }

    private RefusedCount refusal(String reason) {
        return new RefusedCount(
                "cannot go on from " + file + ": " + reason + "; remove it or keep checkpoints elsewhere");
    }

    /** Removes the file, and what is left of one that was being written: all is done. A file that stays does no harm. */
    void remove() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // the next count of this kind is done sooner
        }
        removeFresh();
        removeOrphans();
    }

    private void removeFresh() {
        try {
            Files.deleteIfExists(fresh());
        } catch (IOException e) {
            // the next one takes its place
        }
    }

    /** What processes that were killed had begun to write. */
    private void removeOrphans() {
        try (DirectoryStream<Path> begun =
                Files.newDirectoryStream(file.resolveSibling("."), file.getFileName() + ".*" + FRESH)) {
            for (Path path : begun) {
                String name = path.getFileName().toString();
                String process =
                        name.substring(file.getFileName().toString().length() + 1, name.length() - FRESH.length());
                if (process.matches("\\d{1,18}")
                        && ProcessHandle.of(Long.parseLong(process)).isEmpty()) {
                    Files.deleteIfExists(path);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // they take room, no more
        }
    }
}
