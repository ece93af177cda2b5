package org.yomi.analyze.draw;

import java.util.ArrayList;
import java.util.List;

/** Where things are on the picture, in pixels. */
final class Layout {

    /** Distance between two lines of the board. */
    static final double CELL = 40;
    /** Size of the letters of the caption. */
    static final double CAPTION_SIZE = 17;

    private static final double FRAME = 25;
    private static final double COORDINATES = 26;
    // The half puts the lines of the board on the middle of a pixel, where they are sharp.
    private static final double EDGE = 6.5;
    private static final double MARGIN = FRAME + COORDINATES + EDGE;
    private static final double CAPTION_LINE = 24;
    // Mean width of a letter of the caption; wide enough that no line runs off the picture.
    private static final double CAPTION_LETTER = 0.56 * CAPTION_SIZE;

    private final int columns;
    private final int rows;
    private final List<String> caption;

    /** @param caption lines to put under the board, broken where they are too long */
    Layout(int columns, int rows, List<String> caption) {
        this.columns = columns;
        this.rows = rows;
        int letters = (int) ((width() - 2 * EDGE) / CAPTION_LETTER);
        List<String> broken = new ArrayList<>();
        caption.forEach(line -> breakLine(line, letters, broken));
        this.caption = List.copyOf(broken);
    }

    private static void breakLine(String line, int letters, List<String> broken) {
        StringBuilder current = new StringBuilder();
        for (String word : line.strip().split("\\s+")) {
            if (current.length() > 0 && current.length() + 1 + word.length() > letters) {
                broken.add(current.toString());
                current.setLength(0);
            }
            current.append(current.length() == 0 ? "" : " ").append(word);
        }
        broken.add(current.toString());
    }

    double width() {
        return (columns - 1) * CELL + 2 * MARGIN;
    }

    double height() {
        return captionTop() + (caption.isEmpty() ? 0 : caption.size() * CAPTION_LINE + EDGE);
    }

    private double captionTop() {
        return (rows - 1) * CELL + 2 * MARGIN;
    }

    /** Where lines cross; fractions lie between the lines. */
    XY at(double x, double y) {
        return new XY(MARGIN + x * CELL, MARGIN + (rows - 1 - y) * CELL);
    }

    XY at(Spot spot) {
        return at(spot.x(), spot.y());
    }

    /** The top left corner of the board, of which its frame is a part. */
    XY boardCorner() {
        return new XY(MARGIN - FRAME, MARGIN - FRAME);
    }

    double boardWidth() {
        return (columns - 1) * CELL + 2 * FRAME;
    }

    double boardHeight() {
        return (rows - 1) * CELL + 2 * FRAME;
    }

    /** How far from the outer lines, in cells, the coordinates stand. */
    double coordinateDistance() {
        return (FRAME + COORDINATES / 2) / CELL;
    }

    /** The lines of the caption. */
    List<String> caption() {
        return caption;
    }

    /** The centre of a line of the caption. */
    XY captionCentre(int line) {
        return new XY(width() / 2, captionTop() + (line + 0.5) * CAPTION_LINE);
    }
}
