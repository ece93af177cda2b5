package org.yomi.analyze.cli;

import java.util.function.ToIntFunction;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** Something that may count for long: the console shows how far it is, Ctrl-C ends it, and then it says what is known. */
final class LongCount {
    private final Console console;
    private final Progress progress;

    private final Watch watch;

    private LongCount(Console console, Interrupt interrupt) {
        this.console = console;
        this.progress = new Progress(console);
        this.watch = new CountProgress(interrupt::came, progress);
    }

    /**
     * Does it.
     *
     * @param work answers with one of {@link ExitStatus}; may throw {@link RefusedCount} or {@link StoppedCount}
     * @return one of {@link ExitStatus}; the reason was printed
     */
    static int run(Console console, ToIntFunction<LongCount> work) {
        // All is printed before the interrupt is closed: afterwards the process may be gone.
        try (Interrupt interrupt = new Interrupt()) {
            return new LongCount(console, interrupt).done(work);
        }
    }

    /** Shows how far it is, and says when to end. */
    Watch watch() {
        return watch;
    }

    /** Prints a part of the answer. */
    void print(String text) {
        progress.clear();
        console.out().print(text);
    }

    /** Prints what is wrong or missing. */
    void complain(String text) {
        progress.clear();
        console.out().flush();
        console.err().println("yomi: " + text);
    }

    private int done(ToIntFunction<LongCount> work) {
        try {
            return work.applyAsInt(this);
        } catch (RefusedCount e) {
            complain(String.valueOf(e.getMessage()));
            return ExitStatus.TROUBLE;
        } catch (StoppedCount e) {
            complain(String.valueOf(e.getMessage()));
            return ExitStatus.NO;
        } finally {
            progress.clear();
            console.out().flush();
        }
    }
}
