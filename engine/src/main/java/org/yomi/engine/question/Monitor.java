package org.yomi.engine.question;

import java.util.List;

/**
 * How a search and the one who asked stay in touch.
 *
 * <p>Both methods are called on the thread that searches, often: they must return at once and must not throw.
 */
public interface Monitor {
    /** Never stops a search and does not listen. */
    Monitor SILENT = () -> false;

    /** Whether the search should end; it then answers {@code Unknown cancelled} within 50 ms. */
    boolean cancelled();

    /**
     * Called twice a second at most while a search runs.
     *
     * @param nodes positions visited so far
     * @param line the moves being read, from the position of the question
     */
    default void progress(long nodes, List<Integer> line) {}
}
