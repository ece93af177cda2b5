package org.yomi.analyze.draw;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/** Draws diagrams as SVG 1.1, each kind of thing in a group with a class name, so that a style sheet may restyle it. */
public final class SvgWriter implements Canvas {

    // Letters are about this much of their font's size high, so half of it is below the centre.
    private static final double HALF_LETTER = 0.35;

    private final StringBuilder out = new StringBuilder();
    private boolean inGroup;

    private SvgWriter() {}

    /** The diagram as an SVG document. */
    public static String svg(Diagram diagram) {
        Layout layout = Painter.layout(diagram);
        SvgWriter writer = new SvgWriter();
        writer.open(layout);
        Painter.paint(diagram, layout, writer);
        writer.closeGroup();
        return writer.out.append("</svg>\n").toString();
    }

    private void open(Layout layout) {
        String width = number(layout.width());
        String height = number(layout.height());
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height + "\" text-anchor=\"middle\">\n");
        if (!layout.caption().isEmpty()) {
            out.append("<title>")
                    .append(escape(String.join(" ", layout.caption())))
                    .append("</title>\n");
        }
    }

    private void closeGroup() {
        if (inGroup) {
            out.append("</g>\n");
        }
        inGroup = false;
    }

    @Override
    public void group(String name) {
        closeGroup();
        out.append("<g class=\"").append(name).append("\">\n");
        inGroup = true;
    }

    @Override
    public void rectangle(XY corner, double width, double height, int color) {
        String place = attribute("x", corner.x()) + attribute("y", corner.y());
        String size = attribute("width", width) + attribute("height", height);
        element("rect" + place + size + " shape-rendering=\"crispEdges\"", Pen.fill(color));
    }

    @Override
    public void circle(XY centre, double radius, Pen pen) {
        element("circle" + attribute("cx", centre.x()) + attribute("cy", centre.y()) + attribute("r", radius), pen);
    }

    @Override
    public void polygon(List<XY> corners, Pen pen) {
        String points = corners.stream()
                .map(corner -> number(corner.x()) + "," + number(corner.y()))
                .collect(Collectors.joining(" "));
        element("polygon points=\"" + points + "\" stroke-linejoin=\"round\"", pen);
    }

    @Override
    public void line(XY from, XY to, Pen pen) {
        String ends = attribute("x1", from.x())
                + attribute("y1", from.y())
                + attribute("x2", to.x())
                + attribute("y2", to.y());
        element("line" + ends + " stroke-linecap=\"square\"", pen);
    }

    @Override
    public void text(XY centre, String text, Type type) {
        out.append("<text" + attribute("x", centre.x()) + attribute("y", centre.y() + HALF_LETTER * type.size()));
        out.append(" font-family=\"" + (type.serif() ? "Georgia, serif" : "Helvetica, Arial, sans-serif") + "\"");
        out.append(attribute("font-size", type.size()) + (type.bold() ? " font-weight=\"bold\"" : ""));
        out.append(" fill=\"" + color(type.color()) + "\">" + escape(text) + "</text>\n");
    }

    private void element(String nameAndAttributes, Pen pen) {
        out.append("<" + nameAndAttributes + " fill=\"" + color(pen.fill()) + "\"");
        if (pen.stroke() != NONE) {
            out.append(" stroke=\"" + color(pen.stroke()) + "\"" + attribute("stroke-width", pen.width()));
        }
        out.append("/>\n");
    }

    private static String attribute(String name, double value) {
        return " " + name + "=\"" + number(value) + "\"";
    }

    /** Two decimals are finer than any screen; no locale, no trailing zeros. */
    private static String number(double value) {
        return BigDecimal.valueOf(value)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String color(int rgb) {
        return rgb == NONE ? "none" : "#" + Integer.toHexString(0x1000000 | rgb).substring(1);
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.appendCodePoint(isXml(c) ? c : 0xfffd);
            }
        });
        return escaped.toString();
    }

    /** Whether XML 1.0 can hold this character at all. */
    private static boolean isXml(int c) {
        boolean control = c < ' ' && c != '\t' && c != '\n' && c != '\r';
        boolean surrogate = c >= 0xd800 && c <= 0xdfff;
        return !control && !surrogate && c != 0xfffe && c != 0xffff;
    }
}
