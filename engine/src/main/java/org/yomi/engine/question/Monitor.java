package org.yomi.engine.question;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * How a search and the one who asked stay in touch.
 *
 * <p>All methods are called on the threads that search, often: they must return at once and must not throw. When several
 * questions are read side by side, several threads call at the same time.
 */
public interface Monitor {
    /** Never stops a search and does not listen. */
    Monitor SILENT = () -> false;

    /** Whether the search should end; it then answers {@code Unknown cancelled} within 50 ms. */
    boolean cancelled();

    /** Called twice a second at most while a search runs. */
    default void progress(Reading reading) {}

    /**
     * Called for each node that is read.
     *
     * @param line gives the moves that lead to it from the position of the question, {@link
     *     org.yomi.engine.board.Geometry#PASS} among them; to be asked at once or not at all
     */
    default void node(Supplier<List<Integer>> line) {}

    /** One that hears as much, but also stops a search as soon as something else says so. */
    default Monitor stoppedBy(BooleanSupplier something) {
        Monitor listener = this;
        return new Monitor() {
            @Override
            public boolean cancelled() {
                return something.getAsBoolean() || listener.cancelled();
            }

            @Override
            public void progress(Reading reading) {
                listener.progress(reading);
            }

            @Override
            public void node(Supplier<List<Integer>> line) {
                listener.node(line);
            }
        };
    }
}
