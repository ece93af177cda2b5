package org.yomi.analyze.draw;

import java.util.List;

/** Something to draw on. Coordinates are in pixels from the top left corner; colours are 0xrrggbb. */
interface Canvas {

    /** Stands for no fill or no stroke. */
    int NONE = -1;

    /**
     * How a shape is drawn.
     *
     * @param fill colour inside, or {@link #NONE}
     * @param stroke colour of the border, or {@link #NONE}
     * @param width of the border in pixels
     */
    record Pen(int fill, int stroke, double width) {

        static Pen fill(int color) {
            return new Pen(color, NONE, 0);
        }

        static Pen stroke(int color, double width) {
            return new Pen(NONE, color, width);
        }
    }

    /**
     * How a text is drawn.
     *
     * @param size height of the font in pixels
     */
    record Type(double size, boolean bold, boolean serif, int color) {}

    /** What follows belongs together, until the next group. */
    void group(String name);

    /** A filled rectangle given by its top left corner and its sides. */
    void rectangle(XY corner, double width, double height, int color);

    void circle(XY centre, double radius, Pen pen);

    /** A closed polygon. */
    void polygon(List<XY> corners, Pen pen);

    void line(XY from, XY to, Pen pen);

    /** A text on one line, centred both ways. */
    void text(XY centre, String text, Type type);
}
