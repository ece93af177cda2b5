package org.yomi.gtp.vertex;

/**
 * A stone or a move.
 *
 * @param color whose it is
 * @param vertex where it is
 */
public record ColoredVertex(Color color, Vertex vertex) {
    /** Returns for example {@code b D4}. */
    @Override
    public String toString() {
        return color.letter() + " " + vertex;
    }
}
