package org.yomi.gtp.vertex;

/**
 * The size of a board, from 2x2 to 25x25, not necessarily square.
 *
 * @param width number of columns
 * @param height number of rows
 */
public record BoardSize(int width, int height) {
    /** The least width and height. */
    public static final int MIN = 2;
    /** The greatest width and height: GTP has 25 column letters. */
    public static final int MAX = 25;

    /** Refuses sizes out of range. */
    public BoardSize {
        if (width < MIN || width > MAX || height < MIN || height > MAX) {
            throw new IllegalArgumentException(
                    "a board is " + MIN + " to " + MAX + " wide and high, not " + width + "x" + height);
        }
    }

    /** Returns the size of a square board. */
    public static BoardSize square(int size) {
        return new BoardSize(size, size);
    }

    /** Returns whether the vertex is a point of a board of this size; pass is not. */
    public boolean contains(Vertex vertex) {
        return !vertex.isPass() && vertex.column() < width && vertex.row() < height;
    }

    /** Returns for example {@code 9x9}. */
    @Override
    public String toString() {
        return width + "x" + height;
    }
}
