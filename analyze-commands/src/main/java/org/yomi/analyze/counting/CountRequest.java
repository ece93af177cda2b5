package org.yomi.analyze.counting;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.legal.Effort;

/**
 * What was asked of a task.
 *
 * @param numbers the whole numbers behind the task's name: the sides of a board, or a table's number
 * @param max how far a table goes, if that was said; each table has a habit of its own
 * @param runs how many samples an estimate takes, if that was said
 * @param seed of what is random, if that was said
 * @param threads at least 1
 * @param checkpoint where a count of legal positions keeps what it has done, if it shall
 * @param format how tables are written
 */
public record CountRequest(
        List<Integer> numbers,
        OptionalInt max,
        OptionalInt runs,
        OptionalInt seed,
        int threads,
        Optional<Path> checkpoint,
        TableFormat format) {
    /** Copies the list. */
    public CountRequest {
        numbers = List.copyOf(numbers);
    }

    /** A request with nothing but numbers, on one thread. */
    public static CountRequest of(Integer... numbers) {
        return new CountRequest(
                List.of(numbers),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                1,
                Optional.empty(),
                TableFormat.TEXT);
    }

    /** The same on so many threads. */
    public CountRequest onThreads(int many) {
        return new CountRequest(numbers, max, runs, seed, many, checkpoint, format);
    }

    /** One of the numbers, from 0. */
    int number(int i) {
        return numbers.get(i);
    }

    /**
     * How far a table shall go.
     *
     * @param habit where it ends unless something else was said
     * @param most where it must end
     * @throws RefusedCount if more was asked
     */
    public int max(int habit, int most) {
        return max(1, habit, most);
    }

    /**
     * Likewise.
     *
     * @param least where it can end at the earliest
     * @throws RefusedCount if more was asked, or less
     */
    public int max(int least, int habit, int most) {
        int wanted = max.orElse(habit);
        if (wanted < least || wanted > most) {
            throw new RefusedCount("--max is from " + least + " to " + most + " here, not " + wanted);
        }
        return wanted;
    }

    /** How many samples an estimate shall take. */
    int runs(int habit) {
        return runs.orElse(habit);
    }

    /** With what samples shall begin. */
    long firstSeed() {
        return seed.orElse(1);
    }

    /**
     * Sees that nothing was said about samples, since what is wanted is counted.
     *
     * @param counted what it is, such as {@code 5x5}
     * @throws RefusedCount if something was
     */
    void takesNoSamples(String counted) {
        CountOption said = runs.isPresent() ? CountOption.RUNS : CountOption.SEED;
        if (runs.isPresent() || seed.isPresent()) {
            throw new RefusedCount(
                    "--" + said.word() + " is for estimates, and " + counted + " is counted; leave it out");
        }
    }

    /** What is missing of an estimate when fewer samples were taken than wanted. */
    Optional<String> fewer(int done, int wanted) {
        return done < wanted ? Optional.of(done + " of " + wanted + " runs done") : Optional.empty();
    }

    /** What a count of legal positions may use. */
    Effort effort() {
        return Effort.ofThreads(threads).keeping(checkpoint);
    }
}
